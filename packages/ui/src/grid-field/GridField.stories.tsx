import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { gridFieldGuide } from './GridField.guide.ts';
import { GridScene } from './gridField.fake.tsx';

const meta = {
  title: 'ui/formulários/GridField',
  tags: ['autodocs'],
  parameters: { guide: gridFieldGuide },
  component: GridScene,
} satisfies Meta<typeof GridScene>;
export default meta;
type Story = StoryObj<typeof meta>;

const cell = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('textbox', { name });

/** Keys go from cell to cell as in a spreadsheet. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(cell(canvasElement, 'Faixa 1, 0-18'));
    for (const [key, to] of [
      ['{Enter}', 'Faixa 2, 0-18'],
      ['{ArrowRight}', 'Faixa 2, 19-23'],
      ['{Shift>}{Enter}{/Shift}', 'Faixa 1, 19-23'],
      ['{ArrowUp}', 'Faixa 1, 19-23'],
      ['{ArrowDown}', 'Faixa 2, 19-23'],
      ['{ArrowLeft}', 'Faixa 2, 0-18'],
      ['{Tab}', 'Faixa 2, 19-23'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(cell(canvasElement, to)).toHaveFocus();
    }
    await userEvent.keyboard('50{ArrowLeft}');
    // Within a text the arrow is the caret's.
    await expect(cell(canvasElement, 'Faixa 2, 19-23')).toHaveFocus();
    await expect(cell(canvasElement, 'Faixa 2, 19-23')).toHaveValue('50');
  },
};

export const Pasted: Story = {
  name: 'Um bloco colado',
  play: async ({ canvasElement }) => {
    await userEvent.click(cell(canvasElement, 'Faixa 1, 19-23'));
    await userEvent.paste('31\t32\r\n46\t47\r\n');
    await expect(cell(canvasElement, 'Faixa 1, 24-28')).toHaveValue('32');
    await expect(cell(canvasElement, 'Faixa 2, 19-23')).toHaveValue('46');
    await expect(cell(canvasElement, 'Faixa 2, 24-28')).toHaveValue('47');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Excluir Faixa 1' }));
    await expect(cell(canvasElement, 'Faixa 1, 19-23')).toHaveValue('46');
  },
};

/** A wrong cell is marked and says why; an empty one that has an effect is marked too. */
export const Wrong: Story = {
  name: 'Célula recusada e lacuna',
  args: {
    rows: [['1', '10', 'trinta', '30,00', '', '25,00']],
    problemOf: ([row, column]) =>
      row === 0 && column === 2 ? '“trinta” não é uma porcentagem: escreva como em 12,5' : undefined,
    isGap: ([, column]) => column === 4,
  },
  play: async ({ canvasElement }) => {
    const wrong = cell(canvasElement, 'Faixa 1, 0-18');
    await expect(wrong).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription(/^“trinta” não é uma porcentagem/);
  },
};

export const LongText: Story = {
  args: {
    columns: [
      { label: 'De' },
      { label: 'Descrição na linha da comissão', isText: true, placeholder: 'De 1 a 10 vendas' },
    ],
    rows: [['1', 'Campanha de aniversário da operadora para planos empresariais e por adesão']],
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Wrong, globals: { theme: 'dark' } };
