import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Steps } from './Steps.tsx';
import { stepsGuide } from './Steps.guide.ts';

const meta = {
  title: 'ui/formulários/Steps',
  tags: ['autodocs'],
  parameters: { guide: stepsGuide },
  component: Steps,
  args: {
    label: 'Passos da nova regra',
    steps: [
      { key: 'dados', label: 'Dados iniciais', state: 'done' },
      { key: 'valores', label: 'Valores', state: 'error' },
      { key: 'vendedores', label: 'Vendedores', state: 'current' },
      { key: 'parcerias', label: 'Parcerias', state: 'ahead' },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Dados iniciais (concluído)' }));
    await expect(args.onChoose).toHaveBeenCalledWith('dados');
    await expect(canvas.getByRole('button', { name: 'Valores (com erro)' })).toBeVisible();
  },
};
export const WordsOnly: Story = {
  name: 'Só palavras',
  render: ({ label, steps }) => <Steps label={label} steps={steps} />,
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole('button')).toBeNull(),
};
export const LongText: Story = {
  args: {
    steps: [
      { key: 'dados', label: 'Dados iniciais da regra de comissão e vigência', state: 'done' },
      { key: 'valores', label: 'Valores por faixa etária e quantidade de vendas', state: 'current' },
      { key: 'vendedores', label: 'Vendedores', state: 'ahead' },
    ],
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
