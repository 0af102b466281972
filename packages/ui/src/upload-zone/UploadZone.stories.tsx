import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { UploadZone } from './UploadZone.tsx';
import { uploadZoneGuide } from './UploadZone.guide.ts';

const meta = {
  title: 'ui/formulários/UploadZone',
  tags: ['autodocs'],
  parameters: { guide: uploadZoneGuide },
  component: UploadZone,
  args: {
    label: 'Arquivo de retorno do SIB',
    accept: '.xml',
    hint: 'Um arquivo .xml',
    state: 'idle',
    onFile: fn(),
    onRemove: fn(),
    onRefused: fn(),
  },
} satisfies Meta<typeof UploadZone>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string) => new File(['<mensagemSIB/>'], name, { type: 'text/xml' });
const wrong = (name: string) => `${name} - Arquivo incorreto, anexe o arquivo de retorno correto`;
const choose = (canvasElement: HTMLElement, ...files: File[]) =>
  userEvent.upload(within(canvasElement).getByLabelText('Arquivo de retorno do SIB'), files, {
    applyAccept: false,
  });

/** Drops files on the zone as a mouse does; only real drags have file-system entries. */
const drop = async (canvasElement: HTMLElement, ...files: File[]) => {
  const target = within(canvasElement).getByText('Arquivo de retorno do SIB');
  const dataTransfer = new DataTransfer();
  dataTransfer.effectAllowed = 'all';
  for (const one of files) dataTransfer.items.add(one);
  const entry = { isFile: true } as FileSystemEntry;
  const entries = spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue(entry);
  for (const kind of ['dragenter', 'drop']) {
    await fireEvent(target, new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
  }
  entries.mockRestore();
};

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, file('retorno.xml'));
    await expect(args.onFile).toHaveBeenCalledOnce();
    await expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'retorno.xml' }));
  },
};
export const OpenedByKeyboard: Story = {
  name: 'Aberto pelo teclado',
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>('Arquivo de retorno do SIB');
    const handleClick = fn((event: Event) => event.preventDefault());
    input.addEventListener('click', handleClick);
    within(canvasElement).getByRole('button', { name: 'Escolher arquivo' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(handleClick).toHaveBeenCalledOnce();
    await expect(input).not.toHaveAttribute('multiple');
  },
};
export const Dropped: Story = {
  name: 'Solto na área',
  play: async ({ canvasElement, args }) => {
    await drop(canvasElement, file('RETORNO.XML'));
    await waitFor(() => expect(args.onFile).toHaveBeenCalledOnce());
    await expect(args.onRefused).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, file('retorno.xml.pdf'));
    await expect(canvas.getByRole('status')).toHaveTextContent(wrong('retorno.xml.pdf'));
    await drop(canvasElement, file('foto.png'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(wrong('foto.png')));
    await expect(args.onRefused).toHaveBeenCalledTimes(2);
    await expect(args.onFile).not.toHaveBeenCalled();
    await choose(canvasElement, file('retorno.xml'));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const TwoAtOnce: Story = {
  name: 'Dois de uma vez',
  play: async ({ canvasElement, args }) => {
    await drop(canvasElement, file('um.xml'), file('dois.xml'));
    await expect(await within(canvasElement).findByText('Anexe um arquivo de cada vez')).toBeVisible();
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};
export const Loading: Story = {
  args: { state: 'uploading', fileName: 'retorno-outubro.xml' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Leitura em processo.');
    await expect(canvas.getByRole('progressbar', { name: 'retorno-outubro.xml' })).not.toHaveAttribute(
      'aria-valuenow',
    );
    await expect(canvas.getByRole('button', { name: 'Escolher arquivo' })).toBeDisabled();
    await drop(canvasElement, file('outro.xml'));
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};
export const UploadingWithProgress: Story = {
  name: 'Enviando, com progresso',
  args: {
    state: 'uploading',
    fileName: 'ArqConf99999920261105.CNX',
    progress: 0.42,
    message: 'Leitura em processo. 1.810 beneficiários lidos',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('1.810 beneficiários lidos');
  },
};
export const Done: Story = {
  args: {
    state: 'done',
    fileName: 'retorno-outubro.xml',
    message: 'Leitura feita com sucesso, verifique a tabela abaixo',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('retorno-outubro.xml')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar da tela retorno-outubro.xml' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Escolher outro' })).toBeEnabled();
  },
};
export const Removed: Story = {
  args: { state: 'removed' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Arquivo excluído.');
    await expect(within(canvasElement).queryByRole('button', { name: /Excluir/ })).toBeNull();
  },
};
export const Failed: Story = {
  args: {
    state: 'error',
    fileName: 'retorno-outubro.xml',
    message: 'O arquivo tem 2 problemas.',
    errors: [
      { line: 12, field: 'cpf', message: 'o dígito verificador não confere' },
      { line: 31, message: 'o registro termina antes do fim' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: '2 problemas no arquivo' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Linha 12 · cpf: o dígito verificador não confere',
      'Linha 31: o registro termina antes do fim',
    ]);
  },
};
export const ManyProblems: Story = {
  name: 'Muitos problemas',
  args: {
    state: 'error',
    fileName: 'retorno-outubro.xml',
    message: 'Nada foi gravado.',
    errors: Array.from({ length: 1320 }, (_, index) => ({
      line: index + 2,
      field: 'cpf',
      message: 'não existe',
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: '1.320 problemas no arquivo' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(101);
    await expect(canvas.getByText('e mais 1.220')).toBeInTheDocument();
  },
};
export const Busy: Story = {
  name: 'Ocupada',
  args: { isBusy: true },
};
export const LongText: Story = {
  args: { ...Done.args, fileName: `${'retorno-de-outubro-de-2026-'.repeat(6)}.xml` },
  globals: { viewport: { value: 'phoneSmall' } },
};
export const Dark: Story = { ...Failed, globals: { theme: 'dark' } };
export const Narrow: Story = { ...Failed, globals: { viewport: { value: 'phone' } } };
