import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Guia, guiaColumns, guias } from './guias.fake.ts';
import { closePop, columnTexts, openFilter, statusText, TableScene } from './scene.fake.tsx';

const meta = {
  title: 'ui/dados/ReportTable/Filtros',
  component: TableScene<Guia>,
  args: { label: 'Guias', columns: guiaColumns, rows: guias, rowKey: ({ numero }) => numero },
} satisfies Meta<typeof TableScene<Guia>>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Asked {
  readonly header: string;
  readonly text: string;
  /** The count at that moment. */
  readonly count: string;
}

/** Types short forms into the filter of a column, one after another, and reads the count. */
async function typeForms(root: HTMLElement, header: string, forms: readonly Omit<Asked, 'header'>[]) {
  const pop = await openFilter(root, header);
  const box = pop.getByRole('textbox', { name: `Pesquisar ${header}` });
  for (const { text, count } of forms) {
    await userEvent.clear(box);
    await userEvent.type(box, text);
    await waitFor(() => expect(statusText(root)).toMatch(new RegExp(`^${count}( |$)`)));
  }
  return pop;
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Filtrar / })).toHaveLength(10);
  },
};

export const Ranges: Story = {
  name: 'Faixas',
  play: async ({ canvas, canvasElement }) => {
    const pop = await typeForms(canvasElement, 'Valor', [
      { text: '>1.000', count: '3 de 12' },
      { text: '100..400', count: '3 de 12' },
      { text: '<0', count: '1 de 12' },
      { text: '<200 ou >1.200', count: '3 de 12' },
      { text: 'vazio', count: '1 de 12' },
      { text: '!vazio', count: '11 de 12' },
    ]);
    await userEvent.clear(pop.getByRole('textbox', { name: 'Pesquisar Valor' }));
    await userEvent.type(pop.getByRole('textbox', { name: 'De' }), '300');
    await userEvent.type(pop.getByRole('textbox', { name: 'Até' }), '700{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(columnTexts(canvasElement, 0)).toEqual(['00070126', '00070152', '00070165']);
    await expect(canvas.getByText('Valor de R$ 300,00 a R$ 700,00')).toBeVisible();
  },
};

/** A filter of text over money compares too. */
export const TextThatCompares: Story = {
  name: 'Texto que compara',
  args: {
    columns: guiaColumns.map((column) =>
      column.header === 'Valor' ? { ...column, filter: { kind: 'text' as const } } : column,
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const pop = await typeForms(canvasElement, 'Valor', [
      { text: '>1.000', count: '3 de 12' },
      { text: '100..400', count: '3 de 12' },
      { text: '!vazio', count: '11 de 12' },
    ]);
    await userEvent.clear(pop.getByRole('textbox', { name: 'Pesquisar Valor' }));
    await userEvent.type(pop.getByRole('textbox', { name: 'De' }), '300');
    await userEvent.type(pop.getByRole('textbox', { name: 'Até' }), '700{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(columnTexts(canvasElement, 0)).toEqual(['00070126', '00070152', '00070165']);
    await expect(canvas.getByText('Valor de R$ 300,00 a R$ 700,00')).toBeVisible();
  },
};

export const RangeOfPercentages: Story = {
  name: 'Faixa de percentuais',
  play: async ({ canvasElement }) => {
    await typeForms(canvasElement, 'Glosa', [
      { text: '10..20', count: '4 de 12' },
      { text: '2,5', count: '1 de 12' },
    ]);
    await closePop();
  },
};

export const Dates: Story = {
  name: 'Datas',
  play: async ({ canvas, canvasElement }) => {
    const pop = await typeForms(canvasElement, 'Execução', [
      { text: '10/2026', count: '3 de 12' },
      { text: '15/10/2026', count: '1 de 12' },
      { text: '07/2026..08/2026', count: '6 de 12' },
      { text: '2026', count: '11 de 12' },
    ]);
    await userEvent.click(pop.getByRole('button', { name: 'Mês passado' }));
    await waitFor(() => expect(statusText(canvasElement)).toContain('3 de 12'));
    await closePop();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar o filtro Execução no mês passado' }));
    await waitFor(() => expect(statusText(canvasElement)).toContain('12 linhas'));
    const again = await openFilter(canvasElement, 'Execução');
    const box = again.getByRole('textbox', { name: 'Pesquisar Execução' });
    await userEvent.type(box, '15/10{Enter}');
    await expect(await again.findByText(/“15\/10” está incompleto: falta o ano/)).toBeVisible();
    await expect(box).toHaveFocus();
    await userEvent.type(box, '/2026{Enter}');
    await expect(await canvas.findByText('Execução em 15/10/2026')).toBeVisible();
  },
};

export const DaysOfMoments: Story = {
  name: 'Dias de momentos',
  play: async ({ canvasElement }) => {
    await typeForms(canvasElement, 'Recebida em', [
      { text: '15/10/2026', count: '1 de 12' },
      { text: '>=08/10/2026', count: '3 de 12' },
    ]);
    await closePop();
  },
};

export const Competencias: Story = {
  play: async ({ canvas, canvasElement }) => {
    await typeForms(canvasElement, 'Competência', [
      { text: '09/2026', count: '2 de 12' },
      { text: '07/2026..08/2026', count: '6 de 12' },
      { text: '072026', count: '3 de 12' },
    ]);
    await closePop();
    await expect(canvas.getByText('Competência em 07/2026')).toBeVisible();
  },
};

export const YesNo: Story = {
  name: 'Sim e não',
  play: async ({ canvas, canvasElement }) => {
    const pop = await openFilter(canvasElement, 'Urgente');
    await userEvent.click(pop.getByRole('checkbox', { name: 'Sim (3)' }));
    await waitFor(() => expect(statusText(canvasElement)).toContain('3 de 12'));
    await userEvent.click(pop.getByRole('checkbox', { name: 'vazio (1)' }));
    await waitFor(() => expect(statusText(canvasElement)).toContain('4 de 12'));
    await closePop();
    await expect(canvas.getByText('Urgente: Sim ou vazio')).toBeVisible();
  },
};

export const CpfWithOrWithoutPoints: Story = {
  name: 'CPF com ou sem pontos',
  play: async ({ canvas, canvasElement }) => {
    const [first] = columnTexts(canvasElement, 2);
    const bare = (first ?? '').replaceAll(/\D/g, '');
    await typeForms(canvasElement, 'CPF', [
      { text: bare, count: '1 de 12' },
      { text: (first ?? '').slice(0, 11), count: '1 de 12' },
    ]);
    await closePop();
    await expect(canvas.getByText((first ?? '').slice(0, 11), { selector: 'mark' })).toBeVisible();
  },
};

/** Input that cannot be understood says what to type, hides nothing, and keeps the filter open. */
export const Problem: Story = {
  name: 'Problema',
  play: async ({ canvas, canvasElement }) => {
    const pop = await openFilter(canvasElement, 'Valor');
    await userEvent.type(pop.getByRole('textbox', { name: 'Pesquisar Valor' }), 'abc{Enter}');
    await expect(await pop.findByText(/abc.*não é um/)).toBeVisible();
    await expect(pop.getByRole('textbox', { name: 'Pesquisar Valor' })).toBeInvalid();
    await expect(statusText(canvasElement)).toContain('12 linhas');
    await expect(canvas.getByRole('button', { name: 'Filtrar Valor' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Retirar o filtro/ })).toBeNull();
  },
};

/** Several filters, each with its chip; the choices of one depend on the others. */
export const Chips: Story = {
  name: 'Etiquetas dos filtros',
  play: async ({ canvas, canvasElement }) => {
    const name = await openFilter(canvasElement, 'Beneficiário');
    await userEvent.type(name.getByRole('textbox'), 'bianca ou denise{Enter}');
    await waitFor(() => expect(statusText(canvasElement)).toContain('4 de 12'));
    const choice = await openFilter(canvasElement, 'Situação');
    await expect(choice.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(choice.getByRole('checkbox', { name: 'Glosada (2)' }));
    await closePop();
    await waitFor(() => expect(statusText(canvasElement)).toMatch(/^2 de 12 · Valor R\$/));
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar o filtro Situação: Glosada' }));
    await userEvent.click(
      canvas.getByRole('button', { name: 'Retirar o filtro Beneficiário contém “bianca” ou “denise”' }),
    );
    await waitFor(() => expect(statusText(canvasElement)).toContain('12 linhas'));
    await expect(within(canvasElement).queryByRole('button', { name: /^Retirar/ })).toBeNull();
  },
};
