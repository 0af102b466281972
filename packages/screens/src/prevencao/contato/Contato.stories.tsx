import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { acima55 } from '@vidas/api-client/prevencao/acima55.report.ts';
import {
  getContatoDeHoje,
  registraContato,
  reservaContato,
} from '@vidas/api-client/prevencao/contato/contato.contract.ts';
import { fakeReserva, prevencaoFakes } from '@vidas/api-client/prevencao/prevencao.fake.ts';
import { fakeRow } from '@vidas/api-client/report/report.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, withAnswers, withGiven } from '../../testing/reportStories.ts';
import { body, chooses, findDialog, findScreen, longName, seesText } from '../../testing/storyPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) =>
  withAnswers(acima55, ...handlers, ...prevencaoFakes());

const meta = {
  title: 'telas/prevencao/Registrar contato',
  ...reportMeta(acima55),
  parameters: { layout: 'fullscreen', ...withFakes() },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const { nome } = fakeRow(acima55, 1);

const opens = async (canvasElement: HTMLElement) => {
  await findScreen(canvasElement, acima55.title);
  await userEvent.click(await body().findByRole('button', { name: `Registrar contato com ${nome}` }));
  return findDialog('Registrar contato');
};

type DialogQueries = Awaited<ReturnType<typeof findDialog>>;

const fills = async (dialog: DialogQueries, resultado: string) => {
  await chooses(await dialog.findByRole('combobox', { name: 'Resultado' }), resultado);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Observação' }), 'Prefere de manhã.');
};

/** Earlier contacts are below the form; without a result nothing can be written. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement);
    await seesText('No trabalho; prefere de manhã.');
    await expect(dialog.getByRole('combobox', { name: 'Número chamado' })).toHaveValue('45999012345');
    await expect(dialog.getByRole('button', { name: 'Registrar' })).toBeDisabled();
  },
};

export const IsRegistered: Story = {
  name: 'É registrado',
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement);
    await fills(dialog, 'Aceitou participar');
    await seesText('Volta à lista em 30 dias; quem ligou hoje liga de novo.');
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar' }));
    await seesText('Contato registrado com sucesso!');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
  },
};

/** The day appears only with a result that needs one. */
export const AsksForTheDay: Story = {
  name: 'Pede o dia',
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement);
    await fills(dialog, 'Não atendeu');
    await expect(dialog.queryByText('Ligar de novo em')).toBeNull();
    await chooses(dialog.getByRole('combobox', { name: 'Resultado' }), 'Pediu para ligar depois');
    await expect(dialog.getByText('Ligar de novo em')).toBeVisible();
  },
};

/** The number is a link that calls it; in the list too (PRV-23). */
export const Calls: Story = {
  name: 'Liga',
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement);
    await expect(await dialog.findByRole('link', { name: 'Ligar para (45) 99901-2345' })).toHaveAttribute(
      'href',
      'tel:+5545999012345',
    );
    await expect(canvasElement.querySelector('a[href^="tel:+55"]')).not.toBeNull();
  },
};

const deHoje = withGiven(acima55, { ultimoContato: '2026-11-21', resultadoContato: 'RECUSOU' });
const { nome: nomeDeHoje } = fakeRow(acima55, 1, {});
const corrige = async (canvasElement: HTMLElement) => {
  await findScreen(canvasElement, acima55.title);
  await userEvent.click(await body().findByRole('button', { name: `Corrigir contato com ${nomeDeHoje}` }));
  return findDialog('Corrigir contato');
};

/** The contact of today opens with what was written, and asks why it changes (PRV-22). */
export const IsCorrected: Story = {
  name: 'É corrigido',
  parameters: { msw: [...prevencaoFakes(), ...deHoje.msw] },
  play: async ({ canvasElement }) => {
    const dialog = await corrige(canvasElement);
    const resultado = await dialog.findByRole('combobox', { name: 'Resultado' });
    await expect(resultado).toHaveValue('RECUSOU');
    await chooses(resultado, 'Aceitou participar');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Por que se corrige/ }), 'Cliquei errado.');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar correção' }));
    await seesText('Contato corrigido com sucesso!');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
  },
};

const deOutra = 'Só quem registrou o contato o corrige: Ana Vidal.';

/** A contact of another person is not corrected here. */
export const CorrectionRefused: Story = {
  name: 'Corrigir é recusado',
  tags: ['erro'],
  parameters: {
    msw: [
      fake(getContatoDeHoje, () => new Refusal(409, { error: deOutra })),
      ...prevencaoFakes(),
      ...deHoje.msw,
    ],
  },
  play: async ({ canvasElement }) => {
    const dialog = await corrige(canvasElement);
    await expect(await dialog.findByText(deOutra)).toBeVisible();
    await expect(dialog.queryByRole('combobox')).toBeNull();
  },
};

/** A wrong number is corrected there by a caller who knows the right one. */
export const CorrectsTheNumber: Story = {
  name: 'Corrige o número',
  parameters: withFakes(
    fake(registraContato, ({ body }) =>
      body.certo === '44988881234'
        ? { success: true, message: 'Contato registrado com sucesso!' }
        : new Refusal(422, { error: 'Falta o número.' }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement);
    await fills(dialog, 'Número errado');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Número certo, se você sabe' }), '44988881234');
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar' }));
    await seesText('Contato registrado com sucesso!');
  },
};

const another = 'Ana Vidal está chamando esta pessoa desde 21/11/2026 09:00. Tente de novo depois das 09:10.';

/** Another person is calling her: name and moment, and no form. */
export const SecondIsTold: Story = {
  name: 'O segundo é avisado',
  tags: ['erro'],
  parameters: withFakes(fake(reservaContato, () => new Refusal(409, { error: another }))),
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement);
    await expect(await dialog.findByText(another)).toBeVisible();
    await expect(dialog.queryByRole('combobox')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Voltar à lista' }));
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
  },
};

const called = 'Ana Vidal já chamou esta pessoa hoje (21/11/2026 09:12, Acima de 55 anos): não atendeu.';

/** Another person was faster: the text stays. */
export const TextStays: Story = {
  name: 'O texto fica',
  tags: ['erro'],
  parameters: withFakes(fake(registraContato, () => new Refusal(409, { error: called }))),
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement);
    await fills(dialog, 'Recusou');
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar' }));
    await expect(await dialog.findByText(called)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Observação' })).toHaveValue('Prefere de manhã.');
  },
};

export const WithoutPhone: Story = {
  name: 'Sem telefone',
  parameters: withFakes(fake(reservaContato, fakeReserva({ telefones: [], contatos: [] }))),
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement);
    await expect(await dialog.findByRole('combobox', { name: 'Número chamado' })).toBeDisabled();
  },
};

const play: Story['play'] = async ({ canvasElement }) => void (await opens(canvasElement));

export const Loading: Story = {
  tags: ['moldura'],
  parameters: withFakes(fakeWaiting(reservaContato)),
  play,
};
export const LongText: Story = {
  tags: ['moldura', 'texto longo'],
  parameters: withFakes(
    fake(
      reservaContato,
      fakeReserva({ contatos: fakeReserva().contatos.map((each) => ({ ...each, observacao: longName })) }),
    ),
  ),
  play,
};
export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' }, play };
/** On a phone the acts of a row are one menu. */
export const Narrow: Story = {
  tags: ['moldura'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, acima55.title);
    await userEvent.click(await body().findByRole('button', { name: `Ações de ${nome}` }));
    await userEvent.click(await body().findByRole('menuitem', { name: /^Registrar contato/ }));
    await findDialog('Registrar contato');
  },
};
