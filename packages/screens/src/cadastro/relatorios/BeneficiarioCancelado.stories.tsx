import type { Meta, StoryObj } from '@storybook/react-vite';
import { beneficiarioCancelado } from '@vidas/api-client/cadastro/relatorios/beneficiarioCancelado.report.ts';
import { expect, userEvent } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport } from '../../testing/reportStories.ts';
import { body, findFilterButton, findScreen, seesText } from '../../testing/storyPlay.ts';

const meta = {
  title: 'telas/cadastro/Beneficiários cancelados',
  ...reportMeta(beneficiarioCancelado),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Matrícula,Nome,Data de Cancelamento,Motivo de Cancelamento,Mensalidade,Custo x Benefício,Tempo no Plano (anos),Ativo,Canc. Fim Mês,Data de Ativação,Telefone,E-mail,Vendedor,Código Empresa,Razão Social'.split(
    ',',
  );

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, beneficiarioCancelado, headers);
    await expect(page.getByText('Cancelamentos de 01/10/2026 a 31/10/2026')).toBeVisible();
    await expect((await page.findAllByText('17,33%'))[0]).toBeInTheDocument();
    await expect((await page.findAllByText('Sim'))[0]).toBeInTheDocument();
  },
};

export const FilteredByThePercentage: Story = {
  name: 'Filtrado pelo percentual',
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, beneficiarioCancelado.title);
    await userEvent.click(await findFilterButton(canvasElement, 'Custo x Benefício'));
    const field = await body().findByRole('textbox', { name: 'Pesquisar Custo x Benefício' });
    await userEvent.type(field, '>=290{Enter}');
    await seesText(/^3 de 60 · .+ R\$/);
    await seesText('3 com o filtro');
  },
};
