import type { Meta, StoryObj } from '@storybook/react-vite';
import { idadeSaldos } from '@vidas/api-client/financeiro/saldos/idadeSaldos.report.ts';
import { contaFakes } from '@vidas/api-client/financeiro/conta/conta.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withGiven } from '../../testing/reportStories.ts';
import { catchFiles, findDialog, seesText, exportsAs } from '../../testing/storyPlay.ts';

const bills = withGiven(
  idadeSaldos,
  { valor: 10_000, dias: 0, faixa: 'A vencer' },
  { valor: 20_000, dias: 30, faixa: '1 a 30 dias' },
  { valor: 5_050, dias: 12, faixa: '1 a 30 dias' },
  { valor: 40_000, dias: 31, faixa: '31 a 60 dias' },
  { valor: 80_000, dias: 91, faixa: 'Mais de 90 dias', empresa: 'Metalúrgica Inventada Ltda.' },
);

const headers = [
  'Contrato',
  'Nome',
  'Nº fatura',
  'Vencimento',
  'Valor',
  'Empresa',
  'Dias em atraso',
  'Faixa',
  'Ações',
];

const meta = {
  title: 'telas/financeiro/Idade de saldos',
  ...reportMeta(idadeSaldos),
  parameters: { layout: 'fullscreen', ...bills },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each age opens its bills, whose sum equals it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const saved = catchFiles();
    const page = await seesReport(canvasElement, idadeSaldos, headers);
    await expect(page.getByText('1–5 de 5')).toBeVisible();
    await exportsAs(page);
    await waitFor(() => expect(saved).toEqual(['relatorio-idade-saldos.csv']));
    await userEvent.click(page.getByRole('link', { name: '1 a 30 dias: ver detalhes' }));
    await expect(await page.findByText('1–2 de 2')).toBeVisible();
    await seesText('Faixa: 1 a 30 dias');
    await expect(page.getAllByText(/250,50/).length).toBeGreaterThan(1);
    await userEvent.click(page.getByRole('link', { name: 'Em aberto: ver detalhes' }));
    await expect(await page.findByText('1–5 de 5')).toBeVisible();
  },
};

/** Money by hand: a PIX of the counter settles a bill. */
export const Recebe: Story = {
  name: 'Recebe à mão',
  parameters: { msw: [...contaFakes(), ...bills.msw] },
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, idadeSaldos, headers);
    await userEvent.click(
      (await page.findAllByRole('button', { name: /^Receber da fatura/ }))[1] as HTMLElement,
    );
    const dialog = await findDialog(/^Receber de/);
    await expect(dialog.getByRole('textbox', { name: 'Valor' })).toHaveValue('200,00');
    await userEvent.type(dialog.getByRole('textbox', { name: 'De onde veio' }), 'PIX no balcão');
    await userEvent.click(dialog.getByRole('button', { name: 'Receber' }));
    await seesText('O recebimento foi gravado.');
  },
};
