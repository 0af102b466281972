import { useState } from 'react';
import type { GridPlace } from './cellAfter.ts';
import { type GridColumn, GridField } from './GridField.tsx';
import { readBlock } from './readBlock.ts';

export interface GridSceneProps {
  /** The columns. */
  readonly columns?: readonly GridColumn[];
  /** The first texts of the cells. */
  readonly rows?: readonly (readonly string[])[];
  /** The problem of a cell; undefined for a valid one. */
  readonly problemOf?: ((place: GridPlace) => string | undefined) | undefined;
  /** True for an empty cell with a meaning, which is marked. */
  readonly isGap?: ((place: GridPlace) => boolean) | undefined;
}

const numbers = ['De', 'Até', '0-18', '19-23', '24-28', '59+'].map((label) => ({ label }));
const start = [
  ['1', '10', '30,00', '30,00', '30,00', '25,00'],
  ['11', '', '45,00', '45,00', '', '40,00'],
];

/** A grid that keeps its texts and puts a pasted block where it was pasted. */
export function GridScene({ columns = numbers, rows = start, ...props }: GridSceneProps) {
  const [texts, setTexts] = useState(rows);
  const put = (row: number, column: number, text: string) => (before: typeof texts) =>
    before.map((cells, at) =>
      at === row ? cells.map((cell, own) => (own === column ? text : cell)) : cells,
    );
  return (
    <GridField
      {...props}
      label="Porcentagem por vendas e idade"
      rowLabel={(row) => `Faixa ${row + 1}`}
      columns={columns}
      rows={texts}
      onEdit={([row, column], text) => setTexts(put(row, column, text))}
      onPaste={([row, column], text) =>
        readBlock(text).forEach((cells, down) =>
          cells.forEach((cell, right) => setTexts(put(row + down, column + right, cell))),
        )
      }
      onRemove={(row) => setTexts((before) => before.filter((_, at) => at !== row))}
    />
  );
}
