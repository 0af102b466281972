import type { Meta, StoryObj } from '@storybook/react-vite';
import { idadeSaldos } from '@vidas/api-client/financeiro/idadeSaldos.report';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withGiven } from '../testing/reportStories.ts';
import { catchFiles, seesText } from '../testing/storyPlay.ts';

const bills = withGiven(
  idadeSaldos,
  { valor: 10_000, dias: 0, faixa: 'A vencer' },
  { valor: 20_000, dias: 30, faixa: '1 a 30 dias' },
  { valor: 5_050, dias: 12, faixa: '1 a 30 dias' },
  { valor: 40_000, dias: 31, faixa: '31 a 60 dias' },
  { valor: 80_000, dias: 91, faixa: 'Mais de 90 dias', empresa: 'Metalúrgica Inventada Ltda.' },
);

const meta = {
  title: 'telas/financeiro/Relatório Idade de Saldos',
  ...reportMeta(idadeSaldos),
  parameters: { layout: 'fullscreen', ...bills },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each age opens its bills, which add up to it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const saved = catchFiles();
    const page = await seesReport(canvasElement, idadeSaldos, [
      'Contrato',
      'Nome',
      'Nº Fatura',
      'Vencimento',
      'Valor',
      'Empresa',
      'Dias em atraso',
      'Faixa',
    ]);
    await expect(page.getByText('1–5 de 5')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Exportar CSV' }));
    await waitFor(() => expect(saved).toEqual(['relatorio-idade-saldos.csv']));
    await userEvent.click(page.getByRole('link', { name: '1 a 30 dias: ver detalhes' }));
    await expect(await page.findByText('1–2 de 2')).toBeVisible();
    await seesText('Faixa: 1 a 30 dias');
    await expect(page.getAllByText(/250,50/).length).toBeGreaterThan(1);
    await userEvent.click(page.getByRole('link', { name: 'Em aberto: ver detalhes' }));
    await expect(await page.findByText('1–5 de 5')).toBeVisible();
  },
};
