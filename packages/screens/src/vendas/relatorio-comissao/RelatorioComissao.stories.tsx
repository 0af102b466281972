import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { getRelatorioComissaoPdf } from '@vidas/api-client/vendas/relatorio-comissao/relatorioComissao.contract.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { catchFiles, findScreen, seesText } from '../../testing/storyPlay.ts';
import { notFor, vendedora } from '../../testing/vendasStory.ts';

const title = 'Relatório de comissão (PDF)';
const path = '/modulos/vendas/relatorio-comissao';

/** A page with one line, in a server's form. */
const pdfOf = (text: string): string => {
  const content = `BT /F1 16 Tf 60 780 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return btoa(`%PDF-1.4\n${body}trailer\n<< /Size 6 /Root 1 0 R >>\n%%EOF`);
};

const relatorio = fake(getRelatorioComissaoPdf, ({ params: { competencia } }) =>
  competencia === '2026-10'
    ? { nome: 'relatorio-comissao-10-2026.pdf', conteudo: pdfOf('Comissao 10/2026') }
    : null,
);
const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, relatorio, ...shellFakes()],
});

const meta = {
  title: 'telas/vendas/Relatório de comissão (PDF)',
  component: StaffStory,
  args: { path: `${path}?competencia=10/2026` },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Full width, with its file and the link back to its month. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const saved = catchFiles();
    const page = await findScreen(canvasElement, title);
    await expect(page.getByText('Competência 10/2026')).toBeVisible();
    await waitFor(() => expect(page.getByRole('button', { name: /^Baixar/ })).toBeEnabled(), {
      timeout: 30_000,
    });
    await expect(page.queryByRole('navigation', { name: 'Telas de Vendas' })).toBeNull();
    await expect(page.getByRole('link', { name: 'Voltar para Comissão' })).toHaveAttribute(
      'href',
      '/modulos/vendas/comissao?competencia=10-2026',
    );
    await userEvent.click(page.getByRole('button', { name: /^Baixar/ }));
    await waitFor(() => expect(saved).toEqual(['relatorio-comissao-10-2026.pdf']));
  },
};

export const Loading: Story = {
  parameters: withFakes(fakeWaiting(getRelatorioComissaoPdf)),
  play: async ({ canvasElement }) => void (await findScreen(canvasElement, title)),
};

/** A month that is not closed has no report. */
export const Empty: Story = {
  args: { path: `${path}?competencia=11/2026` },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('A competência 11/2026 ainda não foi fechada.');
  },
};

export const NoMonth: Story = {
  name: 'Sem mês',
  args: { path },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Escolha a competência em Comissão e use Relatório (PDF).');
  },
};

export const Failed: Story = {
  parameters: withFakes(
    fake(getRelatorioComissaoPdf, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('O banco de dados não respondeu.');
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

/** Only for managers. */
export const Forbidden: Story = notFor(vendedora, title);

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
export const Narrow: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
