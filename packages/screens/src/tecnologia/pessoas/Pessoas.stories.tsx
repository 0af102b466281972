import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake } from '@vidas/api-client/http/fake';
import { shellFakes } from '@vidas/api-client/shell/fake';
import { moduleKeys } from '@vidas/api-client/shell/modules';
import { getPessoas } from '@vidas/api-client/tecnologia/pessoas';
import { pedidosFakes } from '@vidas/api-client/tecnologia/pedidos-fake';
import { fakePessoa, fakePessoas, pessoasFakes } from '@vidas/api-client/tecnologia/pessoas-fake';
import { expect, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { frameStates } from '../../testing/frameStates.ts';
import { findScreen, longName, seesHeaders, seesText } from '../../testing/storyPlay.ts';

const title = 'Pessoas e acessos';
const withPessoas = (pessoas = fakePessoas()) => ({
  msw: [fake(getPessoas, pessoas), ...pessoasFakes(), ...pedidosFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/tecnologia/Pessoas e acessos',
  component: StaffStory,
  args: { path: '/modulos/tecnologia/pessoas' },
  parameters: { layout: 'fullscreen', ...withPessoas() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everybody with a login; the person of this session has no Desativar. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Dados obtidos com sucesso!');
    await seesHeaders(canvasElement, [
      'Login',
      'Nome',
      'Situação',
      'Módulos',
      'Cargo',
      'Última entrada',
      'Ações',
    ]);
    const rowOf = (login: string) => within(page.getByText(login).closest('tr') as HTMLElement);
    await expect(rowOf('USU_denise').getByText('Contas Médicas, Contabilidade')).toBeVisible();
    await expect(rowOf('USU_gilberto').getByText('Desativado')).toBeVisible();
    const self = rowOf('USU_marina.alencar');
    await expect(self.getByText('Todos')).toBeVisible();
    await expect(self.queryByRole('button', { name: /Desativar/ })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: withPessoas([]),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Nenhuma pessoa entra no sistema.');
  },
};

export const OneRow: Story = { tags: ['moldura'], parameters: withPessoas([fakePessoa()]) };

export const ManyRows: Story = {
  tags: ['moldura'],
  parameters: withPessoas(
    Array.from({ length: 200 }, (_, index) => fakePessoa({ login: `USU_pessoa${1000 + index}` })),
  ),
};

export const LongText: Story = {
  tags: ['moldura'],
  parameters: withPessoas([
    fakePessoa({
      login: `USU_${'a'.repeat(49)}`,
      nome: longName,
      cargo: longName,
      modulos: moduleKeys.slice(1),
    }),
  ]),
};

const frame = frameStates({
  title,
  endpoints: [getPessoas],
  fakes: [...pessoasFakes(), ...pedidosFakes()],
  failed: 'Não foi possível carregar os dados!',
  column: 'Nome',
});
export const Loading: Story = { ...frame.Loading, tags: ['moldura'] };
export const Failed: Story = { ...frame.Failed, tags: ['moldura'] };
export const Offline: Story = { ...frame.Offline, tags: ['moldura'] };
export const Forbidden: Story = { ...frame.Forbidden, tags: ['moldura'] };
export const NoResult: Story = { ...frame.NoResult, tags: ['moldura'] };
export const Dark: Story = frame.Dark;
export const Narrow: Story = frame.Narrow;
