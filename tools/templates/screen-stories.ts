import { quoted } from '../names.ts';
import type { ScreenNames } from './screen.types.ts';

/** The stories: every state that a screen shows. */
export const screenStories = ({ module, screen, title, route }: ScreenNames): string => {
  const get = `get${screen.pascal}`;
  const row = `fake${screen.pascal}`;
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${get} } from '@vidas/api-client/${module.kebab}/${screen.kebab}';
import { ${row}, ${screen.camel}Fakes } from '@vidas/api-client/${module.kebab}/${screen.kebab}/fake';
import { fake, fakeOffline, fakeWaiting, Refusal } from '@vidas/api-client/http/fake';
import { shellFakes } from '@vidas/api-client/shell/fake';
import { expect } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import { filtersEverythingAway, findScreen, longName, seesText } from '../testing/storyPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...${screen.camel}Fakes(), ...shellFakes()],
});

const meta = {
  title: ${quoted(`telas/${module.kebab}/${title.replaceAll('/', ' ')}`)},
  component: StaffStory,
  args: { path: '/modulos/${module.kebab}/${route}' },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = ${quoted(title)};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText('001201')).toBeVisible();
    await expect(page.getAllByRole('columnheader')).toHaveLength(5);
    await expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeEnabled();
    await seesText('Dados obtidos com sucesso!');
  },
};

export const Loading: Story = { parameters: withFakes(fakeWaiting(${get})) };

export const Empty: Story = {
  parameters: withFakes(fake(${get}, [])),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Não há registros');
  },
};

export const NoResult: Story = {
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await filtersEverythingAway(canvasElement, 'Nome');
  },
};

export const Failed: Story = {
  parameters: withFakes(fake(${get}, () => new Refusal(500, { error: 'O banco de dados não respondeu.' }))),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Não foi possível carregar os dados!');
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const Offline: Story = { parameters: withFakes(fakeOffline(${get})) };

export const Forbidden: Story = {
  parameters: withFakes(
    fake(${get}, () => new Refusal(403, { error: 'Você não possui acesso a este módulo!' })),
  ),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Você não possui acesso a este módulo!');
  },
};

export const LongText: Story = {
  parameters: withFakes(fake(${get}, [${row}(1, { Nome: longName }), ${row}(2)])),
};

export const OneRow: Story = { parameters: withFakes(fake(${get}, [${row}(7)])) };

export const ManyRows: Story = {
  parameters: { msw: [...${screen.camel}Fakes(2_000), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect((await page.findAllByText(/2\\.000/))[0]).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
`;
};
