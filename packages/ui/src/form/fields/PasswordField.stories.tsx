import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inColumn, longWords, phone } from '../fieldStory.tsx';
import { PasswordField } from './PasswordField.tsx';
import { passwordFieldGuide } from './PasswordField.guide.ts';

const meta = {
  title: 'ui/formulários/PasswordField',
  tags: ['autodocs'],
  parameters: { guide: passwordFieldGuide },
  component: PasswordField,
  decorators: [inColumn],
  args: { label: 'Senha', name: 'senha' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('Senha');
    await userEvent.type(box, 'capivara');
    await expect(box).toHaveAttribute('type', 'password');
  },
};
export const WithError: Story = {
  args: {
    defaultValue: 'capivara',
    errorMessage: 'A senha não confere: digite de novo',
    hint: 'Como está no documento',
  },
};
export const Disabled: Story = { args: { defaultValue: 'capivara', isDisabled: true } };
export const LongText: Story = { args: { ...longWords } };
export const Narrow: Story = { args: { ...longWords, size: 'large' }, globals: phone };
export const Dark: Story = {
  args: { defaultValue: 'capivara', errorMessage: 'A senha não confere: digite de novo' },
  globals: { theme: 'dark' },
};
