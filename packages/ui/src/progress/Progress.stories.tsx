import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Progress } from './Progress.tsx';
import { progressGuide } from './Progress.guide.ts';

const meta = {
  title: 'ui/avisos/Progress',
  tags: ['autodocs'],
  parameters: { guide: progressGuide },
  component: Progress,
  args: { label: 'Lendo o arquivo SIB', value: 42 },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Lendo o arquivo SIB' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
  },
};
export const WithWords: Story = {
  name: 'Com palavras',
  args: { valueText: '1.810 de 4.310 linhas' },
};
export const Start: Story = {
  name: 'Início',
  args: { value: 0 },
};
export const Done: Story = {
  args: { value: 130 },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100'),
};
export const LongText: Story = {
  args: {
    label: 'Lendo o arquivo de correções do SIB enviado pela Agência Nacional de Saúde Suplementar',
    valueText: '1.810 de 4.310 linhas, 12 com erro',
  },
};
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phoneSmall' } } };
export const Loading: Story = {
  args: { value: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
