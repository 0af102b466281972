import type { Weight } from './fonts.ts';
import { leading } from './medidas.ts';
import { mm, type Papel } from './papel.ts';
import { wrapped } from './text.ts';

/** A cell of a row, in lines. */
export interface Celula<C> {
  coluna: C;
  x: number;
  lines: readonly string[];
}

/** Cells of a row from `left` on; amounts and codes have one line, whatever their width. */
export const celulas = <C extends { largura: number; isInteira?: boolean }>(
  papel: Papel,
  left: number,
  linha: {
    colunas: readonly C[];
    textos: readonly string[];
    size: number;
    weight: Weight;
    isHead: boolean;
  },
): Celula<C>[] => {
  const { colunas, textos, size, weight, isHead } = linha;
  let x = left;
  return colunas.map((coluna, at) => {
    const texto = textos[at] ?? '';
    const inner = coluna.largura - 2 * mm;
    const isWhole = (coluna.isInteira ?? false) && !isHead;
    const lines = isWhole
      ? [texto]
      : texto.split('\n').flatMap((words) => wrapped(papel, words, inner, { size, weight }));
    const celula = { coluna, x, lines };
    x += coluna.largura;
    return celula;
  });
};

/** Height of a row in points. */
export const heightOf = (linha: readonly Celula<unknown>[], size: number): number =>
  linha.reduce((most, { lines: { length } }) => Math.max(most, length), 1) * size * leading + 0.6 * mm;
