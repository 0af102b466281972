import type { Meta, StoryObj } from '@storybook/react-vite';
import { rede } from '@vidas/api-client/credenciamento/rede.report.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { reportMeta, seesReport } from '../testing/reportStories.ts';

const meta = {
  title: 'telas/credenciamento/Rede credenciada',
  ...reportMeta(rede),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Código,Nome,Tipo,Especialidade,Cidade,Situação,Credenciado em,Descredenciado em,Guias em 12 meses,Recredenciado em,Telefone,CRM,CNPJ,CNES';

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, rede, headers.split(','));
    await expect(page.getByText(/^Prestadores credenciados e descredenciados/)).toBeVisible();
  },
};
