import type { Weight } from './fonts.ts';
import { leading } from './medidas.ts';
import { mm, type Papel } from './papel.ts';
import { line, wrapped } from './text.ts';

/** Share of the width for the column names. */
const doRotulo = 0.4;

interface Registro {
  colunas: readonly { rotulo: string; isInteira?: boolean }[];
  textos: readonly string[];
  weight: Weight;
  /** Font size in points. */
  size: number;
  width: number;
}

/** A row of a table in large print: one line per non-empty column, after the column's name. */
export const registrosDe = (
  papel: Papel,
  { colunas, textos, weight, size, width }: Registro,
): { height: number; write: (at: { x: number; y: number }) => void } => {
  const left = width * doRotulo - 3 * mm;
  const right = width * (1 - doRotulo);
  const campos = colunas.flatMap(({ rotulo, isInteira = false }, at) => {
    const texto = textos[at] ?? '';
    if (texto === '') return [];
    const nomes = wrapped(papel, `${rotulo}:`, left, { size });
    const valores = isInteira
      ? [texto]
      : texto.split('\n').flatMap((words) => wrapped(papel, words, right, { size, weight }));
    const height = (nomes.length > valores.length ? nomes : valores).length * size * leading;
    return [{ nomes, valores, isInteira, height }];
  });
  return {
    height: campos.reduce((sum, { height }) => sum + height, 2 * mm),
    write: ({ x, y }) => {
      let top = y;
      for (const { nomes, valores, isInteira, height } of campos) {
        papel.within('P', () => {
          nomes.forEach((nome, at) =>
            line(papel, nome, { x, y: top + at * size * leading, width: left }, { size }),
          );
          valores.forEach((valor, at) =>
            line(
              papel,
              valor,
              { x: x + width - right, y: top + at * size * leading, width: right },
              { size, weight, isWhole: isInteira },
            ),
          );
        });
        top += height;
      }
    },
  };
};
