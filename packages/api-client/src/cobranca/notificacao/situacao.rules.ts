import { type Condicoes, condicoesEm, podeDesdeDe } from './condicoes.rules.ts';
import type { FatosDoContrato } from './fatosDoContrato.ts';
import type { MensalidadeContada, Regencia } from './mensalidades.rules.ts';
import { maisTarde } from './dias.rules.ts';
import { cautelasDe, porquesDe, rotuloDe, textoDe } from './situacaoTexto.rules.ts';

/** Names of the situations of a late contract (NOT-8). */
export const situacoes = {
  AVISAR: 'avisar',
  AVISO_SEM_PROVA: 'aviso sem prova',
  AGUARDANDO_PRAZO: 'aguardando 10 dias',
  AGUARDANDO_DIAS: 'aguardando 61º dia',
  CONTESTADO: 'contestado',
  INTERNADO: 'internado',
  FALTA_DADO: 'falta dado',
  PODE_CANCELAR: 'pode cancelar',
  ADMINISTRADORA: 'cobrança da administradora',
  NAO_PODE: 'não pode',
} as const;

export type CodigoDaSituacao = keyof typeof situacoes;

/** A situation with the day that belongs to it. */
export interface EstadoDoContrato {
  situacao: CodigoDaSituacao;
  /** Last day of the wait, or day 61. */
  ate: string | null;
  /** The bank has not yet reported payments up to this last day to pay. */
  faltaRetornoAte: string | null;
}

/** A late contract judged by the law on a day. */
export interface SituacaoDoContrato extends EstadoDoContrato {
  /** The situation with its day, in words. */
  rotulo: string;
  mensalidadesContadas: readonly MensalidadeContada[];
  dias: number;
  /** The 50th day of the oldest counted fee. */
  dia50: string | null;
  podeDesde: string | null;
  /** Reasons why it may not be cancelled. */
  porques: readonly string[];
  /** Cautions that do not forbid it. */
  cautelas: readonly string[];
  texto: string;
}

/** Last day to pay among the waits; null without a sufficient notice. */
const ultimoDiaDe = ({ avisos, esperas }: Condicoes): string | null =>
  avisos?.suficiente ? maisTarde(...esperas.map(({ ultimoDia }) => ultimoDia)) : null;

const semAviso = ({ contadas, avisos }: Condicoes): CodigoDaSituacao => {
  if (!avisos || avisos.isTardioDemais) return 'NAO_PODE';
  if (contadas.length < 2 && avisos.isUmaAvisada) return 'NAO_PODE';
  return avisos.semProva ? 'AVISO_SEM_PROVA' : 'AVISAR';
};

const estadoDe = (c: Condicoes, fatos: FatosDoContrato, dia: string): EstadoDoContrato => {
  const estado = (situacao: CodigoDaSituacao, ate: string | null = null): EstadoDoContrato => ({
    situacao,
    ate,
    faltaRetornoAte: null,
  });
  if (fatos.cobranca === 'administradora') return estado('ADMINISTRADORA');
  if (c.contadas.length === 0) return estado('NAO_PODE');
  if (c.contestadaEm !== null) return estado('CONTESTADO');
  if (c.internadoDesde !== null) return estado('INTERNADO');
  const ultimoDia = ultimoDiaDe(c);
  if (c.contadas.length < 2 || ultimoDia === null || c.dia61 === null) return estado(semAviso(c));
  if (c.proibem.length > 0) return estado('NAO_PODE');
  // The wait that ends last is the one that binds.
  if (dia < c.dia61 && c.dia61 > ultimoDia) return estado('AGUARDANDO_DIAS', c.dia61);
  if (dia <= ultimoDia) return estado('AGUARDANDO_PRAZO', ultimoDia);
  if (dia < c.dia61) return estado('AGUARDANDO_DIAS', c.dia61);
  if (c.faltam.length > 0) return estado('FALTA_DADO');
  return fatos.retornoAte === null || fatos.retornoAte < ultimoDia
    ? { ...estado('FALTA_DADO'), faltaRetornoAte: ultimoDia }
    : estado('PODE_CANCELAR');
};

/**
 * Situation of a contract on an ISO day: whether it may be cancelled for default, since when, or why not (Lei 9.656/1998, art. 13; RN
 * ANS 593/2023). Browser and server share this function.
 */
export const situacaoDoContrato = (
  fatos: FatosDoContrato,
  dia: string,
  regencia: Regencia,
): SituacaoDoContrato => {
  const condicoes = condicoesEm(fatos, dia, regencia);
  const estado = estadoDe(condicoes, fatos, dia);
  const podeDesde =
    estado.situacao === 'ADMINISTRADORA' ? null : podeDesdeDe(fatos, { ...condicoes, dia }, regencia);
  const lido = { ...estado, condicoes, fatos, dia, podeDesde, regencia };
  const porques = porquesDe(lido);
  return {
    ...estado,
    rotulo: rotuloDe(lido),
    mensalidadesContadas: condicoes.contadas,
    dias: condicoes.dias,
    dia50: condicoes.dia50,
    podeDesde,
    porques,
    cautelas: cautelasDe(lido),
    texto: textoDe(lido, porques),
  };
};
