import type { Meta, StoryObj } from '@storybook/react-vite';
import { migracoes } from '@vidas/api-client/tecnologia/migracoes.report.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { reportMeta, seesReport } from '../testing/reportStories.ts';

const meta = {
  title: 'telas/tecnologia/Migrações do banco de dados',
  ...reportMeta(migracoes),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, migracoes, ['Migração', 'Aplicada em']);
    await expect(page.getByText('Migrações aplicadas ao banco de dados')).toBeVisible();
  },
};
