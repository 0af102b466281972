import { expect, it } from 'vitest';
import { adding, fetchPresent, findable, foundAt } from './findable.ts';

const presentTeste = (row: { a: number }) => ({ b: row.a + 1 });

it('an unnamed function that presents rows is refused with its name and the remedy', () => {
  expect(() => foundAt(presentTeste)).toThrow(
    /^presentTeste is not findable: export it .*findable\(import\.meta\.url/,
  );
  expect(() => adding(presentTeste)).toThrow(/^presentTeste is not findable/);
});

it('a named one is found by its file and name, and a file without it is refused', async () => {
  findable(import.meta.url, { presentTeste });
  expect(foundAt(presentTeste)).toEqual({ file: import.meta.url, name: 'presentTeste', isAdded: false });
  await expect(
    fetchPresent({
      file: new URL('./momento.ts', import.meta.url).href,
      name: 'presentTeste',
      isAdded: false,
    }),
  ).rejects.toThrow('has no presentTeste');
});
