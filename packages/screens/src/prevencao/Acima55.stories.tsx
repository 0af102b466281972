import type { Meta, StoryObj } from '@storybook/react-vite';
import { acima55 } from '@vidas/api-client/prevencao/acima55.report.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { reportMeta, seesReport } from '../testing/reportStories.ts';

const meta = {
  title: 'telas/prevencao/Prevenção · Beneficiários acima de 55',
  ...reportMeta(acima55),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Matrícula,Nome,Telefone,Contato,Último contato,Resultado,Falou,Próximo contato,Quem liga,Idade,Cidade,Custo benefício,Ações'.split(
    ',',
  );

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, acima55, headers);
    await expect(page.getByText('Beneficiários acima de 55 anos')).toBeVisible();
  },
};
