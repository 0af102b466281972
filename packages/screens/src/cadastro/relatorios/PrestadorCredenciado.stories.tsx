import type { Meta, StoryObj } from '@storybook/react-vite';
import { prestadorCredenciado } from '@vidas/api-client/cadastro/relatorios/prestadorCredenciado.report.ts';
import { expect, userEvent, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport } from '../../testing/reportStories.ts';
import { choosesPageSize } from '../../testing/storyPlay.ts';

const meta = {
  title: 'telas/cadastro/Prestadores credenciados',
  ...reportMeta(prestadorCredenciado),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Nome,Descrição,Especialidade,Cidade,Data de credenciamento,Data de descredenciamento,Data de recredenciamento,Telefone,CRM,CNPJ,Logradouro'.split(
    ',',
  );

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, prestadorCredenciado, headers);
    await expect(page.getByText('Toda a rede credenciada')).toBeVisible();
  },
};

export const PagesAboveAndBelow: Story = {
  name: 'Páginas acima e abaixo',
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, prestadorCredenciado, headers);
    await choosesPageSize('20');
    const above = page.getByRole('navigation', { name: 'Páginas de Prestadores credenciados, no alto' });
    const below = page.getByRole('navigation', { name: 'Páginas de Prestadores credenciados' });
    await userEvent.click(await within(above).findByRole('button', { name: 'Página 2' }));
    await expect(below).toHaveTextContent('21–40 de 60');
    await userEvent.click(within(below).getByRole('button', { name: 'Próxima página' }));
    await expect(above).toHaveTextContent('41–60 de 60');
  },
};
