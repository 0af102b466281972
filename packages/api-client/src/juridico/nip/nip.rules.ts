import { writeDay } from '../../words/day.ts';
import { prazoAberto, prazoCumprido } from '../prazos/contagem.rules.ts';
import { fimDoPrazo, type RelogioDaLei } from '../prazos/noDia.rules.ts';
import type { ChavePrazo } from '../prazos/prazos.rules.ts';

/** Kinds of a NIP (RN ANS 483/2022). */
export const naturezas = { ASSISTENCIAL: 'Assistencial', NAO_ASSISTENCIAL: 'Não assistencial' } as const;

export type Natureza = keyof typeof naturezas;

/** Outcomes of a NIP; the set is a rule of the house (PRA-8). */
export const desfechos = {
  RESOLVIDA: 'Resolvida',
  NAO_RESOLVIDA: 'Não resolvida',
  ARQUIVADA: 'Arquivada pela ANS',
} as const;

export type Desfecho = keyof typeof desfechos;

/** Correctable fields of a NIP, with their labels (PRA-12). */
export const camposDaNip = {
  demanda: 'Número da demanda',
  matricula: 'Matrícula',
  natureza: 'Natureza',
  notificadaEm: 'Notificada em',
  assunto: 'Assunto',
  demandaTexto: 'Texto da demanda',
  protocolo: 'Protocolo nosso',
} as const;

export type CampoDaNip = keyof typeof camposDaNip;

export const chavesDosCampos = Object.keys(camposDaNip) as CampoDaNip[];

/** Terms that the register uses. */
export const prazosUsados = [
  'nipSolucaoAssistencial',
  'nipSolucaoNaoAssistencial',
  'nipResposta',
] as const satisfies readonly ChavePrazo[];

const aberto = { VENCIDO: 'Vencido', HOJE: 'Vence hoje', A_VENCER: 'A vencer' } as const;

/** States of the clock of the solution. */
export const situacoesDaSolucao = {
  ...aberto,
  NO_PRAZO: 'Resolvida no prazo',
  FORA: 'Resolvida fora do prazo',
  NAO_RESOLVIDA: 'Não resolvida',
  SEM_PRAZO: 'Sem prazo',
} as const;

/** States of the clock of the answer. */
export const situacoesDaResposta = {
  ...aberto,
  NO_PRAZO: 'Respondida no prazo',
  FORA: 'Respondida fora do prazo',
  SEM_PRAZO: 'Sem prazo',
} as const;

/** Next step of a NIP, or its end. */
export const situacoesDaNip = {
  ABERTA: 'Em aberto',
  SOLUCAO: 'Falta resolver',
  RESPOSTA: 'Falta responder',
  RESOLVIDA: 'Resolvida',
  NAO_RESOLVIDA: 'Não resolvida',
  ARQUIVADA: 'Arquivada',
  CANCELADA: 'Cancelada',
} as const;

type SituacaoDaNip = keyof typeof situacoesDaNip;

/** A NIP with the data of its clocks; days are ISO. */
export interface NipComPrazo {
  readonly natureza: Natureza;
  /** Day 0 of both terms. */
  readonly notificadaEm: string;
  readonly respondidaEm: string | null;
  readonly desfecho: Desfecho | null;
  readonly desfechoEm: string | null;
  /** Moment of the cancelling, after a registration by mistake; null otherwise. */
  readonly canceladaEm: string | null;
}

const semPrazo = { prazo: 'SEM_PRAZO', restam: null, relogio: 'sem prazo' } as const;

const doDesfecho = (
  { desfecho, desfechoEm, canceladaEm }: NipComPrazo,
  { ate, hoje, locais }: { ate: string; hoje: string; locais: ReadonlySet<string> },
) => {
  if (canceladaEm !== null) return semPrazo;
  if (desfecho === null || desfechoEm === null) return prazoAberto(ate, hoje, locais);
  if (desfecho === 'ARQUIVADA') return semPrazo;
  return desfecho === 'RESOLVIDA'
    ? prazoCumprido({ ate, em: desfechoEm, feito: 'resolvida' }, locais)
    : ({ prazo: 'NAO_RESOLVIDA', restam: null, relogio: 'não resolvida' } as const);
};

const situacaoDe = ({ desfecho, respondidaEm, canceladaEm }: NipComPrazo): SituacaoDaNip => {
  if (canceladaEm !== null) return 'CANCELADA';
  if (desfecho === 'ARQUIVADA') return 'ARQUIVADA';
  if (respondidaEm === null) return desfecho === null ? 'ABERTA' : 'RESPOSTA';
  return desfecho ?? 'SOLUCAO';
};

const menor = (um: number | null, outro: number | null): number | null => {
  if (um === null || outro === null) return um ?? outro;
  return Math.min(um, outro);
};

/** Both clocks of a NIP on an ISO day: for its solution and for its written answer (PRA-5, PRA-6). */
export const prazosDaNip = (nip: NipComPrazo, relogio: RelogioDaLei, hoje: string) => {
  const { natureza, notificadaEm, respondidaEm, desfecho, canceladaEm } = nip;
  const { locais } = relogio;
  const resolverAte = fimDoPrazo(
    relogio,
    natureza === 'ASSISTENCIAL' ? 'nipSolucaoAssistencial' : 'nipSolucaoNaoAssistencial',
    notificadaEm,
  );
  const responderAte = fimDoPrazo(relogio, 'nipResposta', notificadaEm);
  const solucao = doDesfecho(nip, { ate: resolverAte, hoje, locais });
  const resposta =
    respondidaEm !== null
      ? prazoCumprido({ ate: responderAte, em: respondidaEm, feito: 'respondida' }, locais)
      : desfecho === 'ARQUIVADA' || canceladaEm !== null
        ? semPrazo
        : prazoAberto(responderAte, hoje, locais);
  return {
    situacao: situacaoDe(nip),
    resolverAte,
    responderAte,
    prazoSolucao: solucao.prazo,
    relogioSolucao: solucao.relogio,
    prazoResposta: resposta.prazo,
    relogioResposta: resposta.relogio,
    /** Working days left of the clock that ends first; null when both have stopped. */
    restam: menor(solucao.restam, resposta.restam),
  };
};

/** Reason why an ISO day cannot be the day of the notification; null when it can. */
export const recusaDaNotificacao = (dia: string, hoje: string): string | null =>
  dia > hoje ? 'este dia ainda não chegou' : null;

/** Reason why an ISO day cannot correct the notification, because the outcome is older; null when it can. */
export const recusaDaCorrecao = (dia: string, desfechoEm: string | null): string | null =>
  desfechoEm !== null && dia > desfechoEm
    ? `o desfecho é de ${writeDay(desfechoEm)}: use esse dia ou um antes`
    : null;

/** Reason why an ISO day cannot be the day of the answer or outcome; null when it can. */
export const recusaDoDia = (dia: string, notificadaEm: string, hoje: string): string | null => {
  if (dia > hoje) return 'este dia ainda não chegou';
  return dia < notificadaEm
    ? `a notificação é de ${writeDay(notificadaEm)}: use esse dia ou um depois`
    : null;
};
