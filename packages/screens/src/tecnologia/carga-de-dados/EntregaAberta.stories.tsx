import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { fakeTarefa } from '@vidas/api-client/shell/tarefa.fake.ts';
import {
  aplicaCarga,
  type EntregaAberta,
  getEntregaDaCarga,
} from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.contract.ts';
import { cargaFakes } from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDadosChamadas.fake.ts';
import {
  fakeArquivoDaCarga,
  fakeEntregaAberta,
  fakeRecebendo,
} from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { body, catchFiles, findDialog, findScreen, longName, seesText } from '../../testing/storyPlay.ts';

const id = '20261126-090000-4f2a';
const title = `Entrega ${id}`;
const path = `/modulos/tecnologia/carga-de-dados?entrega=${id}`;
const withEntrega = (given: Partial<EntregaAberta> = {}, ...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...cargaFakes(fakeEntregaAberta(given)), ...shellFakes()],
});

const meta = {
  title: 'telas/tecnologia/Carga de dados/Entrega',
  component: StaffStory,
  args: { path },
  parameters: { layout: 'fullscreen', ...withEntrega() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After the check: one line per file, with the refused lines to save. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const saved = catchFiles();
    const page = await findScreen(canvasElement, title);
    const table = within(await page.findByRole('grid', { name: 'Arquivos da entrega' }));
    await expect(await table.findByText(/valor R\$ 984\.127,33/)).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: 'Baixar recusadas de beneficiarios.csv' }));
    await waitFor(() => expect(saved).toEqual(['recusadas-beneficiarios.csv']));
    await expect(table.queryByRole('button', { name: 'Baixar recusadas de lancamentos.csv' })).toBeNull();
  },
};

/** Problems, line by line, with a note that opening them is on record. */
export const Problems: Story = {
  name: 'Problemas',
  args: { path: `${path}&aba=problemas` },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    const table = within(await page.findByRole('grid', { name: 'Problemas' }));
    await expect(await table.findByText('o dígito verificador de CPF não confere')).toBeVisible();
    await expect(table.getByText('Só aviso')).toBeVisible();
    await seesText('A lista mostra dados de pessoas: abri-la fica registrado.');
  },
};

/** Applying asks first, with counts and sums of each file, and ends with a message. */
export const Applies: Story = {
  name: 'Aplica',
  parameters: withEntrega(),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await userEvent.click(await page.findByRole('button', { name: 'Aplicar' }));
    const question = await findDialog(`Aplicar a entrega ${id}?`, 'alertdialog');
    await expect(
      question.getByText(
        'lancamentos.csv, 2.506 linhas: 2.500 registros novos, 2 mudados, 4 iguais; somas: valor R$ 984.127,33.',
      ),
    ).toBeVisible();
    await expect(
      question.getByText(/^beneficiarios\.csv, .* 3 linhas recusadas ficam de fora/),
    ).toBeVisible();
    await expect(question.getByText(/^2 arquivos, 3\.710 linhas: 3\.690 registros novos/)).toBeVisible();
    await expect(question.getByText(/São elas que você confirma/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(body().queryByRole('alertdialog')).toBeNull());
    await seesText('Entrega aplicada');
    await seesText(/^Aplicada · recebida em 26\/11\/2026 09:00, pela tela, por Marina Alencar/);
    await expect(page.queryByRole('button', { name: 'Aplicar' })).toBeNull();
    await expect(page.queryByRole('button', { name: 'Descartar' })).toBeNull();
  },
};

/** The open question, with a refusal in it. */
export const ApplyRefused: Story = {
  name: 'Aplicar recusado',
  parameters: {
    picture: { take: true },
    ...withEntrega(
      { temManifesto: true, recebidos: [fakeArquivoDaCarga({ ausentes: 40 })] },
      fake(
        aplicaCarga,
        () =>
          new Refusal(409, {
            error: 'A entrega foi conferida de novo: veja o que se achou antes de aplicar.',
          }),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await userEvent.click(await page.findByRole('button', { name: 'Aplicar' }));
    const question = await findDialog(`Aplicar a entrega ${id}?`, 'alertdialog');
    await expect(question.getByText(/40 registros daqui não vêm no arquivo/)).toBeVisible();
    await expect(question.getByText('As linhas e as somas conferem com as de entrega.json.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Aplicar' }));
    await expect(await question.findByText(/foi conferida de novo/)).toBeVisible();
  },
};

/** During the work: the step, the number of lines read, and an act to cancel. */
export const Working: Story = {
  name: 'Trabalhando',
  parameters: withEntrega(
    {},
    fake(
      getEntregaDaCarga,
      fakeRecebendo({
        situacao: 'PRONTA',
        recebidos: [
          fakeArquivoDaCarga({ linhas: null, recusadas: null, novas: null, mudadas: null, iguais: null }),
        ],
        tarefa: fakeTarefa({ feito: 48_000, total: null, passo: 'Lendo beneficiarios.csv' }),
      }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByRole('progressbar', { name: 'Trabalhando na entrega' })).toBeVisible();
    await seesText(/Lendo beneficiarios\.csv, 48\.000 linhas/);
    await expect(page.queryByRole('button', { name: 'Descartar' })).toBeNull();
    await expect(page.getByRole('button', { name: 'Cancelar' })).toBeEnabled();
  },
};

/** After a refusal: problems of whole files come first. */
export const Refused: Story = {
  name: 'Recusada',
  parameters: withEntrega({
    situacao: 'RECUSADA',
    motivo: 'Um arquivo não pôde ser lido inteiro; nada entrou.',
    falhas: [
      { arquivo: 'vendedores', linha: 1, coluna: 'cor', motivo: 'a coluna não é de vendedores.csv' },
      { arquivo: 'faturas', linha: null, coluna: null, motivo: 'está em entrega.json e não chegou.' },
    ],
    recebidos: [fakeArquivoDaCarga({ recusadas: 300, passaDoLimite: true })],
  }),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Um arquivo não pôde ser lido inteiro; nada entrou.');
    await seesText('vendedores.csv, linha 1, coluna cor: a coluna não é de vendedores.csv');
    await seesText('faturas.csv: está em entrega.json e não chegou.');
    await expect(page.queryByRole('button', { name: 'Aplicar' })).toBeNull();
  },
};

/** Discarding asks first; the delivery stays in the list with the person who discarded it. */
export const Discards: Story = {
  name: 'Descarta',
  parameters: withEntrega(),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await userEvent.click(await page.findByRole('button', { name: 'Descartar' }));
    const question = await findDialog(`Descartar a entrega ${id}?`, 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Descartar' }));
    await seesText('Descartada por Marina Alencar em 26/11/2026 09:10.');
    await expect(page.queryByRole('button', { name: 'Descartar' })).toBeNull();
  },
};

/** The newest delivery is undone, after a question. */
export const TakesBack: Story = {
  name: 'Desfaz',
  parameters: withEntrega({ situacao: 'APLICADA', aplicadaEm: '2026-11-26T09:06' }),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await userEvent.click(await page.findByRole('button', { name: 'Desfazer' }));
    const question = await findDialog(`Desfazer a entrega ${id}?`, 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Desfazer' }));
    await seesText('Entrega desfeita: 3 registros voltaram ao que eram e 12 saíram.');
    await expect(page.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  },
};

/** An unfinished upload continues where it stopped. */
export const StillReceiving: Story = {
  name: 'Ainda recebendo',
  parameters: {
    msw: [
      ...cargaFakes(fakeRecebendo({ recebidos: [fakeArquivoDaCarga({ linhas: null })], arquivos: 1 })),
      ...shellFakes(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByRole('button', { name: 'Retirar beneficiarios.csv' })).toBeInTheDocument();
    await expect(page.getByRole('button', { name: 'Conferir' })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Descartar' })).toBeVisible();
  },
};

/** The address of a missing delivery. */
export const NotThere: Story = {
  name: 'Não existe',
  args: { path: '/modulos/tecnologia/carga-de-dados?entrega=nenhuma' },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, 'Entrega nenhuma');
    await seesText('Esta entrega não existe.');
    await userEvent.click(page.getByRole('button', { name: 'Voltar às entregas' }));
    await findScreen(canvasElement, 'Carga de dados');
  },
};

/** Long names and texts. */
export const LongText: Story = {
  tags: ['moldura'],
  parameters: withEntrega({
    situacao: 'RECUSADA',
    por: longName,
    motivo: `${longName} `.repeat(4),
    falhas: [{ arquivo: 'faturas', linha: 1, coluna: 'a'.repeat(40), motivo: `${longName} `.repeat(4) }],
  }),
};

export const Dark: Story = { ...Problems, name: 'Escuro', globals: { theme: 'dark' } };
export const Narrow: Story = {
  name: 'Celular',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByRole('button', { name: 'Aplicar' })).toBeVisible();
    await expect(await page.findByText('beneficiarios.csv')).toBeVisible();
  },
};
export const NarrowRefused: Story = {
  ...Refused,
  name: 'Celular, recusada',
  globals: { viewport: { value: 'phone' } },
};
