import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { cellOf, copied, gridOf, openFilter, statusText, stand, TableScene } from './scene.fake.tsx';
import { manyVidas, vidaColumns, vidas, type Vida } from './vidas.fake.tsx';

const handleAct = fn();

const meta = {
  title: 'ui/dados/ReportTable/Teclado',
  component: TableScene<Vida>,
  args: { label: 'Beneficiários', columns: vidaColumns, rows: vidas, rowKey: ({ matricula }) => matricula },
  beforeEach: () => void handleAct.mockClear(),
} satisfies Meta<typeof TableScene<Vida>>;
export default meta;
type Story = StoryObj<typeof meta>;

const tidy = (text: string): string => text.replaceAll('\u00a0', ' ');

/** The focused cell: row and column; -1 for the header, 'total' for the totals. */
const place = (root: HTMLElement): readonly [number | 'total', number] => {
  const cell = document.activeElement as HTMLTableCellElement;
  const row = cell.closest('tr');
  const isTotal = row?.parentElement === gridOf(root).tFoot;
  return [
    isTotal ? 'total' : Number(row?.ariaRowIndex) - 2,
    Number(cell.ariaColIndex ?? cell.cellIndex + 1) - 1,
  ];
};

export const ArrowsReachEverything: Story = {
  name: 'As setas alcançam tudo',
  play: async ({ canvasElement }) => {
    await stand(canvasElement, 0, 0);
    const steps = [
      ['{ArrowRight}', [0, 1]],
      ['{ArrowDown}', [1, 1]],
      ['{ArrowUp}{ArrowUp}', [-1, 1]],
      ['{End}', [-1, 9]],
      ['{ArrowRight}', [-1, 9]],
      ['{ArrowDown}', [0, 9]],
      ['{Home}', [0, 0]],
      ['{Control>}{End}{/Control}', [11, 9]],
      ['{ArrowDown}', ['total', 9]],
      ['{ArrowDown}', ['total', 9]],
      ['{ArrowLeft}', ['total', 8]],
      ['{ArrowUp}', [11, 8]],
      ['{Control>}{Home}{/Control}', [0, 0]],
      ['{Control>}{ArrowDown}{/Control}', [11, 0]],
      ['{Control>}{ArrowRight}{/Control}', [11, 9]],
    ] as const;
    for (const [keys, expected] of steps) {
      await userEvent.keyboard(keys);
      await expect([keys, place(canvasElement)]).toEqual([keys, expected]);
    }
  },
};

/** The totals of a table of many pages are reached and left like those of a single page. */
export const TotalsOfManyPages: Story = {
  name: 'Totais de muitas páginas',
  args: { rows: manyVidas(200) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Página 2' }));
    await waitFor(() => expect(cellOf(canvasElement, 29, 0)).toBeVisible());
    await stand(canvasElement, 29, 0);
    await userEvent.keyboard('{ArrowDown}');
    await expect(place(canvasElement)).toEqual(['total', 0]);
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await expect(place(canvasElement)).toEqual([29, 1]);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(place(canvasElement)).toEqual([15, 0]);
  },
};

export const HeaderByKeys: Story = {
  name: 'Cabeçalho pelas teclas',
  play: async ({ canvas, canvasElement }) => {
    await stand(canvasElement, 0, 1);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    const head = canvas.getByRole('columnheader', { name: /^Nome/ });
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'));
    await expect(head).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{Enter}{/Shift}');
    await expect(canvas.getByRole('columnheader', { name: /^Tipo do plano/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const pop = within(await screen.findByRole('dialog', { name: 'Filtro de Tipo do plano' }));
    await waitFor(() => expect(pop.getAllByRole('checkbox')[0]).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(gridOf(canvasElement)).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{ArrowDown}');
    await expect(gridOf(canvasElement)).toContainElement(document.activeElement as HTMLElement);
  },
};

export const BlockByKeys: Story = {
  name: 'Bloco pelas teclas',
  play: async ({ canvasElement }) => {
    await stand(canvasElement, 0, 6);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}');
    await waitFor(() =>
      expect(tidy(statusText(canvasElement))).toContain('6 células · soma R$ 1.150,29 · média R$ 287,57'),
    );
    await expect(cellOf(canvasElement, 2, 7)).toHaveAttribute('aria-selected', 'true');
    await expect(cellOf(canvasElement, 3, 7)).not.toHaveAttribute('aria-selected');
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
    await waitFor(() => expect(statusText(canvasElement)).toContain('2 células'));
    await expect(place(canvasElement)).toEqual([0, 7]);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(statusText(canvasElement)).not.toContain('células'));
  },
};

export const BlockByMouse: Story = {
  name: 'Bloco pelo mouse',
  play: async ({ canvasElement }) => {
    const [from, over, to] = [
      cellOf(canvasElement, 1, 6),
      cellOf(canvasElement, 2, 6),
      cellOf(canvasElement, 3, 6),
    ];
    fireEvent.pointerDown(from, { button: 0, buttons: 1 });
    fireEvent.pointerOver(over, { buttons: 1 });
    fireEvent.pointerOver(to, { buttons: 1 });
    fireEvent.pointerUp(to, { button: 0 });
    await waitFor(() => expect(tidy(statusText(canvasElement))).toContain('3 células · soma R$ 1.768,45'));
    fireEvent.pointerOver(cellOf(canvasElement, 8, 6), { buttons: 0 });
    await expect(tidy(statusText(canvasElement))).toContain('3 células');
    fireEvent.pointerDown(cellOf(canvasElement, 4, 7), { button: 0, buttons: 1, shiftKey: true });
    await waitFor(() => expect(statusText(canvasElement)).toContain('8 células'));
  },
};

/** Numbers paste as numbers, codes keep their zeros. */
export const Copy: Story = {
  name: 'Copiar',
  play: async ({ canvasElement }) => {
    await stand(canvasElement, 0, 0);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await waitFor(() => expect(copied().text).toBe('001378\r\n001204'));
    const { html } = copied();
    const cells = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('td')];
    await expect(cells.map((cell) => cell.textContent)).toEqual(['001378', '001204']);
    await expect(html).toContain(String.raw`mso-number-format:'\@'`);
    await stand(canvasElement, 0, 6);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect(copied().text).toBe('388,10\t-38,81\r\n412,90\t');
    await expect(copied().html).toContain('x:num="388.10"');
  },
};

export const SelectAll: Story = {
  name: 'Selecionar tudo',
  play: async ({ canvasElement }) => {
    await stand(canvasElement, 3, 3);
    await userEvent.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(statusText(canvasElement)).toContain('120 células'));
    await waitFor(() => expect(copied().text.split('\r\n')).toHaveLength(12));
    await expect(copied().text.split('\r\n')[0]?.split('\t')).toHaveLength(10);
    await expect(place(canvasElement)).toEqual([3, 3]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(statusText(canvasElement)).not.toContain('células'));
  },
};

export const RowActionsByKeys: Story = {
  name: 'Atos da linha pelas teclas',
  args: {
    rowActions: ({ nome }) => (
      <Button size="small" aria-label={`Editar ${nome}`} onPress={() => handleAct(nome)}>
        Editar
      </Button>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await stand(canvasElement, 1, 1);
    await userEvent.keyboard('{End}');
    await expect(place(canvasElement)).toEqual([1, 10]);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Editar Adriana da Silva Prado' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(handleAct).toHaveBeenCalledOnce();
    await expect(handleAct).toHaveBeenLastCalledWith('Adriana da Silva Prado');
    await userEvent.keyboard('{Escape}');
    await expect(place(canvasElement)).toEqual([1, 10]);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(place(canvasElement)).toEqual([1, 9]);
  },
};

/** Each act can be reached and pressed; a disabled one is passed over. */
export const EveryActOfARow: Story = {
  name: 'Todos os atos de uma linha',
  args: {
    rowActions: ({ nome }) =>
      ['Ver', 'Trancar', 'Baixar'].map((verb) => (
        <Button
          key={verb}
          size="small"
          aria-label={`${verb} ${nome}`}
          isDisabled={verb === 'Trancar'}
          onPress={() => handleAct(verb)}
        >
          {verb}
        </Button>
      )),
  },
  play: async ({ canvas, canvasElement }) => {
    const act = (verb: string) => canvas.getByRole('button', { name: `${verb} Adriana da Silva Prado` });
    await stand(canvasElement, 1, 1);
    await userEvent.keyboard('{End}{Enter}');
    await expect(act('Ver')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(act('Baixar')).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowLeft}');
    await expect(act('Ver')).toHaveFocus();
    await userEvent.tab();
    await expect(act('Baixar')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(handleAct.mock.calls).toEqual([['Baixar'], ['Baixar']]);
    await userEvent.tab({ shift: true });
    await expect(act('Ver')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(place(canvasElement)).toEqual([1, 9]);
  },
};

/** Escape first clears the block; only the next one closes the dialog around the table. */
export const InADialog: Story = {
  decorators: [
    (Scene) => (
      <Dialog title="Conferir beneficiários" size="large" onClose={handleAct}>
        <Scene />
      </Dialog>
    ),
  ],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Conferir beneficiários' });
    await waitFor(() => expect(cellOf(dialog, 0, 1)).toBeVisible());
    const filter = await openFilter(dialog, 'Nome');
    await userEvent.type(filter.getByRole('textbox'), 'silva{Enter}');
    await waitFor(() => expect(statusText(dialog)).toContain('9 de 12'));
    await stand(dialog, 0, 1);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await waitFor(() => expect(statusText(dialog)).toContain('2 células'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(statusText(dialog)).not.toContain('células'));
    await expect(handleAct).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(handleAct).toHaveBeenCalledOnce());
  },
};

export const Shortcuts: Story = {
  play: async ({ canvasElement }) => {
    await stand(canvasElement, 0, 0);
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Atalhos da tabela' }));
    await waitFor(() => expect(dialog.getByText('Copiar o bloco para a planilha')).toBeVisible());
    await expect(dialog.getByText('Desfazer a última mudança de filtro, ordem ou coluna')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(cellOf(canvasElement, 0, 0)).toHaveFocus());
  },
};
