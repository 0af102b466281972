import type { Meta, StoryObj } from '@storybook/react-vite';
import { enviaDiferencasSib } from '@vidas/api-client/cadastro/diferencas/diferencas.contract.ts';
import { diferencasFakes } from '@vidas/api-client/cadastro/diferencas/diferencas.fake.ts';
import { sibFakes } from '@vidas/api-client/cadastro/relatorios/cadastro.fake.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import {
  answers,
  body,
  chooses,
  findDialog,
  findScreen,
  longName,
  seesText,
} from '../../testing/storyPlay.ts';
import { campos, situacoes, withFakes } from './fakeDiferencas.fixture.ts';

const title = 'Conferência cadastral SIB CNX';
const path = '/modulos/cadastro/sib-xml-conferencia?aba=';
const meta = {
  title: 'telas/cadastro/Diferenças da conferência',
  component: StaffStory,
  args: { path: `${path}campos` },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chooses an act in the menu of a row. */
const responds = async (deQuem: string, act: string) => {
  await userEvent.click(await body().findByRole('button', { name: `Responder: ${deQuem}` }));
  await userEvent.click(await body().findByRole('menuitem', { name: act }));
};

const nome = `Nome de ${campos[0]?.nome ?? ''}`;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('ANA SOUSA');
  },
};

export const SendsOne: Story = {
  name: 'Envia uma',
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('ANA SOUSA');
    await responds(nome, 'Enviar à ANS');
    await seesText('A ANS tem ANA SOUSA; segue Ana Souza.');
    await answers(`Enviar à ANS ${nome}?`, 'Enviar à ANS');
    await seesText('1 diferença segue no próximo envio à ANS.');
    await waitFor(() => expect(page.getByText('No próximo envio')).toBeInTheDocument());
  },
};

/** A difference that cannot be sent is left, and said. */
export const SendsTheChosen: Story = {
  name: 'Envia as escolhidas',
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    const boxes = await page.findAllByRole('checkbox', { name: /^Escolher (?!todas)/ });
    for (const box of boxes) await userEvent.click(box);
    await userEvent.click(await page.findByRole('button', { name: 'Enviar à ANS' }));
    await answers('Enviar à ANS 3 diferenças?', 'Enviar à ANS');
    await seesText('O CCO é dado pela ANS e não se envia: use o valor dela.');
    await seesText('1 diferença ficou como estava');
  },
};

export const TakesOne: Story = {
  name: 'Usa o valor da ANS',
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('ANA SOUSA');
    await responds(nome, 'Usar o valor da ANS');
    const dialog = await findDialog(`Usar o valor da ANS: ${nome}`);
    await expect(dialog.getByText('Grava-se ANA SOUSA no lugar de Ana Souza.')).toBeVisible();
    await expect(dialog.queryByRole('combobox')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Usar o valor da ANS' }));
    await seesText('1 valor da ANS gravado.');
    await waitFor(() => expect(page.queryByText('ANA SOUSA')).toBeNull());
  },
};

/** A bond that ends here needs a reason of cancellation, which the file of ANS does not have. */
export const TakesTheSituation: Story = {
  name: 'Usa a situação da ANS',
  args: { path: `${path}situacao` },
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await responds(`Situação de ${situacoes[0]?.nome ?? ''}`, 'Usar o valor da ANS');
    const dialog = await findDialog(/^Usar o valor da ANS: Situação de/);
    await userEvent.click(dialog.getByRole('button', { name: 'Usar o valor da ANS' }));
    await expect(await dialog.findByText('Escolha o motivo do cancelamento.')).toBeVisible();
    await chooses(dialog.getByRole('combobox'), 'Mudança de cidade');
    await userEvent.click(dialog.getByRole('button', { name: 'Usar o valor da ANS' }));
    await seesText('1 valor da ANS gravado.');
  },
};

export const IsIncluded: Story = {
  name: 'Inativo sem CCO é incluído',
  args: { path: `${path}inativos-sem-cco` },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    const [menu] = await body().findAllByRole('button', { name: /^Responder: Sem CCO de/ });
    await userEvent.click(menu as HTMLElement);
    await expect(body().queryByRole('menuitem', { name: 'Usar o valor da ANS' })).toBeNull();
    await userEvent.click(await body().findByRole('menuitem', { name: 'Enviar à ANS' }));
    await seesText('A ANS não conhece este vínculo: segue a inclusão e, aceita ela, o cancelamento.');
  },
};

export const IsRefused: Story = {
  name: 'É recusada',
  parameters: withFakes(
    fake(
      enviaDiferencasSib,
      () => new Refusal(409, { error: 'Um retorno da ANS está em curso. Nada foi feito.' }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('ANA SOUSA');
    await responds(nome, 'Enviar à ANS');
    const dialog = await findDialog(`Enviar à ANS ${nome}?`, 'alertdialog');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar à ANS' }));
    await expect(await dialog.findByText('Um retorno da ANS está em curso. Nada foi feito.')).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: {
    msw: [
      ...diferencasFakes(
        situacoes,
        campos.map((each) => ({ ...each, nome: longName, valorAns: longName, valorOperadora: longName })),
      ),
      ...sibFakes(),
      ...shellFakes(),
    ],
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
