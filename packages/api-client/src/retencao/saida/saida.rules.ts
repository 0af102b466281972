import { maisDias } from '../../financeiro/feriado/calendario.rules.ts';
import { somaDiasUteis } from '../../financeiro/feriado/diasUteis.rules.ts';
import { prazoAberto } from '../../juridico/prazos/contagem.rules.ts';
import { numeroDoPrazo, type PrazosEmVigor } from '../../juridico/prazos/prazos.rules.ts';
import { writeDay } from '../../words/day.ts';

/** Ways out of a contract, by kind of contract (RN ANS 561/2022). */
export const vias = {
  INDIVIDUAL: 'Individual ou familiar',
  EMPRESARIAL: 'Coletivo empresarial',
  MEI: 'Coletivo empresarial, MEI que é o contratante',
  ADESAO: 'Coletivo por adesão',
  NAO_INFORMADA: 'Tipo de contratação não informado',
} as const;

export type Via = keyof typeof vias;

/** Way out of a bond; `tipo` is 1 individual, 2 company, 3 adhesion (RET-18). */
export const viaDaSaida = (tipo: number | null, mei: boolean | null): Via => {
  if (tipo === 1) return 'INDIVIDUAL';
  if (tipo === 2) return mei === true ? 'MEI' : 'EMPRESARIAL';
  return tipo === 3 ? 'ADESAO' : 'NAO_INFORMADA';
};

/** Receivers of a request. */
export const destinos = {
  OPERADORA: 'À operadora',
  CONTRATANTE: 'À contratante (empresa, entidade ou associação)',
  ADMINISTRADORA: 'À administradora de benefícios',
} as const;

export type Destino = keyof typeof destinos;

/** Possible receivers of a way, the usual one first (RET-18). */
export const destinosDaVia: Readonly<Record<Via, readonly Destino[]>> = {
  INDIVIDUAL: ['OPERADORA'],
  EMPRESARIAL: ['CONTRATANTE', 'OPERADORA'],
  MEI: ['OPERADORA'],
  ADESAO: ['OPERADORA', 'ADMINISTRADORA', 'CONTRATANTE'],
  NAO_INFORMADA: ['OPERADORA', 'CONTRATANTE', 'ADMINISTRADORA'],
};

/** Channels of a request. */
export const canais = {
  TELEFONE: 'Telefone',
  PRESENCIAL: 'Presencial',
  SITE: 'Site ou aplicativo',
  EMAIL: 'E-mail',
  CARTA: 'Carta',
} as const;

export type Canal = keyof typeof canais;

/** Consequences to tell the person, each ticked afterwards (RET-19). */
export const itensDaSaida = {
  CARENCIAS: 'Um plano novo pode ter novos prazos de carência.',
  PORTABILIDADE: 'O direito à portabilidade de carências se perde, a não ser que ela seja o motivo da saída.',
  DECLARACAO: 'Um plano novo pede nova declaração de saúde, com possível cobertura parcial temporária.',
  IMEDIATO: 'A saída vale na hora em que a operadora sabe dela e não se desfaz.',
  DEBITOS: 'Mensalidades e coparticipações até a saída continuam devidas.',
  USO: 'O que se usa depois da saída é pago pela pessoa, mesmo em urgência e emergência.',
  DEPENDENTES: 'O que acontece com os dependentes quando o titular sai.',
  MULTA: 'A multa por sair antes de 12 meses, só se o contrato a tem.',
} as const;

export type ItemDaSaida = keyof typeof itensDaSaida;

/** A request with the data that its effect needs; moments are local, 'YYYY-MM-DDTHH:MM:SS'. */
export interface PedidoDeSaida {
  via: Via;
  destino: Destino;
  pedidoEm: string;
  /** Day of an earlier request to the company, with proof; null without one. */
  primeiroPedidoEm: string | null;
  /** Day of death; null for a request in life. */
  obitoEm: string | null;
}

/** Effect of a request; exactly one of `em` and `aguarda` is null. */
export interface EfeitoDaSaida {
  em: string | null;
  aguarda: 'CONTRATANTE' | 'TIPO' | null;
  /** First day on which the holder of a company's contract may ask the operator directly. */
  diretoDesde: string | null;
}

/** First day for asking the operator after a request to the company: day 31, counted from the day after (RET-20). */
const diretoDesde = (pedidoEm: string, prazos: PrazosEmVigor): string =>
  maisDias(pedidoEm.slice(0, 10), numeroDoPrazo(prazos, 'prazoDaEmpresa') + 1);

/** Moment of a request's effect, or the party that it waits for (RET-18, RET-20, RET-21). */
export const efeitoDaSaida = (pedido: PedidoDeSaida, prazos: PrazosEmVigor): EfeitoDaSaida => {
  const { via, destino, pedidoEm, primeiroPedidoEm, obitoEm } = pedido;
  const logo = { em: pedidoEm, aguarda: null, diretoDesde: null };
  if (obitoEm !== null) return { ...logo, em: `${maisDias(obitoEm, 1)}T00:00:00` };
  if (via === 'NAO_INFORMADA') return { em: null, aguarda: 'TIPO', diretoDesde: null };
  if (via === 'EMPRESARIAL') {
    const desde = diretoDesde(primeiroPedidoEm ?? pedidoEm, prazos);
    const isDireto = destino === 'OPERADORA' && primeiroPedidoEm !== null && pedidoEm.slice(0, 10) >= desde;
    return isDireto ? logo : { em: null, aguarda: 'CONTRATANTE', diretoDesde: desde };
  }
  return destino === 'CONTRATANTE' ? { em: null, aguarda: 'CONTRATANTE', diretoDesde: null } : logo;
};

/** A present request; moments are local. */
export interface SaidaEmCurso {
  pedidoEm: string;
  aguarda: 'CONTRATANTE' | 'TIPO' | null;
  diretoDesde: string | null;
  /** Moment of the operator's knowledge of the leaving: the ten working days of the proof begin. */
  sabidaEm: string | null;
  comprovadaEm: string | null;
  retiradaEm: string | null;
}

export const situacoesDaSaida = {
  RETIRADA: 'Retirada antes do registro',
  COMPROVADA: 'Comprovada',
  PROVA: 'Falta o comprovante',
  CONTRATANTE: 'Aguarda a contratante',
  TIPO: 'Tipo de contratação não informado',
} as const;

export type SituacaoDaSaida = keyof typeof situacoesDaSaida;

/** State of a request on a day; `ate` is the last day for the proof, `atraso` the working days since then. */
export interface EstadoDaSaida {
  situacao: SituacaoDaSaida;
  ate: string | null;
  atraso: number;
  /** Term in words. */
  prazo: string;
}

/** Last day for the proof, when the operator knew of the leaving on `dia` (RET-22). */
export const provaAte = (dia: string, prazos: PrazosEmVigor, locais?: ReadonlySet<string>): string =>
  somaDiasUteis(dia.slice(0, 10), numeroDoPrazo(prazos, 'provaCancelamento'), locais);

const contagem = (hoje: string, ate: string, locais?: ReadonlySet<string>) => {
  const { restam, relogio } = prazoAberto(ate, hoje, locais);
  return { atraso: Math.max(-restam, 0), prazo: relogio };
};

/** State of a request on the day `hoje` (RET-22). */
export const estadoDaSaida = (
  saida: SaidaEmCurso,
  hoje: string,
  { prazos, locais }: { prazos: PrazosEmVigor; locais?: ReadonlySet<string> },
): EstadoDaSaida => {
  const parada = { ate: null, atraso: 0 };
  if (saida.retiradaEm !== null) return { situacao: 'RETIRADA', ...parada, prazo: '' };
  if (saida.comprovadaEm !== null)
    return {
      situacao: 'COMPROVADA',
      ...parada,
      prazo: `comprovante de ${writeDay(saida.comprovadaEm)}`,
    };
  if (saida.sabidaEm !== null) {
    const ate = provaAte(saida.sabidaEm, prazos, locais);
    return { situacao: 'PROVA', ate, ...contagem(hoje, ate, locais) };
  }
  // Without the kind of contract the term begins with the request, its earliest possible day.
  if (saida.aguarda === 'TIPO') {
    const ate = provaAte(saida.pedidoEm, prazos, locais);
    return { situacao: 'TIPO', ate, ...contagem(hoje, ate, locais) };
  }
  const direto = saida.diretoDesde;
  return {
    situacao: 'CONTRATANTE',
    ...parada,
    prazo:
      direto === null
        ? ''
        : `${hoje >= direto ? 'pode pedir direto desde' : 'direto a partir de'} ${writeDay(direto)}`,
  };
};

/** True while a person may withdraw: the operator does not know of the leaving yet (RET-23). */
export const podeRetirar = ({
  sabidaEm,
  retiradaEm,
}: Pick<SaidaEmCurso, 'sabidaEm' | 'retiradaEm'>): boolean => sabidaEm === null && retiradaEm === null;

/** Problem of a request, with its field; null when it may be recorded. */
export const problemaDaSaida = (
  { via, destino, pedidoEm, primeiroPedidoEm, obitoEm }: PedidoDeSaida,
  agora: string,
): { field: 'destino' | 'pedidoEm' | 'primeiroPedidoEm' | 'obitoEm'; message: string } | null => {
  if (!destinosDaVia[via].includes(destino))
    return {
      field: 'destino',
      message: `Num contrato "${vias[via]}" o pedido não se faz assim: ${destinos[destino].toLowerCase()}.`,
    };
  if (pedidoEm > agora) return { field: 'pedidoEm', message: 'O pedido não pode ser de depois de agora.' };
  if (primeiroPedidoEm !== null && primeiroPedidoEm > pedidoEm.slice(0, 10))
    return { field: 'primeiroPedidoEm', message: 'O primeiro pedido à empresa veio antes deste.' };
  if (obitoEm !== null && obitoEm > agora.slice(0, 10))
    return { field: 'obitoEm', message: 'O dia do óbito não pode ser de depois de hoje.' };
  return null;
};
