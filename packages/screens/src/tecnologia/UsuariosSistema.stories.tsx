import type { Meta, StoryObj } from '@storybook/react-vite';
import { usuariosSistema } from '@vidas/api-client/tecnologia/usuariosSistema.report.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { reportMeta, seesReport } from '../testing/reportStories.ts';

const meta = {
  title: 'telas/tecnologia/Usuários do sistema',
  ...reportMeta(usuariosSistema),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const headers = ['Login', 'Nome', 'Cargo', 'Módulos', 'Última entrada'];
    const page = await seesReport(canvasElement, usuariosSistema, headers);
    await expect(page.getByText('Usuários do sistema com login ativo')).toBeVisible();
  },
};
