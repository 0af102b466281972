import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { fakeRows } from '@vidas/api-client/report/report.fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { beneficiarioCadastrado } from '@vidas/api-client/vendas/relatorios/beneficiarioCadastrado.report.ts';
import { getDadosVendedores } from '@vidas/api-client/vendas/lancamentos/vendedores.contract.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, withAnswers } from '../../testing/reportStories.ts';
import { seesCards } from '../../testing/seesCards.ts';
import { body, catchFiles, findScreen, seesText, exportsAs } from '../../testing/storyPlay.ts';
import { notForOthers, vendasPerson } from '../../testing/vendasStory.ts';

const { endpoint } = beneficiarioCadastrado.questions.periodo;
/** Ten rows of any seller, two of 613. */
const rows = fake(endpoint, ({ params: { seller } }) =>
  fakeRows(beneficiarioCadastrado, seller === '613' ? 2 : 10),
);

const meta = {
  title: 'telas/vendas/Beneficiários cadastrados',
  ...reportMeta(beneficiarioCadastrado),
  parameters: { layout: 'fullscreen', ...withAnswers(beneficiarioCadastrado, rows) },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A manager chooses a seller by a part of the name. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const saved = catchFiles();
    const page = await findScreen(canvasElement, beneficiarioCadastrado.title);
    await expect(await page.findByText('Vendas de 01/10/2026 a 31/10/2026')).toBeVisible();
    const seller = page.getByRole('combobox', { name: 'Vendedor' });
    await expect(seller).toHaveValue('Todos os vendedores');
    const buscar = page.getByRole('button', { name: 'Buscar' });
    await userEvent.clear(seller);
    await expect(buscar).toBeDisabled();
    await userEvent.type(seller, 'marina{Enter}');
    await userEvent.click(buscar);
    await expect(await page.findByText('Vendas de 01/10/2026 a 31/10/2026 · Vendedor 613')).toBeVisible();
    await expect(await page.findByText('1–2 de 2')).toBeVisible();
    await exportsAs(page);
    await waitFor(() => expect(saved).toEqual(['cadastro-beneficiarios.csv']));
  },
};

const seller = vendasPerson('Consultor de vendas');

/** A seller has no choice of seller; the server uses their own. */
export const AsSeller: Story = {
  args: { person: seller, path: '/modulos/vendas/beneficiario-cadastrado' },
  parameters: {
    msw: [
      fake(endpoint, ({ params }) =>
        params.seller === '0' ? fakeRows(beneficiarioCadastrado, 7) : new Refusal(400, { error: 'Outra.' }),
      ),
      ...shellFakes(seller),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, beneficiarioCadastrado.title);
    await expect(page.queryByRole('combobox', { name: 'Vendedor' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await seesCards({ 'Total de beneficiários': '7' });
    await expect(page.getByText('Portabilidades')).toBeVisible();
    await expect(page.getByText('Vendas administrativas')).toBeVisible();
  },
};

/** Without the list of sellers, a search over all of them is still possible. */
export const SellersFailed: Story = {
  name: 'Os vendedores falharam',
  parameters: withAnswers(
    beneficiarioCadastrado,
    fake(getDadosVendedores, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
    rows,
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, beneficiarioCadastrado.title);
    await seesText('O banco de dados não respondeu.');
    await expect(await page.findByText(/^1–\d+ de 10$/)).toBeVisible();
    await expect(body().getByRole('combobox', { name: 'Vendedor' })).toHaveValue('Todos os vendedores');
  },
};

export const OtherOccupation: Story = notForOthers(beneficiarioCadastrado.title);
