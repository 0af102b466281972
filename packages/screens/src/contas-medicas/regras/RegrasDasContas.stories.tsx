import type { Meta, StoryObj } from '@storybook/react-vite';
import { gravaRegraDaConta } from '@vidas/api-client/contas-medicas/regras/regras.contract.ts';
import {
  ajustePadrao,
  chavesDasRegras,
  escreveValores,
  regraDaConta,
} from '@vidas/api-client/contas-medicas/regras/regras.rules.ts';
import {
  type RegraSalva,
  regrasDasContasSalvas,
} from '@vidas/api-client/contas-medicas/regras/regrasDasContas.report.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { answersOf } from '@vidas/api-client/report/report.fake.ts';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { askedPath, reportMeta, seesReport } from '../../testing/reportStories.ts';
import { findDialog, longName, seesText } from '../../testing/storyPlay.ts';

const regras = chavesDasRegras.map((chave): RegraSalva => {
  const { regra, nome, frase, fonte, glosa } = regraDaConta(chave);
  const ajuste = chave === 'retorno' ? { ligada: true, valores: [30] } : ajustePadrao(chave);
  const [valor1 = null, valor2 = null] = ajuste.valores;
  return {
    nome,
    situacao: ajuste.ligada ? 'LIGADA' : 'DESLIGADA',
    valores: escreveValores(chave, ajuste.valores) || null,
    frase,
    comCod: glosa,
    fonte,
    gravadaPor: chave === 'retorno' ? 'Lívia Prado' : null,
    gravadaEm: chave === 'retorno' ? '2026-11-18T10:12' : null,
    regra,
    chave,
    versao: chave === 'retorno' ? 1 : 0,
    valor1: valor1 === null ? null : String(valor1),
    valor2: valor2 === null ? null : String(valor2),
  };
});

const coordena = fakePayload({ cargo: 'Coord. de Contas Médicas' });
const feito = { success: true, message: 'Segunda cirurgia: ligada.' };
const comRegras = (...more: ReturnType<typeof fake>[]) => ({
  msw: [
    ...more,
    ...answersOf(regrasDasContasSalvas, regras),
    fake(gravaRegraDaConta, feito),
    ...shellFakes(coordena),
  ],
});

const meta = {
  title: 'telas/contas-medicas/Regras das contas',
  ...reportMeta(regrasDasContasSalvas),
  args: { path: askedPath(regrasDasContasSalvas), person: coordena },
  parameters: { layout: 'fullscreen', ...comRegras() },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers = [
  'Regra',
  'Situação',
  'Valores',
  'Avisa de',
  'Glosa',
  'Fonte',
  'Mudada por',
  'Mudada em',
  'Número',
];

const open = async (canvasElement: HTMLElement, nome: string) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: `Mudar ${nome}` }));
  return findDialog(nome);
};

/** Each rule stands in one sentence, with its switch and values. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, regrasDasContasSalvas, [...headers, 'Ações']);
    await expect(page.getByText('Dias do retorno: 30')).toBeVisible();
    await expect(page.getAllByText('Desligada')[0]).toBeVisible();
  },
};

export const ReadOnly: Story = {
  name: 'Quem não coordena só vê',
  args: { person: fakePayload({ cargo: 'Faturista' }) },
  parameters: {
    msw: [...answersOf(regrasDasContasSalvas, regras), ...shellFakes(fakePayload({ cargo: 'Faturista' }))],
  },
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, regrasDasContasSalvas, [...headers, 'Ações']);
    await expect(page.queryByRole('button', { name: /^Mudar / })).toBeNull();
  },
};

const cirurgia = 'Segunda cirurgia do mesmo cirurgião';

export const BadInput: Story = {
  name: 'Palavras, negativo e em branco',
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, cirurgia);
    const mesma = await dialog.findByRole('textbox', { name: 'Pela mesma via (%)' });
    const outra = dialog.getByRole('textbox', { name: 'Por outra via (%)' });
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Ligada' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(dialog.getAllByText('use um número inteiro de 1 a 100, ou desligue a regra')).toHaveLength(2),
    );
    await userEvent.type(mesma, 'x');
    await userEvent.type(outra, '-5');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(dialog.getAllByText('use um número inteiro de 1 a 100')).toHaveLength(2));
    await userEvent.clear(mesma);
    await userEvent.type(mesma, '50');
    await userEvent.clear(outra);
    await userEvent.type(outra, '70');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await seesText('Segunda cirurgia: ligada.');
  },
};

export const ChangedMeanwhile: Story = {
  name: 'Outra pessoa mudou',
  parameters: comRegras(
    fake(
      gravaRegraDaConta,
      new Refusal(409, {
        success: false,
        message: 'Igor Prado mudou esta regra em 18/11/2026 10:12. Abra-a de novo.',
      }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 'Consulta de retorno');
    const campo = await dialog.findByRole('textbox', { name: 'Dias do retorno' });
    await userEvent.clear(campo);
    await userEvent.type(campo, '15');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText(/^Igor Prado mudou esta regra/)).toBeVisible();
    await expect(campo).toHaveValue('15');
  },
};

export const LongText: Story = {
  tags: ['moldura'],
  parameters: {
    msw: [
      ...answersOf(
        regrasDasContasSalvas,
        regras.map((each) => ({ ...each, frase: `${each.frase} `.repeat(6).trim(), gravadaPor: longName })),
      ),
      ...shellFakes(coordena),
    ],
  },
};

export const Narrow: Story = { tags: ['moldura'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' } };
