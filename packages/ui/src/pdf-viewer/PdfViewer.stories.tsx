import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { fakePages, fakePdf } from './pdf.fake.ts';
// Loaded with the stories, so that the first one does not wait for the library.
import './PdfDocument.tsx';
import { PdfViewer } from './PdfViewer.tsx';
import type { LoadPdf } from './usePdfFile.ts';
import { pdfViewerGuide } from './PdfViewer.guide.ts';

const twelve: LoadPdf = () => fakePdf({ pages: fakePages(12) });
const one = () => fakePdf({ pages: fakePages(1), href: 'https://exemplo.com.br/ajuda' });

const meta = {
  title: 'ui/dados/PdfViewer',
  tags: ['autodocs'],
  parameters: { guide: pdfViewerGuide },
  component: PdfViewer,
  args: {
    label: 'Demonstrativo de mensalidades',
    fileName: 'demonstrativo-2026.pdf',
    load: twelve,
    onDownload: fn(),
  },
} satisfies Meta<typeof PdfViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

const soon = { timeout: 12_000 };
/** Waits until the words of a page are in its text layer. */
const read = (canvasElement: HTMLElement, words: string | RegExp) =>
  within(canvasElement).findByText(words, {}, soon);
const pageField = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: /^Página, de 1 a/ });
const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));
const zoomOf = (canvasElement: HTMLElement) =>
  Number.parseInt(within(canvasElement).getByRole('status', { name: 'Tamanho' }).textContent, 10);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await read(canvasElement, 'Demonstrativo de mensalidades pagas');
    await expect(within(canvasElement).getByText('de 12')).toBeVisible();
    await expect(pageField(canvasElement)).toHaveValue('1');
    await expect(within(canvasElement).getByRole('button', { name: 'Página anterior' })).toBeDisabled();
  },
};

export const OnlyPagesNearTheWindowAreDrawn: Story = {
  name: 'Só as páginas próximas são desenhadas',
  args: { load: () => fakePdf({ pages: fakePages(60) }) },
  play: async ({ canvasElement }) => {
    await read(canvasElement, 'Demonstrativo de mensalidades pagas');
    await expect(within(canvasElement).getAllByRole('group', { name: /^Página \d+$/ })).toHaveLength(60);
    await expect(canvasElement.querySelectorAll('canvas').length).toBeLessThan(8);
    await userEvent.clear(pageField(canvasElement));
    await userEvent.type(pageField(canvasElement), '47{Enter}');
    await read(canvasElement, 'Movimentação (folha 47)');
    await expect(pageField(canvasElement)).toHaveValue('47');
    await expect(canvasElement.querySelectorAll('canvas').length).toBeLessThan(8);
  },
};

export const PageByKeyboard: Story = {
  name: 'Página pelo teclado',
  play: async ({ canvasElement }) => {
    await read(canvasElement, 'Demonstrativo de mensalidades pagas');
    await press(canvasElement, 'Próxima página');
    await waitFor(() => expect(pageField(canvasElement)).toHaveValue('2'));
    pageField(canvasElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(pageField(canvasElement)).toHaveValue('3'));
    await userEvent.clear(pageField(canvasElement));
    await userEvent.type(pageField(canvasElement), '99{Enter}');
    await waitFor(() => expect(pageField(canvasElement)).toHaveValue('12'));
    await userEvent.type(pageField(canvasElement), 'x');
    await userEvent.tab();
    await expect(pageField(canvasElement)).toHaveValue('12');
    await read(canvasElement, 'Movimentação (folha 12)');
  },
};

export const Zoomed: Story = {
  name: 'Ampliado',
  play: async ({ canvasElement }) => {
    await read(canvasElement, 'Demonstrativo de mensalidades pagas');
    const fit = within(canvasElement).getByRole('button', { name: 'Ajustar à largura' });
    await expect(fit).toHaveAttribute('aria-pressed', 'true');
    const scroller = within(canvasElement).getByRole('region', { name: /^Páginas de/ });
    await expect(scroller.scrollWidth).toBe(scroller.clientWidth);
    const before = zoomOf(canvasElement);
    await press(canvasElement, 'Diminuir');
    await expect(zoomOf(canvasElement)).toBeLessThan(before);
    await expect(fit).toHaveAttribute('aria-pressed', 'false');
    scroller.focus();
    await userEvent.keyboard('{Control>}0{/Control}');
    await expect(zoomOf(canvasElement)).toBe(before);
    await userEvent.keyboard('{Control>}={/Control}');
    await expect(zoomOf(canvasElement)).toBeGreaterThan(before);
    const stepped = zoomOf(canvasElement);
    await fireEvent(
      scroller,
      new WheelEvent('wheel', { deltaY: 300, ctrlKey: true, bubbles: true, cancelable: true }),
    );
    await waitFor(() => expect(zoomOf(canvasElement)).toBeLessThan(stepped));
  },
};

export const ZoomKeepsThePlace: Story = {
  name: 'Ampliar mantém o lugar',
  play: async ({ canvasElement }) => {
    await read(canvasElement, 'Demonstrativo de mensalidades pagas');
    await userEvent.clear(pageField(canvasElement));
    await userEvent.type(pageField(canvasElement), '7{Enter}');
    await read(canvasElement, 'Movimentação (folha 7)');
    await press(canvasElement, 'Diminuir');
    await press(canvasElement, 'Diminuir');
    await press(canvasElement, 'Aumentar');
    await waitFor(() => expect(pageField(canvasElement)).toHaveValue('7'));
  },
};

export const Rotated: Story = {
  name: 'Girado',
  args: { load: one, initialZoom: 0.5 },
  play: async ({ canvasElement }) => {
    await read(canvasElement, 'Demonstrativo de mensalidades pagas');
    const page = within(canvasElement).getByRole('group', { name: 'Página 1' });
    await expect(page.clientHeight).toBeGreaterThan(page.clientWidth);
    await press(canvasElement, 'Girar para a direita');
    await waitFor(() => expect(page.clientWidth).toBeGreaterThan(page.clientHeight));
    await read(canvasElement, 'Demonstrativo de mensalidades pagas');
  },
};

export const Searched: Story = {
  name: 'Com busca',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await read(canvasElement, 'Demonstrativo de mensalidades pagas');
    canvas.getByRole('region', { name: /^Páginas de/ }).focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    const field = canvas.getByRole('textbox', { name: 'Buscar no documento' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'COPARTICIPACAO');
    const count = canvas.getByRole('status', { name: 'Resultado da pesquisa' });
    await waitFor(() => expect(count).toHaveTextContent('1 de 12'), soon);
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(count).toHaveTextContent('3 de 12');
    await waitFor(() => expect(pageField(canvasElement)).toHaveValue('3'), soon);
    await waitFor(() => expect(CSS.highlights.get('pdf-active')?.size).toBe(1), soon);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(count).toHaveTextContent('2 de 12');
  },
};

export const NoResult: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await read(canvasElement, 'Demonstrativo de mensalidades pagas');
    await press(canvasElement, 'Buscar no documento');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Buscar no documento' }), 'glosa');
    const count = canvas.getByRole('status', { name: 'Resultado da pesquisa' });
    await waitFor(() => expect(count).toHaveTextContent('Nada encontrado'), soon);
    await expect(canvas.getByRole('button', { name: 'Próximo resultado' })).toBeDisabled();
  },
};

export const SearchClosedByEscape: Story = {
  name: 'Busca fechada com Esc',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await read(canvasElement, 'Demonstrativo de mensalidades pagas');
    await press(canvasElement, 'Buscar no documento');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Buscar no documento' }), 'plano');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('search')).toBeNull();
    await expect(canvas.getByRole('region', { name: /^Páginas de/ })).toHaveFocus();
  },
};

export const WithLink: Story = {
  name: 'Com link',
  args: { load: one },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: /exemplo\.com\.br\/ajuda/ }, soon);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await read(canvasElement, 'Demonstrativo de mensalidades pagas');
  },
};

export const Downloaded: Story = {
  name: 'Baixado',
  args: { load: one },
  play: async ({ canvasElement, args }) => {
    await read(canvasElement, 'Demonstrativo de mensalidades pagas');
    const named = fn<(name: string) => void>();
    const catchLink = (event: Event) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      named(event.target.download);
    };
    document.addEventListener('click', catchLink);
    await press(canvasElement, 'Baixar');
    document.removeEventListener('click', catchLink);
    await expect(named).toHaveBeenCalledWith('demonstrativo-2026.pdf');
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    label: 'Demonstrativo de mensalidades e coparticipações do ano-calendário de 2026 '.repeat(3),
    load: () => fakePdf({ pages: [['Uma linha que não acaba na folha '.repeat(8), 'palavra'.repeat(60)]] }),
  },
  play: async ({ canvasElement }) => {
    await read(canvasElement, /^Uma linha que não acaba/);
  },
};
export const OneRow: Story = {
  args: { load: one },
  play: async ({ canvasElement }) => {
    await read(canvasElement, 'Demonstrativo de mensalidades pagas');
    await expect(within(canvasElement).getByRole('button', { name: 'Próxima página' })).toBeDisabled();
  },
};
export const Landscape: Story = {
  name: 'Paisagem',
  args: { load: () => fakePdf({ pages: fakePages(2), isLandscape: true }), initialZoom: 'page' },
  play: async ({ canvasElement }) => {
    await read(canvasElement, 'Demonstrativo de mensalidades pagas');
  },
};
export const Dark: Story = { ...Searched, globals: { theme: 'dark' } };
export const Narrow: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
