import type { Meta, StoryObj } from '@storybook/react-vite';
import { registroProtocolo } from '@vidas/api-client/atendimento/registroProtocolo.report.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { getAvisosDosPrazos } from '@vidas/api-client/juridico/prazos/prazos.contract.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withAnswers } from '../testing/reportStories.ts';
import { choosesPageSize } from '../testing/storyPlay.ts';

const meta = {
  title: 'telas/atendimento/Registro de protocolo',
  ...reportMeta(registroProtocolo),
  parameters: {
    layout: 'fullscreen',
    ...withAnswers(registroProtocolo, fake(getAvisosDosPrazos, { naoConferidos: [], anosSemFeriados: [] })),
  },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Protocolo,Código,Data de lançamento,Matrícula,Nome,Data,Status,Descrição,Matrícula do funcionário,Funcionário,Providência,Data fim,Código do tema,Tema,Canal,Código do canal,Demanda,Tema da reclamação,Código da manifestação,Manifestação,CNS/CR,Dias,Satisfação,Situação do prazo,Prazo da resposta,Responder até,Realizar até,Dias úteis que restam,Tipo da solicitação';

/** Every field of the specification, and its eight rows a page among the choices. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, registroProtocolo, headers.split(','));
    await expect(page.getByText('Atendimentos de 01/10/2026 a 31/10/2026')).toBeVisible();
    await choosesPageSize('8');
    await expect(
      page.getByRole('navigation', { name: 'Páginas de Registro de protocolo' }),
    ).toHaveTextContent('1–8 de 60');
  },
};
