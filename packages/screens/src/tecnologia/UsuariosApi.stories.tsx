import type { Meta, StoryObj } from '@storybook/react-vite';
import { usuariosApi } from '@vidas/api-client/tecnologia/usuariosApi.report.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { reportMeta, seesReport } from '../testing/reportStories.ts';

const meta = {
  title: 'telas/tecnologia/Usuários da API',
  ...reportMeta(usuariosApi),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const headers = ['Matrícula', 'Titular', 'Idade', 'Data registro', 'Hora'];
    const page = await seesReport(canvasElement, usuariosApi, headers);
    await expect(page.getByText('Usuários do aplicativo de 01/10/2026 a 31/10/2026')).toBeVisible();
    await expect(page.getByText('Total de usuários listados').closest('div')).toHaveTextContent(/60/);
  },
};
