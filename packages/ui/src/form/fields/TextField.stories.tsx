import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inColumn, longWords, phone } from '../fieldStory.tsx';
import { TextField } from './TextField.tsx';
import { textFieldGuide } from './TextField.guide.ts';

const meta = {
  title: 'ui/formulários/TextField',
  tags: ['autodocs'],
  parameters: { guide: textFieldGuide },
  component: TextField,
  decorators: [inColumn],
  args: { label: 'Nome', name: 'nome' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Nome' });
    await userEvent.type(box, 'Adriana da Silva Prado');
    await expect(box).toHaveValue('Adriana da Silva Prado');
  },
};
export const WithError: Story = {
  args: {
    defaultValue: 'Adriana da Silva Prado',
    errorMessage: 'Escreva o nome completo',
    hint: 'Como está no documento',
  },
};
export const Disabled: Story = { args: { defaultValue: 'Adriana da Silva Prado', isDisabled: true } };
export const LongText: Story = {
  args: {
    ...longWords,
    defaultValue: 'Associação Beneficente dos Servidores Públicos Municipais Aposentados do Vale do Paraíba',
  },
};
export const Narrow: Story = { args: { ...longWords, size: 'large' }, globals: phone };
export const Dark: Story = {
  args: { defaultValue: 'Adriana da Silva Prado', errorMessage: 'Escreva o nome completo' },
  globals: { theme: 'dark' },
};
export const ReadOnly: Story = {
  name: 'Só leitura',
  args: { defaultValue: 'Adriana da Silva Prado', readOnly: true },
};
