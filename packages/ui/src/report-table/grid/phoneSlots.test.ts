import { expect, test } from 'vitest';
import { columnsOf } from '../columns.ts';
import { plainLayout } from '../layout.ts';
import { phoneSlots, type Slot, type SlotsInput } from './slots.ts';

interface Linha {
  readonly codigo: string;
  readonly nome: string;
}
const { field } = columnsOf<Linha>();
const input: SlotsInput<Linha> = {
  visibleColumns: [field('codigo', { header: 'Código', width: 6 }), field('nome', { header: 'Nome' })],
  pinnedCount: 1,
  rows: [{ codigo: '1', nome: 'Ana' }],
  layout: plainLayout([]),
  hasChoice: false,
  hasDetails: false,
  actsWidth: 0,
};
const widthOf = ({ width }: Slot<Linha>) => width;
const stuck = (slots: readonly Slot<Linha>[]) =>
  slots.filter(({ kind, pin }) => kind === 'acts' || pin !== null).map(({ id }) => id);

test('what leaves half of a phone stays as it is', () => {
  const { slots, areActsFolded } = phoneSlots({ ...input, actsWidth: 80 }, widthOf);
  expect(areActsFolded).toBe(false);
  expect(stuck(slots)).toEqual(['codigo', '#acts']);
});

test('wide acts fold into a menu', () => {
  const { slots, areActsFolded } = phoneSlots({ ...input, actsWidth: 200 }, widthOf);
  expect(areActsFolded).toBe(true);
  expect(stuck(slots)).toEqual(['codigo', '#acts']);
  expect(slots.at(-1)?.width).toBe(60);
});

test('then check boxes and arrows scroll with the columns, and what is pinned moves to the edge', () => {
  const { slots } = phoneSlots({ ...input, actsWidth: 200, hasChoice: true, hasDetails: true }, widthOf);
  expect(stuck(slots)).toEqual(['codigo', '#acts']);
  expect(slots.find(({ id }) => id === 'codigo')?.pin).toBe(0);
});

test('and last the pinned columns', () => {
  const { slots, areActsFolded } = phoneSlots({ ...input, actsWidth: 200 }, () => 150);
  expect(areActsFolded).toBe(true);
  expect(stuck(slots)).toEqual(['#acts']);
});

test('a lone short act stays a button, and the pinned columns scroll instead', () => {
  const { slots, areActsFolded } = phoneSlots({ ...input, actsWidth: 80 }, () => 150);
  expect(areActsFolded).toBe(false);
  expect(stuck(slots)).toEqual(['#acts']);
  expect(slots.at(-1)?.width).toBe(80);
});
