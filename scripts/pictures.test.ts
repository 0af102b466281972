import { expect, it } from 'vitest';
import { checkPictures, pictureLines } from './pictures-check.ts';
import { hasPicture, pictureName } from './pictures-name.ts';
import { otherOrigin } from './pictures-origin.ts';
import { readStories } from './stories-read.ts';

const text = `
  const meta = { title: 'telas/cadastro/Conferência SIB', component: Screen } satisfies Meta<typeof Screen>;
  export default meta;
  type Story = StoryObj<typeof meta>;
  const helper = () => 1;
  export const Default: Story = { play: async () => {} };
  export const Sent: Story = { parameters: { picture: { take: true } } };
  export const NoResult: Story = { parameters: { msw: [], picture: { skip: 'o relógio anda na tela', take: true } } };
  export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' } };
  export const Own: Story = {};
`;
const file = readStories('x.stories.tsx', text);

it('reads the stories of a file, their tags, and why one has a picture or none', () => {
  const id = 'telas-cadastro-conferência-sib';
  expect(file.stories).toEqual([
    { name: 'Default', id: `${id}--default`, tags: [] },
    { name: 'Sent', id: `${id}--sent`, tags: [], asksPicture: true },
    {
      name: 'NoResult',
      id: `${id}--no-result`,
      tags: [],
      words: ['vazio'],
      asksPicture: true,
      noPicture: 'o relógio anda na tela',
    },
    { name: 'Dark', id: `${id}--dark`, tags: ['moldura'], words: ['escuro'] },
    { name: 'Own', id: `${id}--own`, tags: [] },
  ]);
});

it('says by which words a person finds a story, from its name, its settings and its play', () => {
  const stories = readStories(
    'y.stories.tsx',
    `const meta = { title: 'ui/Dial', globals: { theme: 'dark' } };
     export const Failed = {};
     export const NoResult = { globals: { theme: 'light', viewport: { value: 'phoneSmall' } } };
     export const Walked = { play: async () => { await userEvent.tab(); } };
     export const Plain = { globals: { theme: 'light' } };`,
  );
  expect(stories.stories.map(({ name, words }) => [name, words])).toEqual([
    ['Failed', ['erro', 'escuro']],
    ['NoResult', ['vazio', 'celular']],
    ['Walked', ['escuro', 'teclado']],
    ['Plain', undefined],
  ]);
});

it('gives every component a picture, and a screen one', () => {
  const withPicture = (id: string, ...tags: string[]) => hasPicture({ id, tags });
  expect(withPicture('ui-button--dark')).toBe(true);
  expect(withPicture('telas-shell-moldura--dark')).toBe(true);
  expect(withPicture('telas-cobrança-início--default')).toBe(true);
  expect(withPicture('telas-cobrança-início--dark')).toBe(false);
  expect(withPicture('telas-molduras-relatório--dark')).toBe(true);
  expect(withPicture('telas-molduras-relatório--dark', 'moldura')).toBe(false);
});

it('refuses a file whose title it cannot read', () => {
  expect(() => readStories('x.stories.tsx', 'export default { title: `a` };')).toThrow(/title/);
});

const name = 'telas-cadastro-conferencia-sib/default';
const sent = 'telas-cadastro-conferencia-sib/sent';

it('names a picture without accents, one folder a title', () => {
  expect(pictureName('telas-cadastro-conferência-sib--default')).toBe(name);
  expect(pictureName('telas-prevencao-prevenção-·-bariátrica--default')).toBe(
    'telas-prevencao-prevencao-bariatrica/default',
  );
});

it('is content when each story has its picture or its reason', () => {
  expect(pictureLines(checkPictures([file], [name, sent]))).toEqual([]);
});

it('says which command mends a missing picture and one too many', () => {
  const lines = pictureLines(checkPictures([file], ['ui-old/default']));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain(name);
  expect(lines[1]).toContain('ui-old/default');
  for (const line of lines) expect(line).toContain('npm run pictures:update');
});

it('does not take an empty reason', () => {
  const silent = readStories('x.stories.tsx', text.replace('o relógio anda na tela', ' '));
  expect(pictureLines(checkPictures([silent], [name, sent]))[0]).toContain('não diz por quê');
});

it('compares only pictures of the same browser', () => {
  const origin = { platform: 'linux x64', browser: 'Chromium 156' };
  expect(otherOrigin(undefined, origin)).toBeUndefined();
  expect(otherOrigin(origin, { ...origin })).toBeUndefined();
  expect(otherOrigin(origin, { ...origin, browser: 'Chromium 157' })).toContain(
    'Chromium 156 lá, Chromium 157 aqui',
  );
});
