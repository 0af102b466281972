import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  cellOf,
  closePop,
  columnTexts,
  dragHeader,
  gridOf,
  openFilter,
  openTool,
  statusText,
  stand,
  TableScene,
} from './scene.fake.tsx';
import { vidaColumns, vidas, type Vida } from './vidas.fake.tsx';

const meta = {
  title: 'ui/dados/ReportTable/Colunas',
  component: TableScene<Vida>,
  args: { label: 'Beneficiários', columns: vidaColumns, rows: vidas, rowKey: ({ matricula }) => matricula },
} satisfies Meta<typeof TableScene<Vida>>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers = (root: HTMLElement): (string | null)[] =>
  within(root)
    .getAllByRole('columnheader')
    .map((head) => within(head).getAllByRole('button')[0]?.querySelector('span')?.textContent ?? null);
const headOf = (root: HTMLElement, header: string): HTMLElement =>
  within(root).getByRole('columnheader', { name: new RegExp(`^${header}`) });
const labelOf = (root: HTMLElement, header: string): HTMLElement =>
  within(headOf(root, header)).getByRole('button', { name: new RegExp(`^${header}`) });
const widthOf = (root: HTMLElement, header: string): number =>
  headOf(root, header).getBoundingClientRect().width;

export const OrderOverSeveralColumns: Story = {
  name: 'Ordem por várias colunas',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(labelOf(canvasElement, 'Tipo do plano'));
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(labelOf(canvasElement, 'Nome'));
    await user.click(labelOf(canvasElement, 'Nome'));
    await user.keyboard('{/Shift}');
    await waitFor(() =>
      expect(columnTexts(canvasElement, 1).slice(0, 5)).toEqual([
        'Zuleica Souza Prates',
        'Égon Silva Tavares',
        'Denise Assunção da Silva',
        'Ítalo Silveira Passos',
        'Bianca Silva Queiroz',
      ]),
    );
    await expect(headOf(canvasElement, 'Tipo do plano')).toHaveAttribute('aria-sort', 'ascending');
    await expect(headOf(canvasElement, 'Nome')).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByLabelText('2ª na ordem')).toBeVisible();
    await expect(statusText(canvasElement)).toContain(
      'em ordem crescente de Tipo do plano, depois decrescente de Nome',
    );
    await userEvent.click(labelOf(canvasElement, 'Nome'));
    await waitFor(() => expect(columnTexts(canvasElement, 1)[0]).toBe('Adriana da Silva Prado'));
    await expect(headOf(canvasElement, 'Tipo do plano')).not.toHaveAttribute('aria-sort');
  },
};

export const HideMoveAndPin: Story = {
  name: 'Esconder, mover e fixar',
  play: async ({ canvasElement }) => {
    const before = headers(canvasElement);
    const pop = await openTool(canvasElement, 'Colunas');
    await userEvent.click(pop.getByRole('checkbox', { name: 'Titular' }));
    await expect(headers(canvasElement)).not.toContain('Titular');
    // The sum beside the count stays, hidden or moved (REL-38).
    await userEvent.click(pop.getByRole('checkbox', { name: 'Mensalidade' }));
    await expect(headers(canvasElement)).not.toContain('Mensalidade (R$)');
    await expect(statusText(canvasElement)).toContain('12 linhas · Mensalidade R$\u00a06.202,65');
    await userEvent.click(pop.getByRole('button', { name: 'Mover Nome para depois' }));
    await userEvent.click(pop.getByRole('button', { name: 'Mover Nome para depois' }));
    await expect(headers(canvasElement).slice(0, 3)).toEqual(['Matrícula', 'Tipo do plano', 'Nome']);
    await userEvent.click(pop.getByRole('button', { name: 'Fixar CCO no início' }));
    await expect(headers(canvasElement).slice(0, 2)).toEqual(['Matrícula', 'CCO']);
    await userEvent.click(pop.getByRole('button', { name: 'Soltar Matrícula' }));
    await expect(headers(canvasElement).slice(0, 2)).toEqual(['CCO', 'Matrícula']);
    await userEvent.click(pop.getByRole('button', { name: 'Restaurar as colunas' }));
    await expect(headers(canvasElement)).toEqual(before);
    await closePop();
  },
};

export const TheLastColumnStays: Story = {
  name: 'A última coluna fica',
  args: { columns: vidaColumns.slice(0, 2) },
  play: async ({ canvasElement }) => {
    const pop = await openTool(canvasElement, 'Colunas');
    await userEvent.click(pop.getByRole('checkbox', { name: 'Matrícula' }));
    await expect(pop.getByRole('checkbox', { name: 'Nome' })).toBeDisabled();
    await expect(headers(canvasElement)).toEqual(['Nome']);
  },
};

export const MoveByKeysAndByDrag: Story = {
  name: 'Mover pelas teclas e arrastando',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    headOf(canvasElement, 'Plano|Tipo do plano').focus();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
    await expect(headers(canvasElement).slice(1, 4)).toEqual(['Nome', 'Tipo do plano', 'Titular']);
    await expect(headOf(canvasElement, 'Tipo do plano')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
    await expect(headers(canvasElement).slice(1, 4)).toEqual(['Tipo do plano', 'Nome', 'Titular']);
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    await expect(headers(canvasElement).slice(1, 4)).toEqual(['Nome', 'Tipo do plano', 'Titular']);
    dragHeader(labelOf(canvasElement, 'CCO'), headOf(canvasElement, 'Nome'));
    await waitFor(() => expect(headers(canvasElement).slice(0, 3)).toEqual(['Matrícula', 'CCO', 'Nome']));
  },
};

export const Resize: Story = {
  name: 'Mudar a largura',
  play: async ({ canvasElement }) => {
    const before = widthOf(canvasElement, 'Nome');
    const handle = headOf(canvasElement, 'Nome').lastElementChild as HTMLElement;
    fireEvent.pointerDown(handle, { pointerId: 1, clientX: 300, button: 0, buttons: 1 });
    fireEvent.pointerMove(handle, { pointerId: 1, clientX: 380, buttons: 1 });
    fireEvent.pointerUp(handle, { pointerId: 1, clientX: 380 });
    await waitFor(() => expect(Math.abs(widthOf(canvasElement, 'Nome') - before - 80)).toBeLessThan(3));
    headOf(canvasElement, 'Nome').focus();
    await userEvent.keyboard('--');
    await waitFor(() => expect(Math.abs(widthOf(canvasElement, 'Nome') - before - 48)).toBeLessThan(3));
    await userEvent.keyboard('+');
    await waitFor(() => expect(Math.abs(widthOf(canvasElement, 'Nome') - before - 64)).toBeLessThan(3));
    await userEvent.dblClick(handle);
    await waitFor(() => expect(Math.abs(widthOf(canvasElement, 'Nome') - before)).toBeLessThan(3));
  },
};

export const Compact: Story = {
  name: 'Compacta',
  play: async ({ canvas, canvasElement }) => {
    const height = () => cellOf(canvasElement, 0, 0).getBoundingClientRect().height;
    const before = height();
    await userEvent.click(canvas.getByRole('button', { name: 'Compacto', pressed: false }));
    await waitFor(() => expect(height()).toBeLessThan(before));
    await expect(canvas.getByRole('button', { name: 'Compacto', pressed: true })).toBeVisible();
  },
};

const layout = {
  order: vidaColumns.map(({ id }) => id),
  hidden: ['cco'],
  pinned: ['matricula'],
  widths: { nome: 300 },
};

export const Remembers: Story = {
  name: 'Lembra-se',
  args: {
    options: { remember: { load: () => ({ density: 'compact', layout, pageSize: 50 }), save: fn() } },
  },
  play: async ({ canvas, canvasElement, args }) => {
    const save = args.options?.remember?.save;
    await expect(headers(canvasElement)).not.toContain('CCO');
    await expect(Math.round(widthOf(canvasElement, 'Nome'))).toBeGreaterThanOrEqual(300);
    await expect(canvas.getByRole('combobox', { name: 'Linhas por página' })).toHaveValue('50');
    await userEvent.click(canvas.getByRole('button', { name: 'Compacto', pressed: true }));
    await expect(save).toHaveBeenLastCalledWith(
      expect.objectContaining({ density: 'normal', layout, pageSize: 50 }),
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Linhas por página' }), '100');
    await expect(save).toHaveBeenLastCalledWith(
      expect.objectContaining({ density: 'normal', layout, pageSize: 100 }),
    );
    const pop = await openTool(canvasElement, 'Colunas');
    await userEvent.click(pop.getByRole('checkbox', { name: 'CCO' }));
    await expect(save).toHaveBeenLastCalledWith(
      expect.objectContaining({ density: 'normal', layout: { ...layout, hidden: [] }, pageSize: 100 }),
    );
    await closePop();
  },
};

export const UndoOfFilterOrderAndColumns: Story = {
  name: 'Desfazer filtro, ordem e colunas',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: 'Desfazer' })).toBeNull();
    const pop = await openTool(canvasElement, 'Colunas');
    await userEvent.click(pop.getByRole('checkbox', { name: 'CCO' }));
    await closePop();
    await userEvent.click(labelOf(canvasElement, 'Nome'));
    const filter = await openFilter(canvasElement, 'Nome');
    await userEvent.type(filter.getByRole('textbox'), 'silva{Enter}');
    await waitFor(() => expect(statusText(canvasElement)).toContain('9 de 12'));
    await stand(canvasElement, 8, 1);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(statusText(canvasElement)).toContain('12 linhas'));
    await expect(columnTexts(canvasElement, 1)[0]).toBe('Adriana da Silva Prado');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(columnTexts(canvasElement, 1)[0]).toBe('Bianca Silva Queiroz'));
    await expect(headers(canvasElement)).not.toContain('CCO');
    await expect(gridOf(canvasElement)).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(headers(canvasElement)).toContain('CCO'));
    await expect(canvas.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  },
};

/** The focus is not lost when its row disappears. */
export const FocusStaysWhenItsRowGoes: Story = {
  name: 'O foco fica quando a linha some',
  play: async ({ canvas, canvasElement }) => {
    const filter = await openFilter(canvasElement, 'Nome');
    await userEvent.type(filter.getByRole('textbox'), 'zuleica{Enter}');
    await userEvent.click(labelOf(canvasElement, 'Nome'));
    await userEvent.click(await canvas.findByRole('button', { name: /^Retirar o filtro Nome/ }));
    await waitFor(() => expect(statusText(canvasElement)).toContain('12 linhas'));
    await stand(canvasElement, 6, 1);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(statusText(canvasElement)).toContain('1 de 12'));
    await waitFor(() =>
      expect(gridOf(canvasElement)).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{ArrowDown}');
    await expect(gridOf(canvasElement)).toContainElement(document.activeElement as HTMLElement);
  },
};
