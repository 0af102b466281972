import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inColumn, longWords, phone } from '../fieldStory.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { radioGroupGuide } from './RadioGroup.guide.ts';

const options = [
  { value: 'email', label: 'Por e-mail' },
  { value: 'telefone', label: 'Por telefone', hint: 'Em dias úteis, das 8 às 18 horas.' },
];
const meta = {
  title: 'ui/formulários/RadioGroup',
  tags: ['autodocs'],
  parameters: { guide: radioGroupGuide },
  component: RadioGroup,
  decorators: [inColumn],
  args: { label: 'Como prefere ser procurado?', name: 'contato', options },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText(/^Por e-mail/));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Por telefone/ })).toBeChecked();
  },
};
export const WithError: Story = {
  args: { defaultValue: 'email', errorMessage: 'Escolha como', hint: 'Como está no documento' },
};
export const Disabled: Story = { args: { defaultValue: 'email', isDisabled: true } };
/** Answers of a word or two in a form with other fields. */
export const Line: Story = {
  name: 'Em linha',
  args: {
    look: 'line',
    defaultValue: 'R',
    label: 'Tipo',
    options: [
      { value: 'R', label: 'Resumido' },
      { value: 'D', label: 'Detalhado' },
    ],
  },
};
export const LongText: Story = { args: { ...longWords } };
export const Narrow: Story = { args: { ...longWords, size: 'large' }, globals: phone };
export const Dark: Story = {
  args: { defaultValue: 'email', errorMessage: 'Escolha como' },
  globals: { theme: 'dark' },
};
export const OneRow: Story = { args: { options: options.slice(0, 1) } };
export const ManyRows: Story = {
  args: {
    options: Array.from({ length: 12 }, (_, index) => ({ value: `${index}`, label: `Unidade ${index + 1}` })),
  },
};
