import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Fieldset } from './Fieldset.tsx';
import { TextField } from './fields/TextField.tsx';
import { fieldsetGuide } from './Fieldset.guide.ts';

const meta = {
  title: 'ui/formulários/Fieldset',
  tags: ['autodocs'],
  parameters: { guide: fieldsetGuide },
  component: Fieldset,
  args: {
    legend: 'Quem é você',
    children: (
      <>
        <TextField label="Nome" size="large" />
        <TextField label="E-mail" size="large" />
      </>
    ),
  },
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Quem é você' });
    await expect(within(group).getAllByRole('textbox')).toHaveLength(2);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongText: Story = {
  args: {
    legend:
      'Quem responde pelo contrato perante a operadora, a empresa contratante e a Agência Nacional de Saúde',
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
