import type { Meta, StoryObj } from '@storybook/react-vite';
import { beneficiarioCadastrado } from '@vidas/api-client/cadastro/relatorios/beneficiarioCadastrado.report.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport } from '../../testing/reportStories.ts';
import { body, findFilterButton, findScreen } from '../../testing/storyPlay.ts';

const meta = {
  title: 'telas/cadastro/Beneficiários cadastrados',
  ...reportMeta(beneficiarioCadastrado),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Matrícula,Nome,Titular,Tipo do plano,Data de cadastro,Ativação,Status,Cancelamento,Portabilidade,Venda administrativa,Tipo de venda,Vendedor,Desconto,Data da mensalidade,Registro do plano,Código da empresa,CCO,Competência inicial,Competência final'.split(
    ',',
  );

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, beneficiarioCadastrado, headers);
    await expect(page.getByText('Vendas de 01/10/2026 a 31/10/2026')).toBeVisible();
    await expect(await page.findByText(/^\d+ ativos$/)).toBeInTheDocument();
  },
};

const card = (label: string) => body().getByText(label).closest('div');

export const CardsFollowTheFilter: Story = {
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, beneficiarioCadastrado.title);
    await waitFor(() => expect(card('Total portabilidades')).toHaveTextContent(/\d+% do total$/));
    await userEvent.click(await findFilterButton(canvasElement, 'Nome'));
    await userEvent.type(await body().findByRole('textbox', { name: 'Pesquisar Nome' }), 'conceicao');
    await waitFor(() => expect(card('Total cadastrados')).toHaveTextContent(/\d+ com o filtro$/));
  },
};
