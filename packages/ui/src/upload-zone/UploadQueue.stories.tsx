import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { UploadQueue } from './UploadQueue.tsx';
import type { SendFile, UploadOutcome } from './uploadStore.types.ts';
import { uploadQueueGuide } from './UploadQueue.guide.ts';

const never = new Promise<never>(() => undefined);
const problems = [
  { line: 12, field: 'cpf', message: 'o dígito verificador não confere' },
  { line: 31, message: 'o registro termina antes do fim' },
];
const answers: Readonly<Record<string, UploadOutcome>> = {
  'erros.pdf': { isOk: false, message: 'O arquivo tem 2 problemas.', problems },
  'vencido.pdf': { isOk: false, message: 'O laudo está vencido.', canRetry: false },
};
/** Answers at once, or by the file name: parado-42.pdf stops at 42%, resposta.pdf waits for the receiver. */
const send: SendFile = (file, { onProgress }) => {
  const stuck = /-(\d+)\.pdf$/.exec(file.name);
  if (stuck || file.name === 'resposta.pdf') {
    onProgress(stuck ? Number(stuck[1]) / 100 : null);
    return never;
  }
  if (file.name.endsWith('falha.pdf')) return Promise.reject(new TypeError('offline'));
  return Promise.resolve(answers[file.name] ?? { isOk: true });
};

const meta = {
  title: 'ui/formulários/UploadQueue',
  tags: ['autodocs'],
  parameters: { guide: uploadQueueGuide },
  component: UploadQueue,
  args: {
    label: 'Laudos e relatórios',
    accept: '.pdf,.jpg',
    maxBytes: 2 ** 20,
    maxFiles: 6,
    onSend: send,
    onRemove: fn(),
    onRestore: fn(),
  },
  argTypes: { onSend: { control: false }, isRepeated: { control: false } },
} satisfies Meta<typeof UploadQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

const soon = { timeout: 10_000 };
const file = (name: string, content = name) => new File([content], name, { type: 'application/pdf' });
const large = (name: string) => new File([new Uint8Array(1.5 * 2 ** 20)], name);
const choose = (canvasElement: HTMLElement, ...files: File[]) =>
  userEvent.upload(
    within(canvasElement).getByLabelText(/^Laudos e relatórios/, { selector: 'input' }),
    files,
    {
      applyAccept: false,
    },
  );
const row = async (canvasElement: HTMLElement, name: string) => {
  const title = await within(canvasElement).findByText(name, {}, soon);
  const item = title.closest('li');
  if (!item) throw new Error(`${name} stands in no list`);
  return within(item);
};
const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Até 6 arquivos \.pdf ou \.jpg de até 1 MB cada/)).toBeVisible();
    await expect(canvas.getByLabelText('Laudos e relatórios', { selector: 'input' })).toHaveAttribute(
      'multiple',
    );
    await expect(canvas.queryByRole('list', { name: /^Arquivos de/ })).toBeNull();
  },
};
export const AllStates: Story = {
  name: 'Todos os estados',
  args: { atOnce: 7, maxFiles: 20, isRepeated: (one: File) => one.name === 'ja-enviado.pdf' },
  play: async ({ canvasElement }) => {
    const names = [
      'laudo.pdf',
      'erros.pdf',
      'falha.pdf',
      'vencido.pdf',
      'ja-enviado.pdf',
      'excluido-falha.pdf',
    ];
    await choose(canvasElement, ...names.map((name) => file(name)), file('foto.png'), large('grande.pdf'));
    await (
      await row(canvasElement, 'excluido-falha.pdf')
    ).findByText('Falha no upload, tente novamente.', {}, soon);
    await press(canvasElement, 'Excluir excluido-falha.pdf');
    await choose(canvasElement, file('parado-42.pdf'), file('cancelado-80.pdf'));
    await (
      await row(canvasElement, 'cancelado-80.pdf')
    ).findByRole('progressbar', { name: 'Enviando' }, soon);
    await press(canvasElement, 'Cancelar cancelado-80.pdf');
    const expectRow = async (name: string, words: string) =>
      expect(await (await row(canvasElement, name)).findByText(words, {}, soon)).toBeVisible();
    await expectRow('laudo.pdf', 'Arquivo enviado.');
    await expectRow('erros.pdf', 'Linha 12 · cpf: o dígito verificador não confere');
    await expectRow('falha.pdf', 'Falha no upload, tente novamente.');
    await expectRow('vencido.pdf', 'O laudo está vencido.');
    await expectRow('ja-enviado.pdf', 'Upload de arquivo já foi executado.');
    await expectRow('foto.png', 'O arquivo é .png; aqui entra só .pdf ou .jpg.');
    await expectRow('grande.pdf', 'O arquivo tem 1,5 MB; o limite é 1 MB por arquivo.');
    await expectRow('excluido-falha.pdf', 'Arquivo excluído.');
    await expectRow('cancelado-80.pdf', 'Envio cancelado.');
    const bar = (await row(canvasElement, 'parado-42.pdf')).getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
  },
};
export const Loading: Story = {
  args: { atOnce: 1 },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, file('parado-42.pdf'), file('depois.pdf'));
    const bar = await (
      await row(canvasElement, 'parado-42.pdf')
    ).findByRole('progressbar', { name: 'Enviando' }, soon);
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '42'));
    await expect((await row(canvasElement, 'depois.pdf')).getByText('Na fila')).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Cancelar todos' })).toBeVisible();
  },
};
export const WaitingForTheAnswer: Story = {
  name: 'À espera da resposta',
  play: async ({ canvasElement }) => {
    await choose(canvasElement, file('resposta.pdf'));
    const bar = await (
      await row(canvasElement, 'resposta.pdf')
    ).findByRole('progressbar', { name: 'Aguardando a resposta' }, soon);
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
};
export const CancelledAndSentAgain: Story = {
  name: 'Cancelado e enviado de novo',
  play: async ({ canvasElement }) => {
    await choose(canvasElement, file('parado-42.pdf'));
    const line = await row(canvasElement, 'parado-42.pdf');
    await line.findByRole('progressbar', { name: 'Enviando' }, soon);
    line.getByRole('button', { name: 'Cancelar parado-42.pdf' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await line.findByText('Envio cancelado.')).toBeVisible();
    await expect(line.getByRole('button', { name: 'Tentar de novo parado-42.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await line.findByRole('progressbar', { name: 'Enviando' }, soon);
  },
};
export const RemovedAndUndone: Story = {
  name: 'Removido e desfeito',
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, file('falha.pdf'));
    const line = await row(canvasElement, 'falha.pdf');
    await line.findByText('Falha no upload, tente novamente.', {}, soon);
    await press(canvasElement, 'Excluir falha.pdf');
    await expect(line.getByText('Arquivo excluído.')).toBeVisible();
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(line.getByRole('button', { name: 'Desfazer falha.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(line.getByText('Falha no upload, tente novamente.')).toBeVisible();
    await expect(args.onRestore).toHaveBeenCalledOnce();
  },
};
/** A received file is never said to be excluded: it opens, and it leaves the list. */
export const TakenFromTheList: Story = {
  name: 'Tirado da lista',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, file('laudo.pdf'));
    const line = await row(canvasElement, 'laudo.pdf');
    await line.findByText('Arquivo enviado.', {}, soon);
    await expect(line.queryByRole('button', { name: /Excluir/ })).toBeNull();
    await press(canvasElement, 'Retirar da lista laudo.pdf');
    await expect(canvas.queryByText('laudo.pdf')).toBeNull();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};
export const SameContentTwice: Story = {
  name: 'O mesmo conteúdo duas vezes',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, file('laudo.pdf', 'igual'));
    await (await row(canvasElement, 'laudo.pdf')).findByText('Arquivo enviado.', {}, soon);
    await choose(canvasElement, file('laudo (1).pdf', 'igual'));
    const copy = await row(canvasElement, 'laudo (1).pdf');
    await expect(
      await copy.findByText('Tem o mesmo conteúdo de laudo.pdf, que já está na lista.', {}, soon),
    ).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 de 1 enviado');
    await press(canvasElement, 'Dispensar laudo (1).pdf');
    await expect(canvas.queryByText('laudo (1).pdf')).toBeNull();
  },
};
export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const clipboardData = new DataTransfer();
    clipboardData.items.add(file('colado.pdf'));
    const picker = canvas.getByRole('button', { name: 'Escolher arquivos' });
    await fireEvent(picker, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await (await row(canvasElement, 'colado.pdf')).findByText('Arquivo enviado.', {}, soon);
    const zone = canvas.getByRole('button', { name: /solte ou cole os arquivos aqui/ });
    zone.focus();
    const more = new DataTransfer();
    more.items.add(file('colado-na-area.pdf'));
    await fireEvent(
      zone,
      new ClipboardEvent('paste', { clipboardData: more, bubbles: true, cancelable: true }),
    );
    await (await row(canvasElement, 'colado-na-area.pdf')).findByText('Arquivo enviado.', {}, soon);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const TooMany: Story = {
  name: 'Arquivos demais',
  args: { maxFiles: 2 },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, file('um.pdf'), file('dois.pdf'), file('tres.pdf'));
    const third = await row(canvasElement, 'tres.pdf');
    await expect(third.getByText('Só entram 2 arquivos de cada vez.')).toBeVisible();
    await (await row(canvasElement, 'um.pdf')).findByText('Arquivo enviado.', {}, soon);
  },
};
export const Failed: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, file('erros.pdf'), file('falha.pdf'), new File([], 'vazio.pdf'));
    const line = await row(canvasElement, 'erros.pdf');
    await expect(await line.findByRole('region', { name: '2 problemas no arquivo' }, soon)).toBeVisible();
    await expect((await row(canvasElement, 'vazio.pdf')).getByText('O arquivo está vazio.')).toBeVisible();
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Tentar de novo os 2 com erro' }, soon),
    ).toBeVisible();
  },
};
export const OneRow: Story = {
  args: { maxFiles: 1, accept: '.pdf' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Um arquivo \.pdf de até 1 MB/)).toBeVisible();
    await choose(canvasElement, file('laudo.pdf'));
    await (await row(canvasElement, 'laudo.pdf')).findByText('Arquivo enviado.', {}, soon);
  },
};
export const ManyRows: Story = {
  args: { maxFiles: 30 },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, ...Array.from({ length: 20 }, (_, index) => file(`laudo ${index + 1}.pdf`)));
    await within(canvasElement).findByText('20 de 20 enviados', {}, soon);
  },
};
export const Disabled: Story = {
  args: { isBusy: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Escolher arquivos' })).toBeDisabled();
  },
};
export const LongText: Story = {
  args: { label: 'Laudos e relatórios do médico assistente e da auditoria concorrente '.repeat(2).trim() },
  play: async ({ canvasElement }) => {
    const name = `${'laudo-do-medico-assistente-'.repeat(8)}.pdf`;
    await choose(canvasElement, file(name));
    await (await row(canvasElement, name)).findByText('Arquivo enviado.', {}, soon);
  },
  globals: { viewport: { value: 'phoneSmall' } },
};
export const Narrow: Story = { ...AllStates, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...AllStates, globals: { theme: 'dark' } };
