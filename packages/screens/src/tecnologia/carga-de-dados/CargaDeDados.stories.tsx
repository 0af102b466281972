import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import {
  enviaArquivoDaCarga,
  getEntregasDaCarga,
} from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.contract.ts';
import { cargaFakes } from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDadosChamadas.fake.ts';
import {
  fakeEntregaAberta,
  fakeEntregas,
} from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { frameStates } from '../../testing/frameStates.ts';
import {
  catchFiles,
  findDialog,
  findScreen,
  longName,
  seesText,
  theFileInput,
} from '../../testing/storyPlay.ts';

const title = 'Carga de dados';
const path = '/modulos/tecnologia/carga-de-dados';
const naLista = { path: `${path}?aba=entregas` };
const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...cargaFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/tecnologia/Carga de dados',
  component: StaffStory,
  args: { path },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const csv = (name: string) => new File([`codigo;nome\r\n1;${name}\r\n`], name, { type: 'text/csv' });
const escolhe = async (...names: string[]) => {
  await waitFor(() => expect(theFileInput()).toBeEnabled());
  await userEvent.upload(theFileInput(), names.map(csv));
};

/** Before any upload: only the place for the files. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText('Arquivos da entrega')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Conferir' })).toBeDisabled();
  },
};

/** Each file is recognised by its name; an unknown one is refused at once. */
export const Receives: Story = {
  name: 'Recebe arquivos',
  parameters: { picture: { take: true } },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await escolhe('Vendedores.CSV', 'lancamentos.csv', 'clientes.csv', 'entrega.json');
    await seesText(/clientes\.csv não é um arquivo da carga\. Os nomes são municipios\.csv, vendedores\.csv/);
    const table = within(await page.findByRole('grid', { name: 'Arquivos recebidos' }));
    await expect(await table.findByText('Vendedores')).toBeVisible();
    await expect(await table.findByText('lancamentos.csv')).toBeVisible();
    await seesText('3 de 4 enviados · 1 com erro');
    await seesText(/entrega\.json recebido/);
    await waitFor(() => expect(page.getByRole('button', { name: 'Conferir' })).toBeEnabled());
  },
};

/** A file is removed from the delivery. */
export const TakesOut: Story = {
  name: 'Retira um arquivo',
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await escolhe('vendedores.csv', 'lancamentos.csv');
    await userEvent.click(await page.findByRole('button', { name: 'Retirar vendedores.csv' }));
    await waitFor(() => expect(page.queryByRole('button', { name: 'Retirar vendedores.csv' })).toBeNull());
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Retirar lancamentos.csv' })).toBeInTheDocument(),
    );
  },
};

/** Conferir opens the delivery: first its progress, then the results. */
export const Judges: Story = {
  name: 'Confere',
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await escolhe('beneficiarios.csv');
    await waitFor(() => expect(page.getByRole('button', { name: 'Conferir' })).toBeEnabled());
    await userEvent.click(page.getByRole('button', { name: 'Conferir' }));
    const entrega = await findScreen(canvasElement, 'Entrega 20261126-090000-4f2a');
    await expect(await entrega.findByRole('button', { name: 'Aplicar' })).toBeVisible();
    const table = within(await entrega.findByRole('grid', { name: 'Arquivos da entrega' }));
    await expect(await table.findByText('lancamentos.csv')).toBeVisible();
    await expect(entrega.getByRole('tab', { name: /Problemas/ })).toHaveTextContent('5');
  },
};

/** The server refused a file, with the reason and its problems. */
export const RefusedFile: Story = {
  name: 'Arquivo recusado',
  parameters: withFakes(
    fake(
      enviaArquivoDaCarga,
      () =>
        new Refusal(422, {
          error: 'entrega.json tem 2 campos com problema.',
          problems: [
            { field: 'extraidaEm', message: 'deve ser AAAA-MM-DD HH:MM:SS' },
            { field: 'arquivos.0.nome', message: 'não é um arquivo da carga' },
          ],
        }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await escolhe('entrega.json');
    await seesText('entrega.json tem 2 campos com problema.');
    await seesText(/extraidaEm: deve ser AAAA-MM-DD HH:MM:SS/);
  },
};

/** All deliveries, with one of them open. */
export const Deliveries: Story = {
  name: 'Entregas',
  args: naLista,
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    const table = within(await page.findByRole('grid', { name: 'Entregas' }));
    await expect(await table.findByText('Aplicada')).toBeVisible();
    await expect(table.getByText('Recebendo arquivos')).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: 'Abrir a entrega 20261126-090000-4f2a' }));
    await findScreen(canvasElement, 'Entrega 20261126-090000-4f2a');
  },
};

/** No delivery yet. */
export const Empty: Story = {
  args: naLista,
  parameters: withFakes(fake(getEntregasDaCarga, [])),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Nenhuma entrega chegou ainda.');
  },
};

/** The files of the dictionary; the columns of one, and its template. */
export const Dictionary: Story = {
  name: 'Dicionário',
  args: { path: `${path}?aba=dicionario` },
  play: async ({ canvasElement }) => {
    const saved = catchFiles();
    const page = await findScreen(canvasElement, title);
    await userEvent.click(await page.findByRole('button', { name: 'Baixar o modelo de vendedores.csv' }));
    await expect(saved).toEqual(['vendedores.csv']);
    await userEvent.click(page.getByRole('button', { name: 'Ver as colunas de beneficiarios.csv' }));
    const drawer = await findDialog('beneficiarios.csv');
    await expect(await drawer.findByText('plano_registro')).toBeVisible();
    await expect(drawer.getByText('planos.csv')).toBeVisible();
  },
};

const comEntregas = (entregas = fakeEntregas()) => ({
  args: naLista,
  tags: ['moldura'],
  parameters: { msw: [...cargaFakes(fakeEntregaAberta(), entregas), ...shellFakes()] },
});
export const OneRow: Story = comEntregas([fakeEntregaAberta()]);
export const ManyRows: Story = comEntregas(
  Array.from({ length: 300 }, (_, index) => fakeEntregaAberta({ id: `20261126-09${index}` })),
);
export const LongText: Story = comEntregas([
  fakeEntregaAberta({ por: longName, motivo: `${longName} `.repeat(5), sistema: longName }),
]);

const frame = frameStates({
  title,
  endpoints: [getEntregasDaCarga],
  fakes: cargaFakes(),
  failed: 'Tentar de novo',
  column: 'Por',
});
const daLista = { args: naLista, tags: ['moldura'] };
export const Loading: Story = { ...frame.Loading, ...daLista };
export const Failed: Story = { ...frame.Failed, ...daLista };
export const Offline: Story = { ...frame.Offline, ...daLista };
export const Forbidden: Story = { ...frame.Forbidden, ...daLista };
export const NoResult: Story = { ...frame.NoResult, ...daLista };
export const Dark: Story = { ...Receives, name: 'Escuro', parameters: {}, globals: { theme: 'dark' } };
export const Narrow: Story = {
  ...Receives,
  name: 'Celular',
  parameters: {},
  globals: { viewport: { value: 'phone' } },
};
