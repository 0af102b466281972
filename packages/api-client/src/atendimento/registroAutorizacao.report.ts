import * as f from '../report/field.ts';
import { all, byCompetence, byPersonalText } from '../report/question.ts';
import { report, type RowOf } from '../report/report.ts';
import { camposDaRealizacao, camposDoPrazo } from './prazo/camposDoPrazo.ts';
import { camposDaReanalise } from './reanalise/camposDaReanalise.ts';

/** Authorisations: of a month, waiting in any month, or of a number or person (ATD-1, ATD-12, ATD-13). */
export const registroAutorizacao = report({
  route: 'atendimento/registro-autorizacao',
  title: 'Registro de autorização',
  file: 'lista-reg-autorizacao.csv',
  key: 'gtpCod',
  texts: {
    ask: 'Escolha a competência do lançamento, ou digite guia, matrícula, CPF ou nome, e busque.',
    idle: 'Escolha a competência, ou digite quem ou qual guia, e use Buscar.',
  },
  questions: {
    competencia: byCompetence('/atendimento/getRelatorioRegAutorizacao/{competencia}', {
      summary: 'As autorizações lançadas na competência, a mais antiga primeiro.',
      says: 'Autorizações',
      empty: ['Nenhum registro encontrado!', 'Verifique a competência e tente novamente.'],
    }),
    busca: byPersonalText('/atendimento/getAutorizacoesDe', 'busca', {
      summary:
        'As autorizações de um número de guia, de uma matrícula, de um CPF ou de um nome, a mais nova primeiro.',
      says: 'Autorizações de',
      empty: ['Nenhuma autorização encontrada.', 'Confira o número ou o nome.'],
      label: 'Guia ou pessoa',
    }),
    emAnalise: all('/atendimento/getAutorizacoesEmAnalise', {
      summary: 'As autorizações que ainda esperam decisão, de qualquer mês, a mais antiga primeiro.',
      says: 'Autorizações em análise, de qualquer mês',
      empty: ['Nenhuma autorização em análise.', 'Todas foram decididas.'],
      button: 'Buscar em análise',
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
    matricula: f.ours(f.matricula('Matrícula')),
    nome: f.ours(f.nome('Nome')),
    procedimento: f.ours(f.text('Procedimento')),
    prestador: f.ours(f.text('Prestador')),
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
    ...camposDoPrazo,
    respondidaEm: f.ours(f.day('Respondida em')),
    resposta: f.ours(f.text('Resposta')),
    clausula: f.ours(f.text('Cláusula ou base legal')),
    ...camposDaRealizacao,
    ...camposDaReanalise,
  },
});

export type Autorizacao = RowOf<typeof registroAutorizacao>;
