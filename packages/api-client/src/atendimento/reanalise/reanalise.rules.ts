import { fimDoPrazo, type RelogioDaLei } from '../../juridico/prazos/noDia.rules.ts';
import { writeDay } from '../../words/day.ts';
import { recusaDoDia } from '../prazo/realizacao.rules.ts';
import { estadoDoPrazo, type PrazoDaSolicitacao } from '../prazo/solicitacao.rules.ts';

/** Answers of a reanalysis, by their codes on the wire (ATD-26). */
export const conclusoesDaReanalise = { MANTIDA: 'Negativa mantida', REVISTA: 'Negativa revista' } as const;

export type ConclusaoDaReanalise = keyof typeof conclusoesDaReanalise;

/** A reanalysis with the data of its clock; days are ISO. */
export interface Reanalise {
  /** Day 0 of the term: the day of the request. */
  readonly pedidaEm: string;
  readonly respondidaEm: string | null;
}

/** Term of a reanalysis. */
export type PrazoDaReanalise = Pick<PrazoDaSolicitacao, 'prazo' | 'restam' | 'relogio'> & {
  readonly responderAte: string;
};

/** Term of a reanalysis on an ISO day (ATD-25). */
export const prazoDaReanalise = (
  { pedidaEm, respondidaEm }: Reanalise,
  relogio: RelogioDaLei,
  hoje: string,
): PrazoDaReanalise => {
  const responderAte = fimDoPrazo(relogio, 'reanalise', pedidaEm);
  const estado = respondidaEm === null ? 'ABERTA' : 'RESPONDIDA';
  return { responderAte, ...estadoDoPrazo(responderAte, { estado, respondidaEm }, relogio, hoje) };
};

/** Term of a reanalysis in one sentence, for the row of its request. */
export const relogioDaReanalise = (reanalise: Reanalise, relogio: RelogioDaLei, hoje: string): string => {
  const { responderAte, relogio: palavras } = prazoDaReanalise(reanalise, relogio, hoje);
  return `responder até ${writeDay(responderAte)}: ${palavras}`;
};

/** Reason why an ISO day cannot be the day of the request; null when it can (ATD-24). */
export const recusaDoPedido = (
  pedidaEm: string,
  { negadaEm, hoje }: { negadaEm: string | null; hoje: string },
): string | null => recusaDoDia(pedidaEm, { desde: negadaEm, depoisDe: 'a negativa', hoje });
