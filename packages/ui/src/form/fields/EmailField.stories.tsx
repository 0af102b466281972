import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { EmailField } from './EmailField.tsx';
import { inColumn, longWords, phone } from '../fieldStory.tsx';
import { emailFieldGuide } from './EmailField.guide.ts';

const meta = {
  title: 'ui/formulários/EmailField',
  tags: ['autodocs'],
  parameters: { guide: emailFieldGuide },
  component: EmailField,
  decorators: [inColumn],
  args: { label: 'E-mail', name: 'email' },
} satisfies Meta<typeof EmailField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
    await userEvent.type(box, 'ana@exemplo.com.br');
    await expect(box).toHaveValue('ana@exemplo.com.br');
  },
};
export const Filled: Story = { args: { defaultValue: 'ana.prado@exemplo' } };
export const WithError: Story = {
  args: {
    defaultValue: 'ana.prado@exemplo',
    errorMessage: 'E-mail incompleto: escreva como em nome@exemplo.com.br',
  },
};
export const Disabled: Story = { args: { defaultValue: 'ana.prado@exemplo', isDisabled: true } };
export const LongText: Story = { args: { ...longWords } };
export const Narrow: Story = { args: { ...longWords, size: 'large' }, globals: phone };
export const Dark: Story = {
  args: {
    defaultValue: 'ana.prado@exemplo',
    hint: 'Como está no documento',
    errorMessage: 'E-mail incompleto: escreva como em nome@exemplo.com.br',
  },
  globals: { theme: 'dark' },
};
