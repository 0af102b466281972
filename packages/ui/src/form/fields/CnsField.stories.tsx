import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CnsField } from './CnsField.tsx';
import { inColumn, longWords, phone } from '../fieldStory.tsx';
import { cnsFieldGuide } from './CnsField.guide.ts';

const meta = {
  title: 'ui/formulários/CnsField',
  tags: ['autodocs'],
  parameters: { guide: cnsFieldGuide },
  component: CnsField,
  decorators: [inColumn],
  args: { label: 'Cartão Nacional de Saúde', name: 'cns', onChange: fn() },
} satisfies Meta<typeof CnsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole<HTMLInputElement>('textbox', {
      name: 'Cartão Nacional de Saúde',
    });
    await userEvent.type(box, '898001160660761');
    await expect(box).toHaveValue('898 0011 6066 0761');
    await expect(args.onChange).toHaveBeenLastCalledWith('898001160660761');
  },
};
export const Filled: Story = { args: { defaultValue: '898001160660761' } };
export const WithError: Story = {
  args: {
    defaultValue: '898001160660761',
    errorMessage: 'CNS com dígito verificador errado: confira os números',
  },
};
export const Disabled: Story = { args: { defaultValue: '898001160660761', isDisabled: true } };
export const LongText: Story = { args: { ...longWords } };
export const Narrow: Story = { args: { ...longWords, size: 'large' }, globals: phone };
export const Dark: Story = {
  args: {
    defaultValue: '898001160660761',
    hint: 'Como está no documento',
    errorMessage: 'CNS com dígito verificador errado: confira os números',
  },
  globals: { theme: 'dark' },
};
