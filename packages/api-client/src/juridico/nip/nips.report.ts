import * as f from '../../report/field.ts';
import { all, byCompetence } from '../../report/question.ts';
import { report, type RowOf } from '../../report/report.ts';
import {
  desfechos,
  naturezas,
  situacoesDaNip,
  situacoesDaResposta,
  situacoesDaSolucao,
} from './nip.rules.ts';

const empty = ['Nenhuma NIP', 'Use Registrar NIP quando a ANS notificar uma.'] as const;

/** Complaints that ANS passed on, with their two clocks (PRA-5 to PRA-9). */
export const nips = report({
  route: 'juridico/nip',
  title: 'NIP',
  file: 'nip.csv',
  key: 'id',
  isMadeHere: true,
  texts: {
    ask: 'As notificações de intermediação preliminar da ANS, com os prazos de cada uma (RN ANS 483/2022).',
  },
  questions: {
    abertas: all('/juridico/getNipsAbertas', {
      summary: 'As NIPs que ainda esperam solução ou resposta, de qualquer mês, a mais antiga primeiro.',
      says: 'NIPs que esperam, de qualquer mês',
      empty: ['Nenhuma NIP espera', empty[1]],
      button: 'Buscar as que esperam',
    }),
    competencia: byCompetence('/juridico/getNipsDoMes/{competencia}', {
      summary: 'As NIPs notificadas na competência, a mais antiga primeiro.',
      says: 'NIPs notificadas em',
      empty,
      button: 'Buscar o mês',
    }),
    todas: all('/juridico/getNips', {
      summary: 'Todas as NIPs, menos as canceladas, a mais nova primeiro.',
      says: 'Todas as NIPs',
      empty,
      button: 'Buscar todas',
    }),
    canceladas: all('/juridico/getNipsCanceladas', {
      summary: 'As NIPs canceladas por terem sido registradas por engano, a mais nova primeiro.',
      says: 'NIPs canceladas',
      empty: ['Nenhuma NIP cancelada', 'Uma NIP registrada por engano se cancela ao abri-la.'],
      button: 'Buscar as canceladas',
    }),
  },
  row: {
    nome: f.required(f.nome('Nome', { footer: 'count' })),
    situacao: f.required(f.choice('Situação', situacoesDaNip, { card: 'amount' })),
    demanda: f.required(f.code('Demanda')),
    resolverAte: f.required(f.day('Resolver até', { card: 'none' })),
    relogioSolucao: f.required(f.text('Prazo da solução', { card: 'quiet' })),
    responderAte: f.required(f.day('Responder até', { card: 'none' })),
    relogioResposta: f.required(f.text('Prazo da resposta', { card: 'quiet' })),
    natureza: f.required(f.choice('Natureza', naturezas)),
    assunto: f.required(f.text('Assunto')),
    notificadaEm: f.required(f.day('Notificada em')),
    matricula: f.required(f.matricula('Matrícula')),
    protocolo: f.code('Protocolo nosso'),
    restam: f.count('Dias úteis que restam', { footer: null }),
    prazoSolucao: f.required(f.choice('Situação da solução', situacoesDaSolucao)),
    prazoResposta: f.required(f.choice('Situação da resposta', situacoesDaResposta)),
    respondidaEm: f.day('Respondida em'),
    desfecho: f.choice('Desfecho', desfechos),
    desfechoEm: f.day('Desfecho em'),
    id: f.required(f.count('Nº', { footer: null })),
  },
});

export type Nip = RowOf<typeof nips>;
