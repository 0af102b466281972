import * as f from '../../report/field.ts';
import { byPostedPeriodAndDay } from '../../report/question.ts';
import { type RowOf, report } from '../../report/report.ts';
import { tiposDePlano } from '../contrato.rules.ts';
import { regimesDeAtendimento } from '../regime.rules.ts';

/** Expenses of care, item by item, with the invoice that paid for each (CTB-3). */
export const custoAssistencial = report({
  route: 'contabilidade/custo-assistencial-nota-fiscal',
  title: 'Custo assistencial com nota fiscal',
  file: 'custoassistencialNF.csv',
  texts: { ask: 'Escolha o período e, se quiser, a data da nota fiscal e busque.' },
  questions: {
    periodo: byPostedPeriodAndDay(
      '/contabilidade/getCustoAssistencialNotaFiscal',
      { name: 'dtNF', label: 'Data da nota fiscal' },
      {
        summary: 'Itens das guias incorporadas nas competências do período, com a nota fiscal.',
        says: 'Custo assistencial',
        empty: ['Nenhum custo assistencial encontrado', 'Verifique o período e a data da nota fiscal.'],
        failed: 'Ocorreu algum problema ao buscar o custo assistencial',
      },
    ),
  },
  row: {
    competencia: f.competencia('Competência', { card: 'quiet', footer: 'count' }),
    guia: f.code('Guia', { card: 'quiet' }),
    sequencial: f.count('Sequencial'),
    valor: f.required(f.money('Valor')),
    notaFiscal: f.code('Nota fiscal'),
    nomeExecutante: f.empresa('Executante'),
    descProcedimento: f.text('Procedimento', { card: 'name' }),
    codProcedimento: f.code('Código do procedimento'),
    quantidade: f.quantidade('Quantidade'),
    tipoPlano: f.choice('Tipo do plano', tiposDePlano),
    codPaciente: f.matricula('Código do paciente'),
    dtEmissao: f.day('Data de emissão'),
    dtLiberacao: f.day('Data de liberação'),
    classificacao: f.text('Classificação', { filter: 'exact' }),
    regime: f.choice('Regime', regimesDeAtendimento),
    codCid: f.code('CID'),
    descCid: f.text('Descrição CID'),
    sexoPaciente: f.choice('Sexo', ['F', 'M']),
    dtNascimento: f.day('Data de nascimento'),
    cidadePaciente: f.cidade('Cidade'),
    ufPaciente: f.uf('UF'),
    codExecutante: f.code('Código do executante'),
    especialidadeExecutante: f.text('Especialidade do executante'),
    cidadeExecutante: f.cidade('Cidade do executante'),
    ufExecutante: f.uf('UF do Executante'),
    nomeSolicitante: f.pessoa('Solicitante'),
    codSolicitante: f.code('Código do solicitante'),
    especialidadeSolicitante: f.text('Especialidade do solicitante'),
    registroPlano: f.code('Registro do plano'),
  },
});

/** An item of a guide with its cost. */
export type CustoAssistencial = RowOf<typeof custoAssistencial>;
