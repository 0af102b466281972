import { expect, test } from 'vitest';
import { columnsOf } from '../columns.ts';
import { plainLayout } from '../layout.ts';
import { slotsOf } from './slots.ts';

interface Linha {
  readonly codigo: string;
  readonly nome: string;
  readonly endereco: string;
}
const { field } = columnsOf<Linha>();
const long = 'M'.repeat(90);

const slots = slotsOf<Linha>({
  visibleColumns: [
    field('codigo', { header: 'Código', isWhole: true }),
    field('nome', { header: 'Nome' }),
    field('endereco', { header: 'Endereço' }),
  ],
  pinnedCount: 1,
  rows: [{ codigo: long, nome: 'Ana', endereco: long }],
  layout: plainLayout([]),
  hasChoice: false,
  hasDetails: false,
  actsWidth: 0,
});

test('an identifier is as wide as it needs, a long text is cut and gets the room that is left', () => {
  const [codigo, nome, endereco] = slots;
  expect(codigo).toMatchObject({ isCut: false });
  expect(codigo?.width).toBeGreaterThan(600);
  expect(nome).toMatchObject({ isCut: false });
  expect(endereco).toMatchObject({ isCut: true, width: 340 });
});
