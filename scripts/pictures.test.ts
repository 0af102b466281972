import { expect, it } from 'vitest';
import { checkPictures, pictureLines } from './pictures-check.ts';
import { pictureName } from './pictures-name.ts';
import { otherOrigin } from './pictures-origin.ts';
import { readStories } from './stories-read.ts';

const text = `
  const meta = { title: 'telas/cadastro/Conferência SIB', component: Screen } satisfies Meta<typeof Screen>;
  export default meta;
  type Story = StoryObj<typeof meta>;
  const helper = () => 1;
  export const Default: Story = { play: async () => {} };
  export const NoResult: Story = { parameters: { msw: [], picture: { skip: 'o relógio anda na tela' } } };
`;
const file = readStories('x.stories.tsx', text);

it('reads the stories of a file, and why one has no picture', () => {
  expect(file.stories).toEqual([
    { name: 'Default', id: 'telas-cadastro-conferência-sib--default' },
    {
      name: 'NoResult',
      id: 'telas-cadastro-conferência-sib--no-result',
      noPicture: 'o relógio anda na tela',
    },
  ]);
});

it('refuses a file whose title it cannot read', () => {
  expect(() => readStories('x.stories.tsx', 'export default { title: `a` };')).toThrow(/title/);
});

const name = 'telas-cadastro-conferencia-sib/default';

it('names a picture without accents, one folder a title', () => {
  expect(pictureName('telas-cadastro-conferência-sib--default')).toBe(name);
});

it('is content when each story has its picture or its reason', () => {
  expect(pictureLines(checkPictures([file], [name]))).toEqual([]);
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
  expect(pictureLines(checkPictures([silent], [name]))[0]).toContain('não diz por quê');
});

it('compares only pictures of the same browser and letters', () => {
  const origin = { platform: 'linux x64', browser: 'Chromium 156', monospace: 'DejaVu Sans Mono' };
  expect(otherOrigin(undefined, origin)).toBeUndefined();
  expect(otherOrigin(origin, { ...origin })).toBeUndefined();
  expect(otherOrigin(origin, { ...origin, monospace: '' })).toBeUndefined();
  expect(otherOrigin(origin, { ...origin, browser: 'Chromium 157' })).toContain(
    'Chromium 156 lá, Chromium 157 aqui',
  );
});
