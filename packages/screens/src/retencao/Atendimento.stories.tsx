import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, fakeOffline, Refusal } from '@vidas/api-client/http/fake.ts';
import { addAtendimentoRetencao, getMotivosRetencao } from '@vidas/api-client/retencao/retencao.contract.ts';
import {
  fakeEntradaRetencao,
  fakePessoaRetencao,
  type RetencaoFakeOptions,
  retencaoFakes,
} from '@vidas/api-client/retencao/retencao.fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import { body, chooses, findDialog, findScreen, longName, seesText } from '../testing/storyPlay.ts';

const withFakes = (options: RetencaoFakeOptions = {}, ...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...retencaoFakes(options), ...shellFakes()],
});

const searched = '/modulos/cobranca/retencao?competencia=11-2026';
const at = (aba: string) => ({ path: `${searched}&aba=${aba}` });

const meta = {
  title: 'telas/cobranca/Retenção: atendimento',
  component: StaffStory,
  args: { path: searched },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Retenção';
const first = fakePessoaRetencao(3);
const attended = fakePessoaRetencao(1);
const addTo = (nome: string) => `Adicionar atendimento de ${nome}`;

const press = async (name: string | RegExp) => userEvent.click(await body().findByRole('button', { name }));
const choose = (label: string, option: string) =>
  chooses(body().getByRole('combobox', { name: label }), option);

const openDialog = async (canvasElement: HTMLElement, nome: string) => {
  await findScreen(canvasElement, title);
  await press(addTo(nome));
  return findDialog('Adicionar atendimento de retenção');
};

export const Default: Story = {
  args: at('atendimento'),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, attended.nome);
    await seesText('Código 303 · Em atendimento');
    const conta = within(await dialog.findByRole('group', { name: 'O que a família paga e custa' }));
    await expect(conta.getByText(attended.nome)).toBeVisible();
    await expect(conta.getAllByText('paga R$ 412,50 por mês, custou R$ 3.180,40')).toHaveLength(2);
    await expect(conta.getByText('64,25%')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Resultado' })).toBeDisabled();
  },
};

export const IsAdded: Story = {
  name: 'É adicionado',
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, first.nome);
    await expect(dialog.getByRole('combobox', { name: 'Resultado' })).toBeDisabled();
    await expect(dialog.getByRole('combobox', { name: 'Motivo' })).toHaveValue('1');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Descrição' }), 'Ligou e pediu a proposta.');
    await choose('Motivo', 'Em negociação');
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar' }));
    await seesText('Atendimento adicionado com sucesso!');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(body().getByRole('tab', { name: /^Atendimento\s*9/ })).toBeVisible());
    await expect(body().getByRole('tab', { selected: true })).toHaveTextContent(/^Cancelados/);
    await expect(body().getByRole('textbox', { name: 'Competência' })).toHaveValue('11/2026');
  },
};

export const IsFinished: Story = {
  name: 'É finalizado',
  args: at('atendimento'),
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, attended.nome);
    const add = dialog.getByRole('button', { name: 'Adicionar' });
    await choose('Status', 'Finalizado');
    await expect(add).toBeDisabled();
    await expect(dialog.getByRole('combobox', { name: 'Motivo' })).toBeDisabled();
    await choose('Resultado', 'Positivo');
    await expect(dialog.getByRole('combobox', { name: 'Motivo' })).toHaveValue('14');
    await choose('Resultado', 'Negativo');
    await expect(dialog.getByRole('combobox', { name: 'Motivo' })).toHaveValue('4');
    await expect(
      within(dialog.getByRole('combobox', { name: 'Motivo' })).getAllByRole('option'),
    ).toHaveLength(12);
    await choose('Status', 'Em atendimento');
    await expect(dialog.getByRole('combobox', { name: 'Resultado' })).toHaveValue('');
    await expect(dialog.getByRole('combobox', { name: 'Motivo' })).toHaveValue('1');
    await choose('Status', 'Finalizado');
    await choose('Resultado', 'Positivo');
    await userEvent.click(add);
    await seesText('Atendimento adicionado com sucesso!');
    await waitFor(() => expect(body().getByRole('tab', { name: /^Finalizados\s*9/ })).toBeVisible());
  },
};

export const MotivesWithoutTheirCall: Story = {
  name: 'Sem a lista de motivos',
  parameters: withFakes(
    {},
    fake(getMotivosRetencao, () => new Refusal(404)),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, first.nome);
    await expect(dialog.getByRole('option', { name: 'Faltando documentação' })).toBeInTheDocument();
  },
};

const byRui = (given: Parameters<typeof fakeEntradaRetencao>[0]) =>
  fakeEntradaRetencao({
    matricula: first.matricula,
    retCod: '950',
    descricaoRetencao: 'Pediu para ligar na segunda.',
    dtRetencao: '2026-11-21T08:55',
    usuario: 'Rui Farias Lobo',
    ...given,
  });

const types = async (dialog: Awaited<ReturnType<typeof openDialog>>, words: string) => {
  await userEvent.type(dialog.getByRole('textbox', { name: 'Descrição' }), words);
  await userEvent.click(dialog.getByRole('button', { name: 'Adicionar' }));
  await seesText('Houve algum problema ao adicionar o atendimento!');
  await seesText('Verifique se o atendimento já não foi finalizado.');
  await expect(dialog.getByText(/registrado por Rui Farias Lobo em 21\/11\/2026 08:55/)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Descrição' })).toHaveValue(words);
};

export const SomebodyWasFaster: Story = {
  parameters: withFakes({ meanwhile: byRui({}) }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, first.nome);
    await types(dialog, 'Ligou e pediu a proposta.');
    await expect(await dialog.findByText('Pediu para ligar na segunda.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar' }));
    await seesText('Atendimento adicionado com sucesso!');
  },
};

export const SomebodyFinishedIt: Story = {
  name: 'Alguém o finalizou',
  parameters: withFakes({
    meanwhile: byRui({ statusRetencao: 'F', resultadoRetencao: 'N', retencaoMotivo: 'Sem interesse' }),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, first.nome);
    await types(dialog, 'Ligou e pediu a proposta.');
    await expect(await dialog.findByText('Código 950 · Finalizado · Negativo')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Adicionar' })).toBeDisabled();
  },
};

export const AddingFails: Story = {
  parameters: withFakes({}, fakeOffline(addAtendimentoRetencao)),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, first.nome);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Descrição' }), 'Ligou.');
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar' }));
    await seesText('O atendimento não foi adicionado');
    await expect(dialog.getByRole('textbox', { name: 'Descrição' })).toHaveValue('Ligou.');
  },
};

export const LongText: Story = {
  parameters: withFakes({
    cancelados: [
      fakePessoaRetencao(1, {
        nome: longName,
        motivoCancelamento: 'Desligamento do quadro de funcionários da empresa contratante sem justa causa',
      }),
    ],
    historico: [
      fakeEntradaRetencao({
        matricula: attended.matricula,
        descricaoRetencao: 'Explicou de novo cada cobrança desde janeiro e pediu um desconto. '.repeat(12),
      }),
    ],
  }),
  play: async ({ canvasElement }) => void (await openDialog(canvasElement, longName)),
};

export const Dark: Story = {
  tags: ['moldura'],
  args: at('atendimento'),
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => void (await openDialog(canvasElement, attended.nome)),
};

export const Narrow: Story = {
  tags: ['moldura'],
  args: at('atendimento'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => void (await openDialog(canvasElement, attended.nome)),
};
