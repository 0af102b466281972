import type { Meta, StoryObj } from '@storybook/react-vite';
import { inicioFakes } from '@vidas/api-client/cadastro/inicio/inicio.fake.ts';
import { beneficiarioCancelado } from '@vidas/api-client/cadastro/relatorios/beneficiarioCancelado.report.ts';
import { fakeFicha, fichaFakes } from '@vidas/api-client/cadastro/ficha/ficha.fake.ts';
import { expect, userEvent } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withAnswers } from '../../testing/reportStories.ts';
import { body, findDialog, findFilterButton, findScreen, seesText } from '../../testing/storyPlay.ts';

const meta = {
  title: 'telas/cadastro/Beneficiários cancelados',
  ...reportMeta(beneficiarioCancelado),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Matrícula,Nome,Data de cancelamento,Motivo de cancelamento,Mensalidade,Custo x benefício,Tempo no plano (anos),Ativo,Canc. fim mês,Data de ativação,Telefone,E-mail,Vendedor,Código da empresa,Razão social'.split(
    ',',
  );

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, beneficiarioCancelado, headers);
    await expect(page.getByText('Cancelamentos de 01/10/2026 a 31/10/2026')).toBeVisible();
    await expect((await page.findAllByText('17,33%'))[0]).toBeInTheDocument();
    await expect((await page.findAllByText('Sim'))[0]).toBeInTheDocument();
  },
};

/** A matrícula opens its person, in Cadastro, for who has the module (REL-59). */
export const OpensThePerson: Story = {
  name: 'Abre a pessoa',
  parameters: withAnswers(beneficiarioCancelado, ...fichaFakes(fakeFicha), ...inicioFakes()),
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, beneficiarioCancelado, headers);
    await userEvent.click(await page.findByRole('button', { name: '0000001201' }));
    await findDialog(fakeFicha('0000001201').dados.nome);
  },
};

export const FilteredByThePercentage: Story = {
  name: 'Filtrado pelo percentual',
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, beneficiarioCancelado.title);
    await userEvent.click(await findFilterButton(canvasElement, 'Custo x benefício'));
    const field = await body().findByRole('textbox', { name: 'Pesquisar Custo x benefício' });
    await userEvent.type(field, '>=290{Enter}');
    await seesText(/^3 de 60 · .+ R\$/);
    await seesText('3 com o filtro');
  },
};
