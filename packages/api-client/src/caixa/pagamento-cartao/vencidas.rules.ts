import type { MensalidadeAberta } from './lancamento.contract.ts';

/** The fees that are late on an ISO day: the last day in time has passed, or, untold, the due day (COB-5). */
export const vencidasEm = (abertas: readonly MensalidadeAberta[], dia: string): MensalidadeAberta[] =>
  abertas.filter(({ vencimento, emDiaAte }) => (emDiaAte ?? vencimento) < dia);
