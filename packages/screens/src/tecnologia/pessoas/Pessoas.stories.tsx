import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { moduleKeys } from '@vidas/api-client/shell/modules.ts';
import { getPessoas } from '@vidas/api-client/tecnologia/pessoas/pessoas.contract.ts';
import { pedidosFakes } from '@vidas/api-client/tecnologia/pedidos/pedidos.fake.ts';
import { fakePessoa, fakePessoas, pessoasFakes } from '@vidas/api-client/tecnologia/pessoas/pessoas.fake.ts';
import { expect, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import { longName, seesHeaders, seesText } from '../../testing/storyPlay.ts';

const withPessoas = (pessoas = fakePessoas()) => ({
  msw: [fake(getPessoas, pessoas), ...pessoasFakes(), ...pedidosFakes(), ...shellFakes()],
});

export const screen = screenStory({
  title: 'Pessoas e acessos',
  path: '/modulos/tecnologia/pessoas',
  endpoints: [getPessoas],
  fakes: () => [...pessoasFakes(), ...pedidosFakes()],
  column: 'Nome',
  answers: {
    OneRow: [fake(getPessoas, [fakePessoa()])],
    ManyRows: [
      fake(
        getPessoas,
        Array.from({ length: 200 }, (_, index) => fakePessoa({ login: `USU_pessoa${1000 + index}` })),
      ),
    ],
    LongText: [
      fake(getPessoas, [
        fakePessoa({
          login: `USU_${'a'.repeat(49)}`,
          nome: longName,
          cargo: longName,
          modulos: moduleKeys.slice(1),
        }),
      ]),
    ],
  },
});
const { find } = screen;

const meta = {
  title: 'telas/tecnologia/Pessoas e acessos',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everybody with a login; the person of this session has no Desativar. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
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
    await find(canvasElement);
    await seesText('Nenhuma pessoa entra no sistema.');
  },
};
