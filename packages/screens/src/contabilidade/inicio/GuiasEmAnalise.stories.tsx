import type { Meta, StoryObj } from '@storybook/react-vite';
import { guiasEmAnalise } from '@vidas/api-client/contabilidade/inicio/guiasEmAnalise.report.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport } from '../../testing/reportStories.ts';

const meta = {
  title: 'telas/contabilidade/Guias em análise',
  ...reportMeta(guiasEmAnalise),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers = Object.values(guiasEmAnalise.row).map(({ header }) => header);

/** The list of Contas Médicas without its acts: accounting opens no guide. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, guiasEmAnalise, headers);
    await expect(page.getByText('Todas as guias ainda não incorporadas')).toBeVisible();
    await expect(page.queryByRole('columnheader', { name: 'Ações' })).toBeNull();
  },
};
