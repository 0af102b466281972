import { expect, it } from 'vitest';
import { foundByWord } from '../.storybook/foundByWord.ts';
import { missingNames, shownName, storyNamesPlugin } from '../.storybook/storyNames.ts';
import { readStories } from './stories-read.ts';
import { root } from './sources.ts';

const text = `
const meta = { title: 'ui/Dial' };
export default meta;
export const Default = {};
export const TurnsByItself = { ...Default, name: 'Gira sozinho' };
export const Quick = {};
`;
const file = readStories('packages/ui/src/dial/Dial.stories.tsx', text);

it('a story has the name it says, or the one that many share', () => {
  expect(file.stories.map(shownName)).toEqual(['Padrão', 'Gira sozinho', undefined]);
});

it('a story that would be on show by the name of its export is refused', () => {
  expect(missingNames([file])).toEqual([
    expect.stringMatching(/Dial\.stories\.tsx: falta .* na história Quick$/),
  ]);
});

it('the shared names are written into the stories, after all that is theirs', () => {
  const { transform } = storyNamesPlugin();
  const handler = typeof transform === 'object' ? transform.handler : undefined;
  const written = handler?.call({} as never, text, file.path) as { code: string };
  expect(written.code).toBe(`${text}\nDefault.storyName = "Padrão";`);
});

it('the index has the names and keeps the addresses', async () => {
  const path = `${root}/packages/ui/src/button/Button.stories.tsx`;
  const createIndex = () =>
    Promise.resolve([
      {
        type: 'story' as const,
        importPath: path,
        exportName: 'LongText',
        name: 'Long Text',
        __id: 'ui-ações-button--long-text',
      },
    ]);
  const options = { makeTitle: (title?: string) => title ?? '' };
  expect(await foundByWord({ test: /x/, createIndex }).createIndex(path, options)).toMatchObject([
    { exportName: 'LongText', name: 'Texto longo', __id: 'ui-ações-button--long-text' },
  ]);
});
