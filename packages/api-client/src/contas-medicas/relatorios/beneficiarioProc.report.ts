import * as f from '../../report/field.ts';
import { byPeriodAnd } from '../../report/question.ts';
import { report } from '../../report/report.ts';
import { digits } from '../../kinds/text.ts';

/** Beneficiaries with a procedure in a period (CMR-2). */
export const beneficiarioProc = report({
  route: 'contas-medicas/beneficiario-proc',
  title: 'Beneficiários por procedimento',
  file: 'beneficiarios-realizaram-procedimento.csv',
  key: ['guia', 'dataProcedimento'],
  texts: {
    ask: 'Escolha o período e o procedimento e busque.',
    idle: 'Escolha o período, digite o código TUSS e use Buscar.',
  },
  questions: {
    periodo: byPeriodAnd(
      '/prevencao/getRelatorioProcedimentosRealizadosPeriodo/{start}/{end}/{tussCode}',
      { name: 'tussCode', label: 'Código TUSS', codec: digits(8) },
      {
        summary: 'Beneficiários que realizaram um procedimento no período, pelo código TUSS.',
        says: 'Procedimentos realizados',
        empty: ['Sem utilização neste período', 'Confira o período e o código TUSS.'],
      },
    ),
  },
  row: {
    nomeBeneficiario: f.nome('Nome', { footer: 'count' }),
    dataProcedimento: f.required(f.day('Data do procedimento')),
    procedimento: f.ours(f.text('Procedimento')),
    executante: f.pessoa('Executante'),
    guia: f.required(f.code('Guia')),
    baixada: f.simNao('Baixada'),
    benAtivo: f.simNao('Ativo'),
    idade: f.idade('Idade'),
    sexo: f.choice('Sexo', ['F', 'M']),
    tipoPlano: f.plano('Tipo do plano'),
    telefone: f.phone('Telefone'),
    matricula: f.ours(f.matricula('Matrícula')),
    // Null for the Centro Médico, which needs no document of its patients here.
    cpf: f.ours(f.cpf('CPF')),
  },
});
