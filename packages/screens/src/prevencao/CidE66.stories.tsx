import type { Meta, StoryObj } from '@storybook/react-vite';
import { cidE66 } from '@vidas/api-client/prevencao/cidE66.report.ts';
import { expect, userEvent } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { reportMeta, seesReport } from '../testing/reportStories.ts';
import { findScreen, seesText } from '../testing/storyPlay.ts';

const meta = {
  title: 'telas/prevencao/Beneficiários CID E66',
  ...reportMeta(cidE66),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Matrícula,Nome,Telefone,Cidade,Idade,Contato,Último contato,Resultado,Falou,Próximo contato,Quem liga,Ações'.split(
    ',',
  );

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, cidE66, headers);
    await expect(page.getByText('Beneficiários de 8 a 15 anos com CID E66')).toBeVisible();
  },
};

/** Two buttons, two calls, one screen. */
export const Adults: Story = {
  name: 'Adultos',
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, cidE66.title);
    await userEvent.click(page.getByRole('button', { name: 'Buscar adultos' }));
    await seesText('Beneficiários de 16 anos ou mais com CID E66');
  },
};
