import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { fakePages, fakePdf } from './pdf.fake.ts';
// Loaded with the stories, so that the first one does not wait for the library.
import './PdfDocument.tsx';
import { PdfDialog } from './PdfDialog.tsx';
import { pdfDialogGuide } from './PdfDialog.guide.ts';

const meta = {
  title: 'ui/dados/PdfDialog',
  tags: ['autodocs'],
  parameters: { guide: pdfDialogGuide },
  component: PdfDialog,
  args: {
    title: 'Boleto com vencimento em 10/12/2026',
    label: 'Boleto',
    fileName: 'boleto.pdf',
    load: () => fakePdf({ pages: fakePages(1) }),
    onClose: fn(),
  },
} satisfies Meta<typeof PdfDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const read = () => page().findByText('Demonstrativo de mensalidades pagas', {}, { timeout: 12_000 });

export const Default: Story = {
  play: async ({ args }) => {
    await read();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const PrintedByKey: Story = {
  name: 'Ctrl+P com o foco no diálogo',
  parameters: { picture: { skip: 'o que se vê é o padrão' } },
  play: async () => {
    await read();
    const opened = spyOn(window, 'open').mockImplementation(() => ({}) as Window);
    page().getByRole('button', { name: 'Fechar' }).focus();
    await userEvent.keyboard('{Control>}p{/Control}');
    await expect(opened).toHaveBeenCalledOnce();
    await expect(opened).toHaveBeenCalledWith(expect.stringMatching(/#boleto\.pdf$/), '_blank');
    opened.mockRestore();
  },
};

export const Locked: Story = {
  name: 'Com senha',
  args: {
    load: () => fakePdf({ pages: fakePages(1), password: '81XVZ' }),
    passwordHint: 'Os 5 primeiros caracteres do CPF/CNPJ.',
  },
  play: async () => {
    await userEvent.type(await page().findByLabelText(/Senha/, {}, { timeout: 12_000 }), '81xvz{Enter}');
    await read();
    await expect(page().getByRole('region', { name: 'Páginas de Boleto' })).toHaveFocus();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await read()),
};

export const Dark: Story = { globals: { theme: 'dark' }, play: async () => void (await read()) };
