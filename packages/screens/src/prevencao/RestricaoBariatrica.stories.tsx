import type { Meta, StoryObj } from '@storybook/react-vite';
import { restricaoBariatrica } from '@vidas/api-client/prevencao/restricaoBariatrica.report.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { reportMeta, seesReport } from '../testing/reportStories.ts';

const meta = {
  title: 'telas/prevencao/Restrição bariátrica',
  ...reportMeta(restricaoBariatrica),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Matrícula,Nome,Telefone,Data de nascimento,Idade,Cidade,Data de cadastro,Contato,Último contato,Resultado,Falou,Próximo contato,Quem liga,Ações'.split(
    ',',
  );

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, restricaoBariatrica, headers);
    await expect(
      page.getByText('Beneficiários com restrição bariátrica de 01/10/2026 a 31/10/2026'),
    ).toBeVisible();
  },
};
