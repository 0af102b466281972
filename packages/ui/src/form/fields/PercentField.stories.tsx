import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PercentField } from './PercentField.tsx';
import { inColumn, longWords, phone } from '../fieldStory.tsx';
import { percentFieldGuide } from './PercentField.guide.ts';

const meta = {
  title: 'ui/formulários/PercentField',
  tags: ['autodocs'],
  parameters: { guide: percentFieldGuide },
  component: PercentField,
  decorators: [inColumn],
  args: { label: 'Coparticipação', name: 'coparticipacao', onChange: fn() },
} satisfies Meta<typeof PercentField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Coparticipação' });
    await userEvent.type(box, '12,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(12.5);
    await userEvent.tab();
    await expect(box).toHaveValue('12,50');
    await expect(box).toHaveAccessibleDescription('%');
  },
};
export const Filled: Story = { args: { defaultValue: 82.35 } };
export const WithError: Story = {
  args: { defaultValue: 82.35, errorMessage: 'Valor acima do permitido: o máximo é 80%' },
};
export const Disabled: Story = { args: { defaultValue: 82.35, isDisabled: true } };
export const LongText: Story = { args: { ...longWords } };
export const Narrow: Story = { args: { ...longWords, size: 'large' }, globals: phone };
export const Dark: Story = {
  args: {
    defaultValue: 82.35,
    hint: 'Como está no documento',
    errorMessage: 'Valor acima do permitido: o máximo é 80%',
  },
  globals: { theme: 'dark' },
};
