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

/** What an address narrows the board to; words that it does not know are none. */
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

/** The filters as words of an address. */
export const wordsOf = (filtros: FiltrosDoPainel): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filtros).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** Whether two answers are to the same filters. */
export const mesmosFiltros = (one: FiltrosDoPainel, other: FiltrosDoPainel): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A figure with what it is narrowed to, out of the address of its rows. */
export interface FiguraPedida {
  readonly figura: Figura;
  /** 'YYYY-MM', the first month of the figures of months, and how many of them; one unless said. */
  readonly competencia?: string;
  readonly meses?: number;
  readonly filtros: FiltrosDoPainel;
}

/** The figure of an address that is none of the board's; null when it names none, or one of them. */
export const figuraDesconhecida = (search: URLSearchParams): string | null => {
  const named = search.get('figura');
  return named === null || figuras.some((figura) => figura === named) ? null : named;
};

/** The figure that an address names; the active lives where it names none. */
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

/** The address of the rows of a mark that narrows the board further; undefined where the board is narrowed to another value. */
export const hrefDoCorte = (
  filtros: FiltrosDoPainel,
  corte: keyof FiltrosDoPainel,
  valor: string,
  figura: Figura = 'ativos',
): string | undefined =>
  filtros[corte] === undefined || filtros[corte] === valor
    ? hrefDaFigura({ figura, filtros: { ...filtros, [corte]: valor } })
    : undefined;
