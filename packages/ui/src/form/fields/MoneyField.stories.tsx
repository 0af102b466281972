import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MoneyField } from './MoneyField.tsx';
import { inColumn, longWords, phone } from '../fieldStory.tsx';
import { moneyFieldGuide } from './MoneyField.guide.ts';

const meta = {
  title: 'ui/formulários/MoneyField',
  tags: ['autodocs'],
  parameters: { guide: moneyFieldGuide },
  component: MoneyField,
  decorators: [inColumn],
  args: { label: 'Mensalidade', name: 'mensalidade', onChange: fn() },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Mensalidade' });
    await userEvent.type(box, '60');
    await expect(args.onChange).toHaveBeenLastCalledWith(6_000);
    await expect(box).toHaveAccessibleDescription('R$ R$ 60,00');
    await userEvent.clear(box);
    await userEvent.type(box, '1500,5');
    await expect(box).toHaveValue('1500,5');
    await userEvent.tab();
    await expect(box).toHaveValue('1.500,50');
    await expect(args.onChange).toHaveBeenLastCalledWith(150_050);
  },
};
export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.paste('mil reais');
    await userEvent.tab();
    await expect(box).toHaveValue('mil reais');
    await expect(canvas.getByText(/“mil reais” não é um valor/)).toBeVisible();
    await userEvent.clear(box);
    await userEvent.paste('R$ 1.234,56');
    await userEvent.tab();
    await expect(box).toHaveValue('1.234,56');
    await expect(args.onChange).toHaveBeenLastCalledWith(123_456);
    await expect(canvas.queryByText(/não é um valor/)).not.toBeInTheDocument();
    await userEvent.clear(box);
    await userEvent.type(box, '60.50');
    await userEvent.tab();
    await expect(box).toHaveValue('60.50');
    await expect(box).toBeInvalid();
    await expect(canvas.getByText(/pode ser R\$ 60,50 ou R\$ 6.050,00/)).toBeVisible();
  },
};
export const Negative: Story = {
  name: 'Negativo',
  args: { label: 'Glosa', canBeNegative: true, hint: 'Um menos devolve ao prestador.' },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('textbox');
    await userEvent.type(box, '-80');
    await expect(args.onChange).toHaveBeenLastCalledWith(-8000);
    await userEvent.type(box, '{Backspace}{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
export const Filled: Story = { args: { defaultValue: 41_290 } };
export const WithError: Story = {
  args: { defaultValue: 41_290, errorMessage: 'Valor acima do permitido: o máximo é R$ 300,00' },
};
export const Disabled: Story = { args: { defaultValue: 41_290, isDisabled: true } };
export const LongText: Story = { args: { ...longWords } };
export const Narrow: Story = { args: { ...longWords, size: 'large' }, globals: phone };
export const Dark: Story = {
  args: {
    defaultValue: 41_290,
    hint: 'Como está no documento',
    errorMessage: 'Valor acima do permitido: o máximo é R$ 300,00',
  },
  globals: { theme: 'dark' },
};
