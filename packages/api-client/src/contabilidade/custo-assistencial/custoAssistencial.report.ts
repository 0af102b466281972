import * as f from '../../report/field.ts';
import { byPostedPeriodAndDay } from '../../report/question.ts';
import { type RowOf, report } from '../../report/report.ts';
import { tiposDePlano } from '../contrato.rules.ts';
import { regimesDeAtendimento } from '../regime.rules.ts';

/** Expenses of care, item by item, with the invoice that paid for each (CTB-3). */
export const custoAssistencial = report({
  route: 'contabilidade/custo-assistencial-nota-fiscal',
  title: 'Custo Assistencial com Nota Fiscal',
  file: 'custoassistencialNF.csv',
  texts: { ask: 'Escolha o período e, se quiser, a data da nota fiscal e busque.' },
  questions: {
    periodo: byPostedPeriodAndDay(
      '/contabilidade/getCustoAssistencialNotaFiscal',
      { name: 'dtNF', label: 'Data da nota fiscal' },
      {
        summary: 'Itens das guias incorporadas nas competências do período, com a nota fiscal.',
        says: 'Custo das competências',
        empty: ['Nenhum custo assistencial encontrado', 'Verifique o período e a data da nota fiscal.'],
        failed: 'Ocorreu algum problema ao buscar o custo assistencial',
      },
    ),
  },
  row: {
    competencia: f.competencia('Competência', { footer: 'count' }),
    guia: f.code('Guia'),
    sequencial: f.count('Sequencial'),
    valor: f.required(f.money('Valor')),
    notaFiscal: f.code('Nota Fiscal'),
    nomeExecutante: f.empresa('Executante'),
    descProcedimento: f.text('Procedimento'),
    codProcedimento: f.code('Cód. Procedimento'),
    quantidade: f.quantidade('Quantidade'),
    tipoPlano: f.choice('Tipo do Plano', tiposDePlano),
    codPaciente: f.matricula('Cód. Paciente'),
    dtEmissao: f.day('Data de Emissão'),
    dtLiberacao: f.day('Data de Liberação'),
    classificacao: f.text('Classificação', { filter: 'exact' }),
    regime: f.choice('Regime', regimesDeAtendimento),
    codCid: f.code('CID'),
    descCid: f.text('Descrição CID'),
    sexoPaciente: f.choice('Sexo', ['F', 'M']),
    dtNascimento: f.day('Data de Nascimento'),
    cidadePaciente: f.cidade('Cidade'),
    ufPaciente: f.uf('UF'),
    codExecutante: f.code('Cód. Executante'),
    especialidadeExecutante: f.text('Especialidade do Executante'),
    cidadeExecutante: f.cidade('Cidade do Executante'),
    ufExecutante: f.uf('UF do Executante'),
    nomeSolicitante: f.pessoa('Solicitante'),
    codSolicitante: f.code('Cód. Solicitante'),
    especialidadeSolicitante: f.text('Especialidade do Solicitante'),
    registroPlano: f.code('Registro do Plano'),
  },
});

/** An item of a guide with its cost. */
export type CustoAssistencial = RowOf<typeof custoAssistencial>;
