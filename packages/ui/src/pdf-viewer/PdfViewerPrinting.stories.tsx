import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { fakePages, fakePdf } from './pdf.fake.ts';
// Loaded with the stories, so that the first one does not wait for the library.
import './PdfDocument.tsx';
import { PdfViewer } from './PdfViewer.tsx';

const one = () => fakePdf({ pages: fakePages(1) });

const meta = {
  title: 'ui/dados/PdfViewer/Impressão',
  component: PdfViewer,
  args: { label: 'Demonstrativo de mensalidades', fileName: 'demonstrativo-2026.pdf', load: one },
  parameters: { picture: { skip: 'o que se vê é o padrão de PdfViewer' } },
} satisfies Meta<typeof PdfViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

const read = (canvasElement: HTMLElement, words: string) =>
  within(canvasElement).findByText(words, {}, { timeout: 12_000 });
const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

/** Stands in for the browser's tab; gives the addresses and the bytes that it was asked to show. */
const watchTabs = (isRefused = false) => {
  const files: Blob[] = [];
  const make = URL.createObjectURL.bind(URL);
  const made = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return make(file);
  });
  const tab = {} as Window;
  const opened = spyOn(window, 'open').mockImplementation(() => (isRefused ? null : tab));
  const stop = () => {
    made.mockRestore();
    opened.mockRestore();
  };
  return { files, tab, opened, stop };
};

export const Printed: Story = {
  name: 'Impresso em outra aba',
  args: { load: () => fakePdf({ pages: fakePages(3) }) },
  play: async ({ canvasElement }) => {
    await read(canvasElement, 'Demonstrativo de mensalidades pagas');
    const { files, tab, opened, stop } = watchTabs();
    await press(canvasElement, 'Imprimir em outra aba');
    await expect(opened).toHaveBeenCalledOnce();
    await expect(opened).toHaveBeenCalledWith(
      expect.stringMatching(/^blob:.*#demonstrativo-2026\.pdf$/),
      '_blank',
    );
    // Nothing drawn: the bytes themselves, which the tab cannot take for a page.
    await expect(files.map(({ type }) => type)).toEqual(['application/pdf']);
    await expect(await files[0]?.text()).toBe(await (await fakePdf({ pages: fakePages(3) })).text());
    await expect(tab.opener).toBeNull();
    stop();
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

export const PrintedByKey: Story = {
  name: 'Ctrl+P com o foco em outro lugar',
  args: {
    load: async () => new Blob([await fakePdf({ pages: fakePages(1) })], { type: 'text/html' }),
  },
  play: async ({ canvasElement }) => {
    await read(canvasElement, 'Demonstrativo de mensalidades pagas');
    const { files, opened, stop } = watchTabs();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const key = new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, bubbles: true, cancelable: true });
    document.body.dispatchEvent(key);
    await expect(key.defaultPrevented).toBe(true);
    await expect(opened).toHaveBeenCalledOnce();
    await expect(files.map(({ type }) => type)).toEqual(['application/pdf']);
    // A dialog over the document prints as itself.
    canvasElement.setAttribute('inert', '');
    const covered = new KeyboardEvent('keydown', {
      key: 'p',
      metaKey: true,
      bubbles: true,
      cancelable: true,
    });
    document.body.dispatchEvent(covered);
    canvasElement.removeAttribute('inert');
    await expect(covered.defaultPrevented).toBe(false);
    await expect(opened).toHaveBeenCalledOnce();
    stop();
  },
};

export const TabRefused: Story = {
  name: 'O navegador não abre a aba',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await read(canvasElement, 'Demonstrativo de mensalidades pagas');
    const { stop } = watchTabs(true);
    await press(canvasElement, 'Imprimir em outra aba');
    stop();
    const link = await canvas.findByRole('link', { name: 'Abrir em outra aba' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^blob:.*#demonstrativo-2026\.pdf$/));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/O navegador não abriu a aba/);
    await press(canvasElement, 'Fechar aviso');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
