import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PhoneField } from './PhoneField.tsx';
import { inColumn, longWords, phone } from '../fieldStory.tsx';
import { phoneFieldGuide } from './PhoneField.guide.ts';

const meta = {
  title: 'ui/formulários/PhoneField',
  tags: ['autodocs'],
  parameters: { guide: phoneFieldGuide },
  component: PhoneField,
  decorators: [inColumn],
  args: { label: 'Telefone', name: 'telefone', onChange: fn() },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Telefone' });
    await userEvent.type(box, '11912345678');
    await expect(box).toHaveValue('(11) 91234-5678');
    await userEvent.clear(box);
    await userEvent.type(box, '1131234567');
    await expect(box).toHaveValue('(11) 3123-4567');
    await userEvent.clear(box);
    await userEvent.paste('+55 (11) 91234-5678');
    await expect(box).toHaveValue('(11) 91234-5678');
    await expect(args.onChange).toHaveBeenLastCalledWith('11912345678');
  },
};
export const Filled: Story = { args: { defaultValue: '11912345678' } };
export const WithError: Story = {
  args: { defaultValue: '11912345678', errorMessage: 'Telefone não existe: confira o DDD e o número' },
};
export const Disabled: Story = { args: { defaultValue: '11912345678', isDisabled: true } };
export const LongText: Story = { args: { ...longWords } };
export const Narrow: Story = { args: { ...longWords, size: 'large' }, globals: phone };
export const Dark: Story = {
  args: {
    defaultValue: '11912345678',
    hint: 'Como está no documento',
    errorMessage: 'Telefone não existe: confira o DDD e o número',
  },
  globals: { theme: 'dark' },
};
