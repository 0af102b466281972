import type { Meta, StoryObj } from '@storybook/react-vite';
import { possiveisGestantes } from '@vidas/api-client/prevencao/possiveisGestantes.report.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { reportMeta, seesReport } from '../testing/reportStories.ts';

const meta = {
  title: 'telas/prevencao/Possíveis gestantes',
  ...reportMeta(possiveisGestantes),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Matrícula,Nome,Telefone,Contato,Último contato,Resultado,Falou,Próximo contato,Quem liga,E-mail,Cidade,Ações'.split(
    ',',
  );

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, possiveisGestantes, headers);
    await expect(page.getByText('Possíveis gestantes de 01/10/2026 a 31/10/2026')).toBeVisible();
  },
};
