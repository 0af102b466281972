import type { Meta, StoryObj } from '@storybook/react-vite';
import { sinistralidadeReport } from '@vidas/api-client/contabilidade/sinistralidade/sinistralidade.report.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withGiven } from '../../testing/reportStories.ts';
import { catchFiles, findScreen, seesHeaders, seesText, exportsAs } from '../../testing/storyPlay.ts';

const meta = {
  title: 'telas/contabilidade/Sinistralidade',
  ...reportMeta(sinistralidadeReport),
  parameters: {
    layout: 'fullscreen',
    ...withGiven(
      sinistralidadeReport,
      { EMP: '0301', CUSTOBRUTO: 50_000, COPART: 0, MENSALIDADE: 100_000, SINISTRALIDADE: 5_000 },
      { EMP: '0302', CUSTOBRUTO: 2_500, COPART: 500, MENSALIDADE: 1_000, SINISTRALIDADE: 20_000 },
      { EMP: '0303', CUSTOBRUTO: 1_000, COPART: 0, MENSALIDADE: 0, SINISTRALIDADE: null },
    ),
  },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headersOf = (fields: readonly (keyof typeof sinistralidadeReport.row)[]): string[] =>
  fields.map((field) => sinistralidadeReport.row[field].header);
const figures = ['SINISTRALIDADE', 'CUSTOBRUTO', 'MENSALIDADE', 'COPART'] as const;
const headers = headersOf(['COMPETENCIA', ...figures, 'PLANO']);

/** The ratio on the card and below the column comes from the sums; the code needs Detalhado. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const saved = catchFiles();
    const page = await seesReport(canvasElement, sinistralidadeReport, headers);
    await seesText('Contratos individuais, competências de 01/2026 a 10/2026');
    await waitFor(() => expect(page.getAllByText('52,48%')).toHaveLength(2));
    await expect(page.getByRole('textbox', { name: 'Matrícula ou código da empresa' })).toBeDisabled();
    await exportsAs(page);
    await waitFor(() => expect(saved).toEqual(['sinistralidade.csv']));
  },
};

/** Detalhado needs the code. A matrícula is never in the address, so a link to the page names no person. */
export const Detalhado: Story = {
  name: 'Detalhado',
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, sinistralidadeReport, headers);
    await userEvent.click(page.getByRole('radio', { name: 'Detalhado' }));
    const search = page.getByRole('button', { name: 'Buscar individual' });
    await expect(search).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Exportar' })).toBeDisabled();
    await userEvent.type(
      page.getByRole('textbox', { name: 'Matrícula ou código da empresa' }),
      '0000001201{Enter}',
    );
    await seesText('Contratos individuais, competências de 01/2026 a 10/2026 · Matrícula: 0000001201');
    // Another search is ignored before the answer arrives.
    await waitFor(() => expect(page.getByRole('button', { name: 'Exportar' })).toBeEnabled());
    await userEvent.click(page.getByRole('button', { name: 'Buscar empresarial' }));
    await seesText('Contratos empresariais, competências de 01/2026 a 10/2026 · Empresa: 0000001201');
  },
};

/** Each question has its own columns, and no empty ones (REL-28). */
export const ColunasDaPergunta: Story = {
  name: 'Colunas da pergunta',
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, sinistralidadeReport, headers);
    const search = async (button: string, columns: readonly string[]) => {
      await waitFor(() => expect(page.getByRole('button', { name: button })).toBeEnabled());
      await userEvent.click(page.getByRole('button', { name: button }));
      await waitFor(() => seesHeaders(canvasElement, columns));
    };
    await search('Buscar empresarial', headersOf(['COMPETENCIA', 'EMPRESA', ...figures, 'PLANO', 'EMP']));
    await userEvent.click(page.getByRole('radio', { name: 'Detalhado' }));
    await userEvent.type(page.getByRole('textbox', { name: 'Matrícula ou código da empresa' }), '0301');
    const every = Object.values(sinistralidadeReport.row).map(({ header }) => header);
    await search('Buscar empresarial', every);
    await search(
      'Buscar individual',
      headersOf(['COMPETENCIA', ...figures, 'BENEFICIARIO', 'PLANO', 'CIDADE', 'MATRICULA']),
    );
  },
};

/** The cards sum the filtered rows. */
export const Filtered: Story = {
  args: {
    path: '/modulos/contabilidade/sinistralidade?pergunta=empresarialResumida&inicio=01-2026&fim=10-2026&filtro.EMP=0302',
  },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, sinistralidadeReport.title);
    await seesText('despesa líquida R$ 20,00 · 52,48% sem o filtro');
    await seesText('200,00%');
  },
};
