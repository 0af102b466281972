import { expect, test } from 'vitest';
import { droppedFiles } from './droppedFiles.ts';

type Dropped = Parameters<typeof droppedFiles>[0];
type Item = Dropped['items'][number];

const file = (name: string) =>
  ({ kind: 'file', name, getFile: async () => new File(['x'], name) }) as unknown as Item;
const folder = (...entries: readonly Item[]) =>
  ({
    kind: 'directory',
    async *getEntries() {
      yield* entries;
    },
  }) as unknown as Item;
const text = { kind: 'text' } as unknown as Item;

test('folders are opened, text is left out, the order stays', async () => {
  const items = [file('a.pdf'), text, folder(file('b.pdf'), folder(file('c.pdf'))), file('d.pdf')];
  expect((await droppedFiles({ items })).map(({ name }) => name)).toEqual([
    'a.pdf',
    'b.pdf',
    'c.pdf',
    'd.pdf',
  ]);
});
