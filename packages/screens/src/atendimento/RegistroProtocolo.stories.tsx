import type { Meta, StoryObj } from '@storybook/react-vite';
import { registroProtocolo } from '@vidas/api-client/atendimento/registroProtocolo.report.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { reportMeta, seesReport } from '../testing/reportStories.ts';

const meta = {
  title: 'telas/atendimento/Relatório de Registro de Protocolo',
  ...reportMeta(registroProtocolo),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Protocolo,Código,Data de lançamento,Matrícula,Nome,Data,Status,Descrição,Matrícula do funcionário,Funcionário,Providência,Data fim,Cód. tema,Tema,Canal,Cód. canal,Demanda,Tema da reclamação,Cód. manifestação,Manifestação,CNS/CR,Dias,Satisfação';

/** Every field of the specification, eight rows a page. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, registroProtocolo, headers.split(','));
    await expect(page.getByText('Atendimentos de 01/10/2026 a 31/10/2026')).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Páginas de Relatório de Registro de Protocolo' }),
    ).toHaveTextContent('1–8 de 60');
  },
};
