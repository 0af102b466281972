import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  getListaCongeneres,
  getUtilizacaoCongenere,
} from '@vidas/api-client/contas-medicas/utilizacao-congeneres/utilizacaoCongeneres.contract.ts';
import {
  fakeUtilizacao,
  utilizacaoFakes,
} from '@vidas/api-client/contas-medicas/utilizacao-congeneres/utilizacaoCongeneres.fake.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import { catchFiles, chooses, longName, seesHeaders, seesText } from '../../testing/storyPlay.ts';

const path = '/modulos/contas-medicas/utilizacaoCongeneres';

export const screen = screenStory({
  title: 'Utilização congêneres',
  path: `${path}?mes=2026-10`,
  endpoints: [getUtilizacaoCongenere],
  fakes: utilizacaoFakes,
  column: 'Nome',
  answers: {
    OneRow: [
      fake(getUtilizacaoCongenere, { utilizacaoCongenere: [fakeUtilizacao()], utilizacaoCongenereExp: [] }),
    ],
    LongText: [
      fake(getUtilizacaoCongenere, {
        utilizacaoCongenere: [
          fakeUtilizacao(1, { PEF_NOME: longName, NM_PRESTADOR: longName, GUI_DESCRICAO: longName }),
        ],
        utilizacaoCongenereExp: [],
      }),
    ],
    ManyRows: [
      fake(getUtilizacaoCongenere, {
        utilizacaoCongenere: Array.from({ length: 3_000 }, (_, index) => fakeUtilizacao(index + 1)),
        utilizacaoCongenereExp: [],
      }),
    ],
  },
});
const { find, withFakes } = screen;

const meta = {
  title: 'telas/contas-medicas/Utilização congêneres',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const page = await find(canvasElement);
  await seesText('Dados obtidos com sucesso!');
  return page;
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await expect(page.getByText('Guias de 10/2026 · Todas as congêneres')).toBeVisible();
    await seesHeaders(canvasElement, [
      'Guia',
      'Data de emissão',
      'Descrição',
      'Matrícula',
      'Nome',
      'Prestador',
      'Congênere',
    ]);
    await expect(page.getByRole('button', { name: 'Gerar utilização' })).toBeEnabled();
  },
};

/** All insurers come in a package, a single one as plain text. Another search in the fields removes the files. */
export const Downloads: Story = {
  play: async ({ canvasElement }) => {
    const saved = catchFiles();
    const page = await open(canvasElement);
    const gerar = page.getByRole('button', { name: 'Gerar utilização' });
    await userEvent.click(gerar);
    await waitFor(() => expect(saved).toEqual(['utilizacaoTodas-202610.zip']));
    await chooses(page.getByRole('combobox', { name: 'Congênere' }), 'Cooperativa Médica Vale do Pinhal');
    await expect(gerar).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await seesText('Guias de 10/2026 · Cooperativa Médica Vale do Pinhal');
    await waitFor(() => expect(gerar).toBeEnabled());
    await userEvent.click(gerar);
    await waitFor(() => expect(saved[1]).toBe('utilizacao0201-202610.csv'));
  },
};

export const NotAskedYet: Story = {
  args: { path },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(page.getByRole('button', { name: 'Gerar utilização' })).toBeDisabled();
    const month = page.getByRole('textbox', { name: 'Mês' });
    await expect(month).toHaveValue('10/2026');
    await userEvent.clear(month);
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await seesText('Favor informar o ano e mês!');
    await userEvent.type(month, '092026');
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await seesText('Guias de 09/2026 · Todas as congêneres');
  },
};

export const Empty: Story = {
  args: { path: `${path}?mes=2026-10&congenere=0203` },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await seesText('Sem utilização neste período');
    await expect(page.getByRole('button', { name: 'Gerar utilização' })).toBeDisabled();
  },
};

/** Without the list of insurers, a search over all of them is still possible. */
export const InsurersFailed: Story = {
  parameters: withFakes(
    fake(getListaCongeneres, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
  ),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await seesText('Não foi possível carregar os dados!');
    await expect((await page.findAllByText('20000001'))[0]).toBeVisible();
  },
};
