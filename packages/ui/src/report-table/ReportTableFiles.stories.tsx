import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { columnsOf } from './columns.ts';
import { lotes, loteColumns, type Lote } from './lotes.fake.ts';
import { gridOf, openFilter, openTool, statusText, TableScene } from './scene.fake.tsx';

const few = lotes(30);

const meta = {
  title: 'ui/dados/ReportTable/Arquivos',
  component: TableScene<Lote>,
  args: {
    label: 'Lotes',
    columns: loteColumns,
    rows: few,
    rowKey: ({ numero }) => String(numero),
    exports: { fileName: 'lotes', title: 'Lotes de cobrança', print: { title: 'Lotes de cobrança' } },
  },
} satisfies Meta<typeof TableScene<Lote>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Collects the files instead of downloading them. */
function catchFiles() {
  const names: string[] = [];
  const files = spyOn(URL, 'createObjectURL').mockReturnValue('blob:nothing');
  const clicks = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function take(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return {
    names,
    file: () => files.mock.calls[0]?.[0] as Blob,
    restore: () => {
      files.mockRestore();
      clicks.mockRestore();
    },
  };
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const pop = await openTool(canvasElement, 'Exportar');
    await expect(pop.getByRole('button', { name: 'Planilha (XLSX)' })).toBeVisible();
    await expect(pop.getByRole('button', { name: 'Imprimir' })).toBeVisible();
    await expect(pop.getByRole('button', { name: 'Exportar CSV' })).toBeEnabled();
  },
};

/** A spreadsheet that opens a CSV keeps fifteen digits. */
export const LongCodes: Story = {
  name: 'Códigos longos vão por XLSX',
  args: {
    columns: [
      columnsOf<Lote>().computed(
        'protocolo',
        ({ numero }) => `9999992026110300${String(numero).padStart(4, '0')}`,
        {
          header: 'Protocolo',
          isWhole: true,
        },
      ),
      ...loteColumns,
    ],
  },
  play: async ({ canvasElement }) => {
    const pop = await openTool(canvasElement, 'Exportar');
    const [first, second] = pop.getAllByRole('button');
    await expect(first).toHaveTextContent('Planilha (XLSX)');
    await userEvent.hover(second as HTMLElement);
    await expect(await screen.findByText(/o CSV perde os últimos algarismos/)).toBeVisible();
  },
};

export const Csv: Story = {
  name: 'CSV',
  play: async ({ canvas, canvasElement }) => {
    const caught = catchFiles();
    const filter = await openFilter(canvasElement, 'Situação');
    await userEvent.click(filter.getByRole('checkbox', { name: 'Ativo (10)' }));
    await userEvent.click(filter.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(statusText(canvasElement)).toContain('10 de 30'));
    await userEvent.click(canvas.getByRole('button', { name: 'Código' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Código' }));
    const pop = await openTool(canvasElement, 'Exportar');
    await userEvent.click(pop.getByRole('button', { name: 'Exportar CSV' }));
    await waitFor(() => expect(caught.names).toEqual(['lotes.csv']));
    const lines = (await caught.file().text()).split('\r\n');
    caught.restore();
    await expect(lines.slice(0, 2)).toEqual([
      'Código;Nome;Valor;Situação',
      '0000030;Ana Silva Assunção;3,00;Ativo',
    ]);
    await expect(lines.filter((line) => line !== '')).toHaveLength(11);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Exportar' })).toHaveFocus());
  },
};

export const Xlsx: Story = {
  name: 'XLSX',
  play: async ({ canvasElement }) => {
    const caught = catchFiles();
    const pop = await openTool(canvasElement, 'Exportar');
    await userEvent.click(pop.getByRole('button', { name: 'Planilha (XLSX)' }));
    await waitFor(() => expect(caught.names).toEqual(['lotes.xlsx']), { timeout: 20_000 });
    const bytes = new Uint8Array(await caught.file().slice(0, 2).arrayBuffer());
    caught.restore();
    await expect(String.fromCharCode(...bytes)).toBe('PK');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A large file shows how far it is, and can be stopped. */
export const ProgressAndCancel: Story = {
  name: 'Progresso e cancelamento',
  args: { rows: lotes(400_000) },
  play: async ({ canvas, canvasElement }) => {
    const caught = catchFiles();
    const pop = await openTool(canvasElement, 'Exportar');
    await userEvent.click(pop.getByRole('button', { name: 'Planilha (XLSX)' }));
    await canvas.findByRole('progressbar', { name: 'Gerando a planilha' }, { timeout: 20_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(caught.names).toEqual([]);
    caught.restore();
    await expect(screen.queryByText('O arquivo não foi gerado')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Exportar' })).toBeEnabled();
  },
};

export const Print: Story = {
  name: 'Impressão',
  args: {
    exports: {
      fileName: 'lotes',
      print: {
        title: 'Lotes de cobrança',
        question: 'Lotes de 01/10/2026 a 31/10/2026',
        by: 'Ana Inventada',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    const filter = await openFilter(canvasElement, 'Situação');
    await userEvent.click(filter.getByRole('checkbox', { name: 'Ativo (10)' }));
    await userEvent.click(filter.getByRole('button', { name: 'Buscar' }));
    const pop = await openTool(canvasElement, 'Exportar');
    await userEvent.click(pop.getByRole('button', { name: 'Imprimir' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    print.mockRestore();
    const heading = screen.getByRole('heading', { name: 'Lotes de cobrança', hidden: true });
    const sheet = heading.parentElement as HTMLElement;
    await expect(sheet).toHaveTextContent('Lotes de 01/10/2026 a 31/10/2026');
    await expect(sheet).toHaveTextContent('10 de 30 linhas · Situação: Ativo');
    await expect(sheet).toHaveTextContent(/Impresso por Ana Inventada em \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/);
    const rows = within(sheet).getAllByRole('row', { hidden: true });
    await expect(rows).toHaveLength(12);
    await expect(rows[0]).toHaveTextContent('CódigoNomeValorSituação');
    await expect(rows[1]).toHaveTextContent('0000003Davi Assunção Conceição');
    await expect(rows.at(-1)).toHaveTextContent(/^10/);
    await expect(heading).not.toBeVisible();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(heading).not.toBeInTheDocument());
    await expect(gridOf(canvasElement)).toBeVisible();
  },
};

/** Ctrl+P prints the whole list, also the rows that a server keeps. */
export const PrintKey: Story = {
  name: 'Ctrl+P imprime a lista inteira',
  args: {
    rows: few.slice(0, 2),
    options: {
      server: {
        count: 30,
        total: 30,
        onAsk: () => undefined,
        readAll: () => Promise.resolve(few),
      },
    },
  },
  play: async () => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.keyboard('{Control>}p{/Control}');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    print.mockRestore();
    const heading = screen.getByRole('heading', { name: 'Lotes de cobrança', hidden: true });
    const sheet = heading.parentElement as HTMLElement;
    await expect(sheet).toHaveTextContent('30 de 30 linhas');
    const rows = within(sheet).getAllByRole('row', { hidden: true });
    await expect(rows).toHaveLength(31);
    await expect(rows[3]).toHaveTextContent('0000003Davi');
    window.dispatchEvent(new Event('afterprint'));
  },
};

export const TooMuchToPrint: Story = {
  name: 'Demais para imprimir',
  args: { rows: lotes(6000) },
  play: async ({ canvasElement }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    const pop = await openTool(canvasElement, 'Exportar');
    await userEvent.click(pop.getByRole('button', { name: 'Imprimir' }));
    await waitFor(() => expect(screen.getByText('São linhas demais para imprimir')).toBeVisible());
    await expect(print).not.toHaveBeenCalled();
    print.mockRestore();
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Exportar' })).toBeDisabled();
  },
};
