import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inColumn, longWords, phone } from '../fieldStory.tsx';
import { TextArea } from './TextArea.tsx';
import { textAreaGuide } from './TextArea.guide.ts';

const meta = {
  title: 'ui/formulários/TextArea',
  tags: ['autodocs'],
  parameters: { guide: textAreaGuide },
  component: TextArea,
  decorators: [inColumn],
  args: { label: 'Relato', name: 'relato', maxLength: 200, hasCounter: true },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Relato' }), 'Em outubro');
    await expect(canvas.getByText('10 de 200')).toBeVisible();
  },
};
export const WithError: Story = {
  args: {
    defaultValue: 'Em outubro, na unidade Sul.',
    errorMessage: 'Escreva o que aconteceu',
    hint: 'Como está no documento',
  },
};
export const Disabled: Story = { args: { defaultValue: 'Em outubro, na unidade Sul.', isDisabled: true } };
export const LongText: Story = {
  args: {
    ...longWords,
    defaultValue: 'Em outubro, na unidade Sul, fui atendida duas vezes. '.repeat(30),
    maxLength: 2000,
  },
};
export const Narrow: Story = { args: { ...longWords, size: 'large' }, globals: phone };
export const Dark: Story = {
  args: { defaultValue: 'Em outubro, na unidade Sul.', errorMessage: 'Escreva o que aconteceu' },
  globals: { theme: 'dark' },
};
