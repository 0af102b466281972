import { describe, expect, it } from 'vitest';
import { toasts } from '../../toast/toasts.ts';
import { columnsOf } from '../columns.ts';
import { Selection } from '../index/Selection.ts';
import { indexOf } from '../index/TableIndex.ts';
import { copiedBlock } from './copiedBlock.ts';
import { slotsOf } from './slots.ts';

interface Linha {
  readonly matricula: string;
  readonly valorCents: number | null;
}
const { field } = columnsOf<Linha>();
const columns = [
  field('matricula', { header: 'Matrícula' }),
  field('valorCents', { header: 'Valor', format: 'money' }),
];
const rows: readonly Linha[] = [
  { matricula: '001', valorCents: 123_456 },
  { matricula: '002', valorCents: null },
  { matricula: '003', valorCents: -50 },
];
const slots = slotsOf({
  visibleColumns: columns,
  pinnedCount: 1,
  rows,
  layout: { order: [], hidden: [], pinned: [], widths: {} },
  hasChoice: true,
  hasDetails: false,
  actsWidth: 100,
});
const server = { count: 300, total: 300, onAsk: () => undefined };
const textOf = (
  edges: Parameters<typeof copiedBlock>[2],
  numbers: Uint32Array | null = null,
  pageStart = 0,
) => {
  const selection = new Selection(indexOf(rows), numbers);
  const view = { selection, pageStart, server: pageStart > 0 ? server : undefined };
  // Only these three parts of the view are read.
  return copiedBlock(view as Parameters<typeof copiedBlock<Linha>>[0], slots, edges)?.text;
};

describe('a copied block', () => {
  it('holds the cells of the order on screen, without the table’s own columns', () => {
    expect(textOf({ top: 0, bottom: 2, left: 0, right: 3 })).toBe('001\t1234,56\r\n002\t\r\n003\t-0,50');
    expect(textOf({ top: 0, bottom: 1, left: 1, right: 1 }, Uint32Array.of(2, 0, 1))).toBe('003\r\n001');
    expect(textOf({ top: 1, bottom: 1, left: 2, right: 2 }, Uint32Array.of(2, 0, 1))).toBe('1234,56');
  });

  it('of a server’s page counts from the start of the page', () => {
    expect(textOf({ top: 15, bottom: 16, left: 1, right: 1 }, null, 15)).toBe('001\r\n002');
  });

  it('larger than a clipboard bears is refused with the way out', () => {
    expect(textOf({ top: 0, bottom: 100_000, left: 1, right: 2 })).toBeUndefined();
    expect(toasts.getItems().at(-1)?.description).toMatch(/200\.000 células, ou exporte/);
    toasts.clear();
  });

  it('of a table’s own column is empty', () => {
    expect(textOf({ top: 0, bottom: 0, left: 0, right: 0 })).toBe('');
  });
});
