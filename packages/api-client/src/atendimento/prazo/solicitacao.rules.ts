import { prazoAberto, prazoCumprido } from '../../juridico/prazos/contagem.rules.ts';
import { fimDoPrazo, type RelogioDaLei } from '../../juridico/prazos/noDia.rules.ts';
import type { ChavePrazo } from '../../juridico/prazos/prazos.rules.ts';
import { type ChaveDoTipo, tiposDeSolicitacao } from './tipos.rules.ts';

/** States of the clock of a request, in the words of the lists and the home. */
export const situacoesDoPrazo = {
  VENCIDO: 'Vencido',
  HOJE: 'Vence hoje',
  A_VENCER: 'A vencer',
  NO_PRAZO: 'Respondida no prazo',
  FORA: 'Respondida fora do prazo',
  SEM_DADO: 'Sem dado da resposta',
  SEM_PRAZO: 'Sem prazo',
} as const;

export type SituacaoDoPrazo = keyof typeof situacoesDoPrazo;

/** A request with its clock; days are ISO. */
export interface Solicitacao {
  /** Known kind, or the possible ones; the shortest term among them counts (ATD-17). */
  readonly tipos: readonly ChaveDoTipo[];
  /** Day 0 of both terms. */
  readonly registradaEm: string;
  /** 'ABERTA' waits; 'CANCELADA' has no term. */
  readonly estado: 'ABERTA' | 'RESPONDIDA' | 'CANCELADA';
  /** Day of the answer; null when unknown. */
  readonly respondidaEm: string | null;
  /** Day of completion: the care was given, or the money paid; null when unknown. */
  readonly realizadaEm: string | null;
  /** True for a denied request, which has no second term. */
  readonly isNegada: boolean;
}

/** Both terms of a request with the state of each. */
export interface PrazoDaSolicitacao {
  readonly responderAte: string | null;
  readonly realizarAte: string | null;
  readonly prazo: SituacaoDoPrazo;
  /** Working days left while it waits, below zero when they are over; null otherwise. */
  readonly restam: number | null;
  /** State in words: 'venceu há 2 dias úteis'. */
  readonly relogio: string;
  /** State of the second term in words; null for a request without one. */
  readonly relogioRealizacao: string | null;
}

const primeiro = (dias: readonly string[]): string | null =>
  dias.reduce<string | null>((least, dia) => (least === null || dia < least ? dia : least), null);

const fim = (relogio: RelogioDaLei, chave: ChavePrazo | 'JA', dia: string): string =>
  chave === 'JA' ? dia : fimDoPrazo(relogio, chave, dia);

/** Last day of the answer: the shortest term among all possible kinds (ATD-16, ATD-17). */
const responderAte = (relogio: RelogioDaLei, { tipos, registradaEm }: Solicitacao): string | null =>
  primeiro(
    tipos.flatMap((tipo) => {
      const { responder, realizar } = tiposDeSolicitacao[tipo];
      return [responder, realizar]
        .filter((chave) => chave !== null)
        .map((chave) => fim(relogio, chave, registradaEm));
    }),
  );

const realizarAte = (relogio: RelogioDaLei, { tipos, registradaEm }: Solicitacao): string | null =>
  primeiro(
    tipos.flatMap((tipo) => {
      const { realizar } = tiposDeSolicitacao[tipo];
      return realizar === null ? [] : [fim(relogio, realizar, registradaEm)];
    }),
  );

/** State of one term of an answer. */
export type EstadoDoPrazo = Pick<PrazoDaSolicitacao, 'prazo' | 'restam' | 'relogio'>;

/** State of the term of an answer whose last ISO day is `ate`; an open one has no `respondidaEm` (ATD-18). */
export const estadoDoPrazo = (
  ate: string,
  { estado, respondidaEm }: { estado: 'ABERTA' | 'RESPONDIDA'; respondidaEm: string | null },
  { locais }: Pick<RelogioDaLei, 'locais'>,
  hoje: string,
): EstadoDoPrazo => {
  if (estado === 'ABERTA') return prazoAberto(ate, hoje, locais);
  return respondidaEm === null
    ? { prazo: 'SEM_DADO', restam: null, relogio: 'sem dado do dia da resposta' }
    : prazoCumprido({ ate, em: respondidaEm, feito: 'respondida' }, locais);
};

/** State of the term of completion; a missing day shows as unknown (ATD-33). */
const estadoDaRealizacao = (
  ate: string | null,
  { estado, realizadaEm, isNegada }: Solicitacao,
  { locais }: Pick<RelogioDaLei, 'locais'>,
  hoje: string,
): string | null => {
  if (estado === 'CANCELADA' || isNegada || ate === null) return null;
  if (realizadaEm !== null)
    return prazoCumprido({ ate, em: realizadaEm, feito: 'realizada' }, locais).relogio;
  const { relogio } = prazoAberto(ate, hoje, locais);
  return hoje > ate ? `sem dado; ${relogio}` : relogio;
};

/** Terms of a request on an ISO day (ATD-16 to ATD-18). */
export const prazoDaSolicitacao = (
  solicitacao: Solicitacao,
  relogio: RelogioDaLei,
  hoje: string,
): PrazoDaSolicitacao => {
  const { estado, respondidaEm } = solicitacao;
  const ate = responderAte(relogio, solicitacao);
  if (estado === 'CANCELADA' || ate === null)
    return {
      responderAte: null,
      realizarAte: null,
      prazo: 'SEM_PRAZO',
      restam: null,
      relogio: 'sem prazo',
      relogioRealizacao: null,
    };
  const fimDaRealizacao = realizarAte(relogio, solicitacao);
  return {
    responderAte: ate,
    realizarAte: fimDaRealizacao,
    ...estadoDoPrazo(ate, { estado, respondidaEm }, relogio, hoje),
    relogioRealizacao: estadoDaRealizacao(fimDaRealizacao, solicitacao, relogio, hoje),
  };
};
