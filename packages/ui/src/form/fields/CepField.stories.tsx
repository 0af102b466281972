import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CepField } from './CepField.tsx';
import { inColumn, longWords, phone } from '../fieldStory.tsx';
import { cepFieldGuide } from './CepField.guide.ts';

const meta = {
  title: 'ui/formulários/CepField',
  tags: ['autodocs'],
  parameters: { guide: cepFieldGuide },
  component: CepField,
  decorators: [inColumn],
  args: { label: 'CEP', name: 'cep', onChange: fn() },
} satisfies Meta<typeof CepField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'CEP' });
    await userEvent.type(box, '01310100');
    await expect(box).toHaveValue('01310-100');
    await expect(args.onChange).toHaveBeenLastCalledWith('01310100');
  },
};
export const Filled: Story = { args: { defaultValue: '01310100' } };
export const WithError: Story = {
  args: { defaultValue: '01310100', errorMessage: 'CEP com 7 números: escreva os 8' },
};
export const Disabled: Story = { args: { defaultValue: '01310100', isDisabled: true } };
export const LongText: Story = { args: { ...longWords } };
export const Narrow: Story = { args: { ...longWords, size: 'large' }, globals: phone };
export const Dark: Story = {
  args: {
    defaultValue: '01310100',
    hint: 'Como está no documento',
    errorMessage: 'CEP com 7 números: escreva os 8',
  },
  globals: { theme: 'dark' },
};
