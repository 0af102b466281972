import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CpfCnpjField } from './CpfCnpjField.tsx';
import { inColumn, longWords, phone } from '../fieldStory.tsx';
import { cpfCnpjFieldGuide } from './CpfCnpjField.guide.ts';

const meta = {
  title: 'ui/formulários/CpfCnpjField',
  tags: ['autodocs'],
  parameters: { guide: cpfCnpjFieldGuide },
  component: CpfCnpjField,
  decorators: [inColumn],
  args: { label: 'CPF ou CNPJ', name: 'documento', onChange: fn() },
} satisfies Meta<typeof CpfCnpjField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'CPF ou CNPJ' });
    await userEvent.type(box, '52998224725');
    await expect(box).toHaveValue('529.982.247-25');
    await userEvent.clear(box);
    await userEvent.type(box, '11222333000181');
    await expect(box).toHaveValue('11.222.333/0001-81');
    await expect(args.onChange).toHaveBeenLastCalledWith('11222333000181');
  },
};
export const Filled: Story = { args: { defaultValue: '11222333000181' } };
export const WithError: Story = {
  args: {
    defaultValue: '11222333000181',
    errorMessage: 'CNPJ com dígito verificador errado: confira os caracteres',
  },
};
export const Disabled: Story = { args: { defaultValue: '11222333000181', isDisabled: true } };
export const LongText: Story = { args: { ...longWords } };
export const Narrow: Story = { args: { ...longWords, size: 'large' }, globals: phone };
export const Dark: Story = {
  args: {
    defaultValue: '11222333000181',
    hint: 'Como está no documento',
    errorMessage: 'CNPJ com dígito verificador errado: confira os caracteres',
  },
  globals: { theme: 'dark' },
};
