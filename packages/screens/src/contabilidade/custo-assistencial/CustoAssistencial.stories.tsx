import type { Meta, StoryObj } from '@storybook/react-vite';
import { custoAssistencial } from '@vidas/api-client/contabilidade/custo-assistencial/custoAssistencial.report.ts';
import { Refusal } from '@vidas/api-client/http/fake.ts';
import { answersOf } from '@vidas/api-client/report/report.fake.ts';
import { expect, waitFor } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withAnswers, withGiven } from '../../testing/reportStories.ts';
import { body, catchFiles, findScreen, seesText, exportsAs } from '../../testing/storyPlay.ts';

const meta = {
  title: 'telas/contabilidade/Custo assistencial com nota fiscal',
  ...reportMeta(custoAssistencial),
  parameters: {
    layout: 'fullscreen',
    ...withGiven(
      custoAssistencial,
      { tipoPlano: 'EMPRESARIAL', valor: 10_000, guia: '20000001', sequencial: 1 },
      { tipoPlano: 'EMPRESARIAL', valor: 2_550, guia: '20000002', sequencial: 1 },
      { tipoPlano: 'INDIVIDUAL', valor: 40_000, guia: '20000003', sequencial: 1, notaFiscal: null },
      { tipoPlano: 'ADESAO', valor: 7_000, guia: '20000003', sequencial: 2 },
    ),
  },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers = Object.values(custoAssistencial.row).map(({ header }) => header);

/** The cards sum the filtered rows; the file has the name of the specification. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const saved = catchFiles();
    const page = await seesReport(canvasElement, custoAssistencial, headers);
    await expect(headers).toHaveLength(29);
    await expect(page.getByText('Custo assistencial da competência inteira de 10/2026')).toBeVisible();
    await seesText('R$ 125,50');
    await exportsAs(page);
    await waitFor(() => expect(saved).toEqual(['custoassistencialNF.csv']));
  },
};

/** The invoice's day stands in the address and below the title, also in Contas Médicas; a filter changes the cards. */
export const WithInvoiceDay: Story = {
  name: 'Com o dia da nota',
  args: {
    path: '/modulos/contas-medicas/custo-assistencial-nota-fiscal?inicio=2026-10-01&fim=2026-10-31&dtNF=2026-10-20&filtro.tipoPlano=Individual',
  },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, custoAssistencial.title);
    await seesText('Custo assistencial da competência inteira de 10/2026 · Data da nota fiscal: 20/10/2026');
    await seesText('R$ 125,50 sem o filtro');
    await expect(body().getAllByText('R$ 400,00').length).toBeGreaterThan(0);
  },
};

/** A failure without the server's reason has the text of the specification. */
export const FailsWithoutReason: Story = {
  name: 'Falha sem motivo',
  parameters: withAnswers(custoAssistencial, ...answersOf(custoAssistencial, new Refusal(500, ''))),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, custoAssistencial.title);
    await seesText('Ocorreu algum problema ao buscar o custo assistencial');
  },
};
