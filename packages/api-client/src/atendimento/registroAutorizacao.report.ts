import * as f from '../report/field.ts';
import { byCompetence } from '../report/question.ts';
import { report, type RowOf } from '../report/report.ts';

/** Authorisations entered in a month (ATD-1). */
export const registroAutorizacao = report({
  route: 'atendimento/registro-autorizacao',
  title: 'Relatório de Registro de Autorização',
  file: 'lista-reg-autorizacao.csv',
  key: 'gtpCod',
  texts: { ask: 'Escolha a competência do lançamento e busque.' },
  questions: {
    competencia: byCompetence('/atendimento/getRelatorioRegAutorizacao/{competencia}', {
      summary: 'As autorizações lançadas na competência, a mais antiga primeiro.',
      says: 'Autorizações',
      empty: ['Nenhum Registro encontrado!', 'Verifique a Competência e tente novamente.'],
    }),
  },
  row: {
    gtpCod: f.required(f.code('Guia', { footer: 'count' })),
    status: f.choice('Status', {
      AUTORIZADA: 'Autorizada',
      'EM ANÁLISE': 'Em análise',
      NEGADA: 'Negada',
      CANCELADA: 'Cancelada',
    }),
    dataLancamento: f.required(f.day('Data de lançamento')),
    dataAuditoria: f.day('Data de auditoria'),
    classe: f.choice('Classe', {
      CONSULTA: 'Consulta',
      EXAME: 'Exame',
      TERAPIA: 'Terapia',
      CIRURGIA: 'Cirurgia',
      INTERNAÇÃO: 'Internação',
    }),
    dtinicial: f.day('Data inicial'),
    dtfinal: f.day('Data final'),
    carater: f.choice('Caráter', { ELETIVA: 'Eletiva', URGÊNCIA: 'Urgência' }),
  },
});

export type Autorizacao = RowOf<typeof registroAutorizacao>;
