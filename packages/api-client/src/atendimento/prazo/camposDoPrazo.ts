import * as f from '../../report/field.ts';
import { situacoesDoPrazo } from './solicitacao.rules.ts';

/** Columns of the clock of a request (ATD-16 to ATD-19). */
export const camposDoPrazo = {
  prazo: f.ours(f.choice('Situação do prazo', situacoesDoPrazo)),
  relogio: f.ours(f.text('Prazo da resposta')),
  responderAte: f.ours(f.day('Responder até')),
  realizarAte: f.ours(f.day('Realizar até')),
  restam: f.ours(f.count('Dias úteis que restam', { footer: null })),
  tipoVisto: f.ours(f.text('Tipo da solicitação')),
} as const;

/** Columns of the completion of a request (ATD-32, ATD-33). */
export const camposDaRealizacao = {
  realizadaEm: f.ours(f.day('Realizada em')),
  relogioRealizacao: f.ours(f.text('Prazo da realização')),
} as const;
