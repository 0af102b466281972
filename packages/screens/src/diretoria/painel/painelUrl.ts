import { writeMonth } from '@vidas/api-client/words/day.ts';
import {
  type Corte,
  cortes,
  type Figura,
  figuras,
  type FiltrosDoPainel,
} from '@vidas/api-client/diretoria/painel/painel.rules.ts';
import { mesesDoPainel } from '@vidas/api-client/diretoria/painel/vidasDoPainel.contract.ts';
import { readCompetencia } from '../../report/address.ts';

/** The address of the board, and of the rows behind its figures. */
export const painelPath = '/modulos/diretoria/inicio';
const vidasPath = '/modulos/diretoria/vidas';

/** Filters of the board in an address; unknown words are ignored. */
export const readFiltros = (search: URLSearchParams): FiltrosDoPainel => {
  const faixa = search.get('faixa') ?? '';
  const cidade = search.get('cidade') ?? '';
  const words = (Object.keys(cortes) as Corte[]).flatMap((corte) => {
    const valor = search.get(corte) ?? '';
    return Object.hasOwn(cortes[corte], valor) ? [[corte, valor]] : [];
  });
  return {
    ...(Object.fromEntries(words) as FiltrosDoPainel),
    ...(/^(\d|10)$/.test(faixa) ? { faixa } : {}),
    ...(/^\d{7}$/.test(cidade) ? { cidade } : {}),
  };
};

/** The filters as parameters of an address. */
export const wordsOf = (filtros: FiltrosDoPainel): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filtros).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** True when two filters are the same. */
export const mesmosFiltros = (one: FiltrosDoPainel, other: FiltrosDoPainel): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A figure with its filters, from the address of its rows. */
export interface FiguraPedida {
  readonly figura: Figura;
  /** First month ('YYYY-MM') of monthly figures, and the number of months; default 1. */
  readonly competencia?: string;
  readonly meses?: number;
  readonly filtros: FiltrosDoPainel;
}

/** An unknown figure in an address; null when the address names none, or a known one. */
export const figuraDesconhecida = (search: URLSearchParams): string | null => {
  const named = search.get('figura');
  return named === null || figuras.some((figura) => figura === named) ? null : named;
};

/** The figure in an address; default the active lives. */
export const readFigura = (search: URLSearchParams): FiguraPedida => {
  const competencia = readCompetencia(search.get('competencia'));
  const meses = Number(/^\d{1,2}$/.exec(search.get('meses') ?? '')?.[0] ?? 1);
  return {
    figura: figuras.find((figura) => figura === search.get('figura')) ?? 'ativos',
    ...(competencia === null ? {} : { competencia }),
    ...(meses > 1 && meses <= mesesDoPainel ? { meses } : {}),
    filtros: readFiltros(search),
  };
};

/** The address of the rows behind a figure. */
export const hrefDaFigura = ({ figura, competencia, meses, filtros }: FiguraPedida): string =>
  `${vidasPath}?${new URLSearchParams({
    figura,
    ...(competencia === undefined ? {} : { competencia: writeMonth(competencia, '-') }),
    ...(meses === undefined ? {} : { meses: String(meses) }),
    ...wordsOf(filtros),
  })}`;

/** The address of the rows of a chart's mark. Undefined when the board is already filtered by another value. */
export const hrefDoCorte = (
  filtros: FiltrosDoPainel,
  corte: keyof FiltrosDoPainel,
  valor: string,
  figura: Figura = 'ativos',
): string | undefined =>
  filtros[corte] === undefined || filtros[corte] === valor
    ? hrefDaFigura({ figura, filtros: { ...filtros, [corte]: valor } })
    : undefined;
