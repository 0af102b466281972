import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentoEnviado } from '@vidas/api-client/cobranca/documento-enviado/documentoEnviado.report.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport } from '../../testing/reportStories.ts';

const meta = {
  title: 'telas/cobranca/Documentos enviados por e-mail',
  ...reportMeta(documentoEnviado),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Enviado em,Documento,Matrícula,Nome,E-mail,Situação,Referência,Forma pedida,Enviado por'.split(',');

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, documentoEnviado, headers);
    await expect(page.getByText('Envios de 01/10/2026 a 31/10/2026')).toBeVisible();
  },
};
