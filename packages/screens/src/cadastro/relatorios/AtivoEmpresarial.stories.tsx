import type { Meta, StoryObj } from '@storybook/react-vite';
import { ativoEmpresarial } from '@vidas/api-client/cadastro/relatorios/ativoEmpresarial.report.ts';
import { fakeRow } from '@vidas/api-client/report/report.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withRows } from '../../testing/reportStories.ts';
import { body, findFilterButton, findScreen, choosesPageSize } from '../../testing/storyPlay.ts';

const meta = {
  title: 'telas/cadastro/Ativos por empresa',
  ...reportMeta(ativoEmpresarial),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Matrícula,Nome,Empresa,Titular/Dependente,Valor,Data de ativação,Data de nascimento,Idade,Faixa,CPF,Sexo,Acomodação,Telefone,E-mail,Cidade'.split(
    ',',
  );

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, ativoEmpresarial, headers);
    await expect(await page.findByText('Empresa 0301 · Metalúrgica Araucária')).toBeVisible();
    await choosesPageSize('7');
    await expect(page.getByRole('combobox', { name: 'Linhas por página' })).toHaveValue('7');
  },
};

const cards = () => body().getByText('Beneficiários ativos').closest('dl');

/** A holder has T, everybody else is a dependent. */
export const CardsFollowTheFilter: Story = {
  parameters: withRows(
    ativoEmpresarial,
    ['T', 'D', 'A'].map((td, index) => fakeRow(ativoEmpresarial, index + 1, { td })),
  ),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, ativoEmpresarial.title);
    await waitFor(() => expect(cards()).toHaveTextContent(/Total de titulares1Total de dependentes2$/));
    await userEvent.click(await findFilterButton(canvasElement, 'Titular/Dependente'));
    await userEvent.click(await body().findByRole('checkbox', { name: /Titular/ }));
    await waitFor(() => expect(cards()).toHaveTextContent('Beneficiários ativos31 com o filtro'));
    await expect(cards()).toHaveTextContent('Total de dependentes20 com o filtro');
  },
};
