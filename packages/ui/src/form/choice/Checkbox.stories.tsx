import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inColumn, longWords, phone } from '../fieldStory.tsx';
import { Checkbox } from './Checkbox.tsx';
import { checkboxGuide } from './Checkbox.guide.ts';

const meta = {
  title: 'ui/formulários/Checkbox',
  tags: ['autodocs'],
  parameters: { guide: checkboxGuide },
  component: Checkbox,
  decorators: [inColumn],
  args: { label: 'Aceito receber a resposta por e-mail', name: 'aceite' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.click(within(canvasElement).getByText('Aceito receber a resposta por e-mail'));
    await expect(box).toBeChecked();
  },
};
export const WithError: Story = {
  args: { defaultChecked: true, errorMessage: 'Confirme para continuar', hint: 'Como está no documento' },
};
export const Disabled: Story = { args: { defaultChecked: true, isDisabled: true } };
export const LongText: Story = { args: { ...longWords } };
export const Narrow: Story = { args: { ...longWords, size: 'large' }, globals: phone };
export const Dark: Story = {
  args: { defaultChecked: true, errorMessage: 'Confirme para continuar' },
  globals: { theme: 'dark' },
};
