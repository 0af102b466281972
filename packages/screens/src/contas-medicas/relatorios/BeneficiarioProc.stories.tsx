import type { Meta, StoryObj } from '@storybook/react-vite';
import { beneficiarioProc } from '@vidas/api-client/contas-medicas/relatorios/beneficiarioProc.report.ts';
import { getProcedimentosDe } from '@vidas/api-client/contas-medicas/relatorios/procedimentos.contract.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withRows } from '../../testing/reportStories.ts';
import { findScreen, seesText } from '../../testing/storyPlay.ts';

const meta = {
  title: 'telas/contas-medicas/Beneficiários por procedimento',
  ...reportMeta(beneficiarioProc),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Nome,Data do procedimento,Procedimento,Executante,Guia,Baixada,Ativo,Idade,Sexo,Tipo do plano,Telefone,Matrícula,CPF,Ações'.split(
    ',',
  );

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, beneficiarioProc, headers);
    await expect(
      page.getByText(/^Procedimentos realizados de 01\/10\/2026 a 31\/10\/2026 · Código TUSS: 40901122, ./),
    ).toBeVisible();
  },
};

/** The period starts with the last month; Buscar needs the code, also with the dots of its printed form (FMT-9). */
export const WaitsForTheCode: Story = {
  name: 'Espera pelo código',
  args: { path: '/modulos/juridico/beneficiario-proc' },
  parameters: withRows(beneficiarioProc, []),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, beneficiarioProc.title);
    const search = page.getByRole('button', { name: 'Buscar' });
    await expect(search).toBeDisabled();
    await userEvent.type(page.getByRole('textbox', { name: 'Código TUSS' }), '1.01.01.01-2{Enter}');
    await seesText('Procedimentos realizados de 01/10/2026 a 31/10/2026 · Código TUSS: 10101012');
    await seesText('Sem utilização neste período');
  },
};

/** Words of the name find the code; the form waits until one is chosen (CMR-20). */
export const PelaPalavra: Story = {
  name: 'Pela palavra',
  args: { path: '/modulos/juridico/beneficiario-proc' },
  parameters: {
    msw: [
      fake(getProcedimentosDe, [
        { codigo: '40901122', descricao: 'US - Abdome total' },
        { codigo: '40901130', descricao: 'US - Abdome superior' },
      ]),
      ...withRows(beneficiarioProc, []).msw,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, beneficiarioProc.title);
    const search = page.getByRole('button', { name: 'Buscar' });
    await userEvent.type(page.getByRole('textbox', { name: 'Código TUSS' }), 'abdome');
    await expect(search).toBeDisabled();
    await userEvent.click(await page.findByRole('button', { name: '40901130 · US - Abdome superior' }));
    await expect(page.getByRole('textbox', { name: 'Código TUSS' })).toHaveValue('40901130');
    await userEvent.click(search);
    await seesText('Procedimentos realizados de 01/10/2026 a 31/10/2026 · Código TUSS: 40901130');
  },
};

/** A code that does not exist differs from a code without people. */
export const UnknownCode: Story = {
  name: 'Código que não existe',
  parameters: {
    msw: [
      fake(
        beneficiarioProc.questions.periodo.endpoint,
        () => new Refusal(404, { error: 'O código 99999999 não existe. Confira o código TUSS.' }),
      ),
      ...shellFakes(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, beneficiarioProc.title);
    await seesText('O código 99999999 não existe. Confira o código TUSS.');
    await expect(page.queryByText('Sem utilização neste período')).toBeNull();
  },
};

/** The address of an impossible period has a message: the rows below do not belong to it. */
export const ImpossibleAddress: Story = {
  name: 'Endereço impossível',
  args: { path: '/modulos/juridico/beneficiario-proc?inicio=2026-13-01&fim=abc&tussCode=40901122' },
  parameters: withRows(beneficiarioProc, []),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, beneficiarioProc.title);
    await seesText('O endereço pede um período que não existe: de “2026-13-01” a “abc”.');
  },
};
