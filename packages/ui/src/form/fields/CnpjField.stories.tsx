import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CnpjField } from './CnpjField.tsx';
import { inColumn, longWords, phone } from '../fieldStory.tsx';
import { cnpjFieldGuide } from './CnpjField.guide.ts';

const meta = {
  title: 'ui/formulários/CnpjField',
  tags: ['autodocs'],
  parameters: { guide: cnpjFieldGuide },
  component: CnpjField,
  decorators: [inColumn],
  args: { label: 'CNPJ', name: 'cnpj', onChange: fn() },
} satisfies Meta<typeof CnpjField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'CNPJ' });
    await userEvent.type(box, '12abc34501de35');
    await expect(box).toHaveValue('12.ABC.345/01DE-35');
    await expect(args.onChange).toHaveBeenLastCalledWith('12ABC34501DE35');
    await userEvent.clear(box);
    await userEvent.paste('11.222.333/0001-81');
    await expect(args.onChange).toHaveBeenLastCalledWith('11222333000181');
  },
};
export const Filled: Story = { args: { defaultValue: '12ABC34501DE35' } };
export const WithError: Story = {
  args: {
    defaultValue: '12ABC34501DE35',
    errorMessage: 'CNPJ com dígito verificador errado: confira os caracteres',
  },
};
export const Disabled: Story = { args: { defaultValue: '12ABC34501DE35', isDisabled: true } };
export const LongText: Story = { args: { ...longWords } };
export const Narrow: Story = { args: { ...longWords, size: 'large' }, globals: phone };
export const Dark: Story = {
  args: {
    defaultValue: '12ABC34501DE35',
    hint: 'Como está no documento',
    errorMessage: 'CNPJ com dígito verificador errado: confira os caracteres',
  },
  globals: { theme: 'dark' },
};
