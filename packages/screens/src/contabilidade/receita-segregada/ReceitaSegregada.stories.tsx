import type { Meta, StoryObj } from '@storybook/react-vite';
import { receitaSegregada } from '@vidas/api-client/contabilidade/receita-segregada/receitaSegregada.report.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withGiven } from '../../testing/reportStories.ts';
import { catchFiles, findScreen, seesText, exportsAs } from '../../testing/storyPlay.ts';

const meta = {
  title: 'telas/contabilidade/Receita segregada',
  ...reportMeta(receitaSegregada),
  parameters: {
    layout: 'fullscreen',
    ...withGiven(
      receitaSegregada,
      { LANCOD: 2, L_COD: 'Mensalidade', VALOR: 41_250, UF: 'PR' },
      { LANCOD: 2, L_COD: 'Mensalidade', VALOR: 30_000, UF: 'SC' },
      { LANCOD: 9, L_COD: 'Coparticipação', VALOR: 1_299, UF: 'PR' },
      { LANCOD: 8, L_COD: 'Desconto', VALOR: -500, UF: 'PR' },
      { LANCOD: 11, L_COD: 'Auxílio funeral', VALOR: 490, UF: 'PR' },
      { LANCOD: 15, L_COD: 'Taxa de inscrição', VALOR: 3_000, UF: 'PR' },
    ),
  },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers = Object.values(receitaSegregada.row).map(({ header }) => header);

/** Four cards by posting code; the choice of another type removes the rows at once. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const saved = catchFiles();
    const page = await seesReport(canvasElement, receitaSegregada, headers);
    await seesText('Receita dos contratos individuais, da competência inteira de 10/2026');
    for (const value of ['R$ 712,50', 'R$ 12,99', '−R$ 5,00', 'R$ 34,90'])
      await expect(page.getAllByText(value).length).toBeGreaterThan(0);
    await exportsAs(page);
    await waitFor(() => expect(saved).toEqual(['receitaSegregada.csv']));
  },
};

/** Changing a filter clears the results; Buscar asks for the other type. */
export const ClearsWhenEdited: Story = {
  name: 'Limpa-se quando muda a pergunta',
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, receitaSegregada, headers);
    await userEvent.click(page.getByRole('radio', { name: 'Empresarial' }));
    await seesText(receitaSegregada.texts.idle);
    await expect(page.queryByText('R$ 712,50')).toBeNull();
    await expect(page.getByRole('button', { name: 'Exportar' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await seesText('Receita dos contratos empresariais, da competência inteira de 10/2026');
    await seesText('R$ 712,50');
  },
};

/** The cards sum the filtered rows. */
export const Filtered: Story = {
  args: {
    path: '/modulos/contabilidade/receita-segregada?pergunta=individual&inicio=2026-10-01&fim=2026-10-31&filtro.UF=SC',
  },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, receitaSegregada.title);
    await seesText('R$ 712,50 sem o filtro');
    await seesText('R$ 300,00');
  },
};
