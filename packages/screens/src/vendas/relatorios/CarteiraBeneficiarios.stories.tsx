import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { fakeRow, fakeRows } from '@vidas/api-client/report/report.fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { carteira } from '@vidas/api-client/vendas/relatorios/carteira.report.ts';
import { getVendedoresCarteira } from '@vidas/api-client/vendas/lancamentos/vendedores.contract.ts';
import { vendedoresFakes } from '@vidas/api-client/vendas/lancamentos/vendedores.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, withAnswers } from '../../testing/reportStories.ts';
import { catchFiles, findScreen, seesHeaders, exportsAs } from '../../testing/storyPlay.ts';

const semNome =
  'A carteira de todos os vendedores é um direito à parte. Peça à TI que ponha o seu login em VENDAS_CARTEIRA_LOGINS.';
const { endpoint } = carteira.questions.periodo;
/** Twelve lives of any seller, one of 601. */
const rows = fake(endpoint, ({ params: { seller } }) =>
  seller === '601' ? [fakeRow(carteira, 1, { CODIGO_VENDEDOR: '601' })] : fakeRows(carteira, 12),
);

const meta = {
  title: 'telas/vendas/Carteira de beneficiários',
  ...reportMeta(carteira),
  parameters: { layout: 'fullscreen', ...withAnswers(carteira, rows) },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A seller is chosen by code. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const saved = catchFiles();
    const page = await findScreen(canvasElement, carteira.title);
    await expect(await page.findByText(/^1–\d+ de 12$/)).toBeVisible();
    await seesHeaders(canvasElement, [
      'Código do vendedor',
      'Vendedor',
      'Matrícula',
      'Nome',
      'Mensalidade',
      'Data de cadastro',
      'Data de ativação',
    ]);
    const buscar = page.getByRole('button', { name: 'Buscar' });
    const seller = page.getByRole('combobox', { name: 'Vendedor' });
    await userEvent.clear(seller);
    await userEvent.type(seller, '601{Enter}');
    await expect(seller).toHaveValue('Rogério Pacheco Lima (601)');
    await userEvent.click(buscar);
    await expect(await page.findByText('Carteira de 01/10/2026 a 31/10/2026 · Vendedor 601')).toBeVisible();
    await expect(await page.findByText('1–1 de 1')).toBeVisible();
    await exportsAs(page);
    await waitFor(() => expect(saved).toEqual(['carteira-vendas.csv']));
  },
};

/** A seller without a record sees the reason in place of the screen, before any search. */
export const NotNamed: Story = {
  name: 'Sem nome',
  args: { path: '/modulos/vendas/carteira-beneficiarios' },
  parameters: {
    msw: [
      fake(getVendedoresCarteira, () => new Refusal(403, { error: semNome })),
      ...vendedoresFakes(),
      ...shellFakes(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(semNome, {}, { timeout: 45_000 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: carteira.title })).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Buscar' })).toBeNull();
  },
};
