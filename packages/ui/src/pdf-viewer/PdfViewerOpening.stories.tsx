import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fakePages, fakePdf } from './pdf.fake.ts';
// Loaded with the stories, so that the first one does not wait for the library.
import './PdfDocument.tsx';
import { PdfViewer } from './PdfViewer.tsx';
import type { LoadPdf } from './usePdfFile.ts';

const never = new Promise<never>(() => undefined);
const twelve: LoadPdf = () => fakePdf({ pages: fakePages(12) });
const protectedOne = () => fakePdf({ pages: fakePages(2), password: '12345' });
const stuck: LoadPdf = ({ onProgress }) => {
  onProgress(0.4);
  return never;
};
let attempts = 0;
const failsOnce: LoadPdf = (options) => {
  attempts += 1;
  return attempts === 1 ? Promise.reject(new Error('offline')) : twelve(options);
};

const meta = {
  title: 'ui/dados/PdfViewer/Abertura',
  component: PdfViewer,
  args: { label: 'Demonstrativo de mensalidades', fileName: 'demonstrativo-2026.pdf', load: twelve },
} satisfies Meta<typeof PdfViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

const soon = { timeout: 12_000 };
const read = (canvasElement: HTMLElement, words: string | RegExp) =>
  within(canvasElement).findByText(words, {}, soon);
const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

export const WithKnownPassword: Story = {
  name: 'Com a senha já sabida',
  args: { load: protectedOne, password: '12345' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Baixar' }, soon);
    await expect(canvas.queryByLabelText('Senha do documento')).toBeNull();
  },
};

export const WithWrongPassword: Story = {
  name: 'Com uma senha que não serve',
  args: { load: protectedOne, password: '99999' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Nobody typed anything yet, so nothing is called wrong.
    await canvas.findByLabelText('Senha do documento', {}, soon);
    await expect(canvas.queryByText(/^A senha não abre o documento/)).toBeNull();
  },
};

export const WithPassword: Story = {
  name: 'Com senha',
  args: { load: protectedOne, passwordHint: 'Os 5 primeiros dígitos do CPF da titular.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText('Senha do documento', {}, soon);
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    await expect(await canvas.findByText('Digite a senha.')).toBeVisible();
    await userEvent.type(field, '99999{Enter}');
    await expect(await canvas.findByText(/^A senha não abre o documento/, {}, soon)).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(field);
    await userEvent.type(field, '12345{Enter}');
    await read(canvasElement, 'Demonstrativo de mensalidades pagas');
    await expect(canvas.queryByLabelText('Senha do documento')).toBeNull();
    await expect(canvas.getByRole('region', { name: /^Páginas de/ })).toHaveFocus();
  },
};

export const WithError: Story = {
  args: { load: protectedOne },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Senha do documento', {}, soon), '00000{Enter}');
    await expect(await canvas.findByText(/^A senha não abre o documento/, {}, soon)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { load: stuck },
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByRole('progressbar', { name: 'Abrindo o documento' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '40'));
  },
};

export const Failed: Story = {
  args: {
    load: fn(() => Promise.reject(new Error('offline'))),
    failureText: () => 'O documento ainda não foi gerado.',
  },
  play: async ({ canvasElement, args }) => {
    const alert = await within(canvasElement).findByRole('alert', {}, soon);
    await expect(alert).toHaveTextContent('O documento ainda não foi gerado.');
    await expect(args.load).toHaveBeenCalledOnce();
    await press(canvasElement, 'Tentar de novo');
    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(2));
    await expect(await within(canvasElement).findByRole('alert', {}, soon)).toBeVisible();
  },
};

export const Broken: Story = {
  name: 'Danificado',
  args: { load: async () => new Blob(['isto não é um PDF'], { type: 'application/pdf' }) },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert', {}, soon);
    await expect(alert).toHaveTextContent('O arquivo está danificado ou não é um PDF.');
    await expect(within(canvasElement).getByRole('button', { name: 'Baixar mesmo assim' })).toBeVisible();
  },
};

export const FirstFailsThenOpens: Story = {
  name: 'Falha e depois abre',
  args: { load: failsOnce },
  beforeEach: () => {
    attempts = 0;
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, soon);
    await press(canvasElement, 'Tentar de novo');
    await read(canvasElement, 'Demonstrativo de mensalidades pagas');
  },
};

export const DarkNarrowFailure: Story = {
  ...Broken,
  name: 'Falha no celular, escuro',
  globals: { theme: 'dark', viewport: { value: 'phoneSmall' } },
};
