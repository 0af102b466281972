import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake } from '@vidas/api-client/http/fake.ts';
import { getUtilizacaoQualicorp } from '@vidas/api-client/vendas/utilizacao-qualicorp/utilizacaoQualicorp.contract.ts';
import {
  fakeSintetico,
  fakeUtilizacaoQualicorp,
  utilizacaoQualicorpFakes,
} from '@vidas/api-client/vendas/utilizacao-qualicorp/utilizacaoQualicorp.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import {
  catchFiles,
  cellsOf,
  chooses,
  longName,
  seesHeaders,
  seesText,
  exportsAs,
} from '../../testing/storyPlay.ts';
import { notForOthers } from '../../testing/vendasStory.ts';

const title = 'Utilização Qualicorp';
const path = '/modulos/vendas/utilizacao-qualicorp';
const utilizacao = (count: number, given: object = {}) =>
  fake(getUtilizacaoQualicorp, {
    success: true,
    message: '',
    dadosSintetico: [fakeSintetico(1, given)],
    dadosUtilizacao: Array.from({ length: count }, (_, index) => fakeUtilizacaoQualicorp(index + 1)),
  });

export const screen = screenStory({
  title,
  path: `${path}?competencia=10-2026&dia=10`,
  endpoints: [getUtilizacaoQualicorp],
  fakes: utilizacaoQualicorpFakes,
  column: 'Empresa',
  answers: {
    OneRow: [utilizacao(1)],
    LongText: [utilizacao(1, { EMP_NOME: longName })],
    ManyRows: [utilizacao(3_000)],
  },
});
const { find, withFakes } = screen;

const meta = {
  title: 'telas/vendas/Utilização Qualicorp',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each table has its own file. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const saved = catchFiles();
    const page = await find(canvasElement);
    await expect(await page.findByText('Competência 10/2026 · faturamento no dia 10')).toBeVisible();
    await seesText('Dados obtidos com sucesso!');
    await seesHeaders(canvasElement, [
      'Empresa',
      'Nome da empresa',
      'Mensalidade',
      'Coparticipação',
      'Total',
      'Competência',
      'Dia de faturamento',
    ]);
    await exportsAs(page);
    await waitFor(() => expect(saved).toEqual(['qualicorp-sintetico-10-2026-10.csv']));
    await userEvent.click(page.getByRole('tab', { name: 'Utilização' }));
    await expect(await page.findByText(/^1–\d+ de 40$/)).toBeVisible();
    await exportsAs(page);
    await waitFor(() => expect(saved[1]).toBe('qualicorp-utilizacao-10-2026-10.csv'));
    await userEvent.click(page.getByRole('tab', { name: 'Sintético' }));
    await expect((await page.findAllByText('18.920,50'))[0]).toBeVisible();
  },
};

/**
 * Companies by greatest change, the new one last; the choice counts for this table alone, and stays for another search.
 */
export const Compared: Story = {
  name: 'Comparada',
  args: { path: `${path}?competencia=10-2026&dia=10&comparar=1` },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await seesText(
      'Competência 10/2026 · faturamento no dia 10 · com 09/2026 e 10/2025 · 1 linha de 09/2026 já não está',
    );
    // Greatest change first; the company without an earlier month has no difference.
    await waitFor(() =>
      expect(cellsOf(canvasElement, 1).slice(2, 6)).toEqual([
        '18.920,50',
        '18.280,45',
        '11.239,90',
        '+640,05',
      ]),
    );
    await expect(cellsOf(canvasElement, 2)[5]).toBe('−314,17');
    await expect(cellsOf(canvasElement, 3).slice(3, 6)).toEqual(['—', '—', '—']);
    await userEvent.click(page.getByRole('tab', { name: 'Utilização' }));
    await expect(await page.findByText('Competência 10/2026 · faturamento no dia 10')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Comparar' })).toBeNull();
  },
};

/** Another month or day in the fields removes both tables until Buscar. */
export const ClearsBoth: Story = {
  name: 'Limpa os dois',
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    const buscar = page.getByRole('button', { name: 'Buscar' });
    await expect(await page.findByText('1–3 de 3')).toBeVisible();
    await chooses(page.getByRole('combobox', { name: 'Dia de faturamento' }), 'Selecione');
    await waitFor(() => expect(page.queryByText('1–3 de 3')).toBeNull());
    await expect(buscar).toBeDisabled();
    await userEvent.click(page.getByRole('tab', { name: 'Utilização' }));
    await expect(
      await page.findByText('Escolha a competência e o dia de faturamento, e use Buscar.'),
    ).toBeVisible();
    await chooses(page.getByRole('combobox', { name: 'Dia de faturamento' }), '10');
    await userEvent.click(buscar);
    await expect(await page.findByText(/^1–\d+ de 40$/)).toBeVisible();
    const month = page.getByRole('textbox', { name: 'Competência' });
    await userEvent.clear(month);
    await waitFor(() => expect(page.queryByText(/^1–\d+ de 40$/)).toBeNull());
    await expect(buscar).toBeDisabled();
  },
};

/** The server's refusal is shown, although the answer itself is a success of HTTP. */
export const NotSuccessful: Story = {
  name: 'Sem sucesso',
  args: { path },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    const buscar = page.getByRole('button', { name: 'Buscar' });
    await expect(buscar).toBeDisabled();
    await chooses(page.getByRole('combobox', { name: 'Dia de faturamento' }), '25');
    await userEvent.click(buscar);
    await seesText('Não foi possível carregar os dados!');
    await seesText('Nenhuma empresa da Qualicorp é faturada no dia 25.');
  },
};

export const Empty: Story = {
  parameters: withFakes(
    fake(getUtilizacaoQualicorp, {
      success: true,
      message: '',
      dadosSintetico: [],
      dadosUtilizacao: [],
    }),
  ),
  play: async ({ canvasElement }) => {
    await find(canvasElement);
    await seesText('Sem utilização neste período');
  },
};

export const OtherOccupation: Story = notForOthers(title);
