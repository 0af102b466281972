import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NumberField } from './NumberField.tsx';
import { inColumn, longWords, phone } from '../fieldStory.tsx';
import { numberFieldGuide } from './NumberField.guide.ts';

const meta = {
  title: 'ui/formulários/NumberField',
  tags: ['autodocs'],
  parameters: { guide: numberFieldGuide },
  component: NumberField,
  decorators: [inColumn],
  args: { label: 'Vidas', name: 'vidas', onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Vidas' });
    await userEvent.type(box, '1.234');
    await expect(box).toHaveValue('1.234');
    await userEvent.clear(box);
    await userEvent.type(box, '1234567');
    await userEvent.tab();
    await expect(box).toHaveValue('1.234.567');
    await expect(args.onChange).toHaveBeenLastCalledWith(1_234_567);
  },
};
export const Decimal: Story = {
  name: 'Decimal',
  args: { label: 'Peso', decimals: 3, unit: 'kg', step: 0.5, defaultValue: 1 },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('textbox');
    await userEvent.clear(box);
    await userEvent.type(box, '1.234,5');
    await expect(box).toHaveValue('1.234,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.5);
    await userEvent.keyboard('{ArrowUp}');
    await expect(box).toHaveValue('1.235');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1234);
  },
};
export const Filled: Story = { args: { defaultValue: 1_234 } };
export const WithError: Story = {
  args: { defaultValue: 1_234, errorMessage: 'Valor acima do permitido: o máximo é 1.000' },
};
export const Disabled: Story = { args: { defaultValue: 1_234, isDisabled: true } };
export const LongText: Story = { args: { ...longWords } };
export const Narrow: Story = { args: { ...longWords, size: 'large' }, globals: phone };
export const Dark: Story = {
  args: {
    defaultValue: 1_234,
    hint: 'Como está no documento',
    errorMessage: 'Valor acima do permitido: o máximo é 1.000',
  },
  globals: { theme: 'dark' },
};
