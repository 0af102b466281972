import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inColumn, longWords, phone } from '../fieldStory.tsx';
import { SelectField } from './SelectField.tsx';
import { selectFieldGuide } from './SelectField.guide.ts';

const options = [
  { value: 'smart', label: 'Individual Smart' },
  { value: 'premium', label: 'Individual Premium' },
];
const meta = {
  title: 'ui/formulários/SelectField',
  tags: ['autodocs'],
  parameters: { guide: selectFieldGuide },
  component: SelectField,
  decorators: [inColumn],
  args: { label: 'Plano', name: 'plano', placeholder: 'Selecione', options },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: 'Plano' });
    await userEvent.selectOptions(box, 'Individual Premium');
    await expect(box).toHaveValue('premium');
  },
};
export const WithError: Story = {
  args: { defaultValue: 'smart', errorMessage: 'Escolha o plano', hint: 'Como está no documento' },
};
export const Disabled: Story = { args: { defaultValue: 'smart', isDisabled: true } };
export const LongText: Story = {
  args: {
    ...longWords,
    options: [
      {
        value: 'longo',
        label:
          'Individual Premium com coparticipação em consultas e exames simples na rede própria e credenciada',
      },
    ],
    defaultValue: 'longo',
  },
};
export const Narrow: Story = { args: { ...longWords, size: 'large' }, globals: phone };
export const Dark: Story = {
  args: { defaultValue: 'smart', errorMessage: 'Escolha o plano' },
  globals: { theme: 'dark' },
};
export const Empty: Story = {
  args: { options: [], emptyText: 'Não há planos cadastrados' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: 'Plano' });
    await expect(box).toHaveDisplayValue('Não há planos cadastrados');
  },
};
export const OneRow: Story = { args: { options: options.slice(0, 1) } };
export const ManyRows: Story = {
  args: {
    options: Array.from({ length: 60 }, (_, index) => ({ value: `${index}`, label: `Plano ${index + 1}` })),
  },
};
