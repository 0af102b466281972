import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../button/Button.tsx';
import { tabular, visuallyHidden } from '../theme/mixins.ts';
import { font, layer, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { cellAfter, type GridPlace } from './cellAfter.ts';
import { isBlock } from './readBlock.ts';

/** A column of a GridField. */
export interface GridColumn {
  /** Header of the column, and its name in each cell. */
  readonly label: string;
  /** Words at the left in a wider cell, instead of numbers at the right. */
  readonly isText?: boolean | undefined;
  /** Text in an empty cell. */
  readonly placeholder?: string | undefined;
}

export interface GridFieldProps {
  /** Name of the table. */
  readonly label: string;
  /** Name of a row: Faixa 1. */
  readonly rowLabel: (row: number) => string;
  readonly columns: readonly GridColumn[];
  /** Texts of the cells, row by row. */
  readonly rows: readonly (readonly string[])[];
  /** Reason why a cell is wrong, which marks it; undefined for a good cell. */
  readonly problemOf?: ((place: GridPlace) => string | undefined) | undefined;
  /** True for an empty cell with a meaning, which is then marked. */
  readonly isGap?: ((place: GridPlace) => boolean) | undefined;
  /** Called with the new text of a cell. */
  readonly onEdit: (place: GridPlace, text: string) => void;
  /** Called when the focus leaves a cell, whose text may then take its full form. */
  readonly onLeave?: ((place: GridPlace) => void) | undefined;
  /** Called with a pasted block; the place is its upper left cell. */
  readonly onPaste: (place: GridPlace, text: string) => void;
  readonly onRemove: (row: number) => void;
}

const Scroll = styled.div`
  overflow-x: auto;
  padding: ${space.xxs};
`;

const Table = styled.table`
  ${tabular}
  border-collapse: collapse;
  font-size: ${font.size.table};
  th {
    padding: 0 ${space.xs};
    height: ${size.tableHead};
    color: ${color.textMuted};
    font-size: ${font.size.label};
    font-weight: ${font.weight.normal};
    text-align: right;
    white-space: nowrap;
  }
  th:first-child, th[data-text='true'] { text-align: left; }
  tbody th {
    position: sticky;
    left: 0;
    z-index: ${layer.sticky};
    background: ${color.surfaceRaised};
  }
  td { padding: 0; border: ${size.hairline} solid ${color.border}; }
  thead td, td:last-child { border: 0; }
`;

const Cell = styled.input`
  display: block;
  width: 100%;
  min-width: ${size.gridCell};
  height: ${size.row};
  padding: 0 ${space.s};
  border: 0;
  border-radius: ${radius.s};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${font.size.table};
  text-align: right;
  &[data-text='true'] { min-width: calc(2 * ${size.gridCell}); text-align: left; }
  &::placeholder { color: ${color.textFaint}; opacity: 1; }
  &[data-gap='true'] { background: ${color.cautionSoft}; box-shadow: inset 0 0 0 ${size.hairline} ${color.caution}; }
  &[aria-invalid='true'] { box-shadow: inset 0 0 0 ${size.focusRing} ${color.negative}; }
  &:focus-visible { outline: ${size.focusRing} solid ${color.focus}; outline-offset: -${size.focusRing}; }
`;

const Told = styled.span`
  ${visuallyHidden}
`;

/** Short texts in one table of fields. Arrows, Enter and Tab go from cell to cell, and a block is pasted whole. */
export function GridField({
  label,
  rowLabel,
  columns,
  rows,
  problemOf,
  isGap,
  onEdit,
  onLeave,
  onPaste,
  onRemove,
}: GridFieldProps) {
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const idOf = ([row, column]: GridPlace) => `${id}-${row}-${column}`;

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>, place: GridPlace) => {
    const next = cellAfter(event, place, { rows: rows.length, columns: columns.length });
    if (next === null) return;
    event.preventDefault();
    const box = table.current?.querySelector<HTMLInputElement>(`[id="${idOf(next)}"]`);
    box?.focus();
    box?.select();
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>, place: GridPlace) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isBlock(text)) return;
    event.preventDefault();
    onPaste(place, text);
  };
  return (
    <Scroll>
      <Table ref={table} aria-label={label}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column.label} scope="col" data-text={column.isText}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- only its index identifies a row
            <tr key={row}>
              <th scope="row">{rowLabel(row)}</th>
              {columns.map(({ label: header, isText, placeholder }, column) => {
                const place = [row, column] as const;
                const problem = problemOf?.(place);
                const own = idOf(place);
                return (
                  <td key={header}>
                    <Cell
                      id={own}
                      type="text"
                      inputMode={isText ? 'text' : 'decimal'}
                      autoComplete="off"
                      spellCheck={false}
                      aria-label={`${rowLabel(row)}, ${header}`}
                      aria-invalid={problem === undefined ? undefined : true}
                      aria-describedby={problem === undefined ? undefined : `${own}-told`}
                      placeholder={placeholder}
                      data-text={isText}
                      data-gap={isGap?.(place)}
                      value={cells[column] ?? ''}
                      onChange={({ target }) => onEdit(place, target.value)}
                      onBlur={() => onLeave?.(place)}
                      onKeyDown={(event) => handleKeyDown(event, place)}
                      onPaste={(event) => handlePaste(event, place)}
                    />
                    {problem !== undefined && <Told id={`${own}-told`}>{problem}</Told>}
                  </td>
                );
              })}
              <td>
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={`Excluir ${rowLabel(row)}`}
                  onPress={() => onRemove(row)}
                >
                  Excluir
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
