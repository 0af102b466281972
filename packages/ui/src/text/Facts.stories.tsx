import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../layout/Stack.tsx';
import { Facts } from './Facts.tsx';
import { List } from './List.tsx';
import { factsGuide } from './Facts.guide.ts';

const facts = [
  { name: 'Protocolo', value: '40719382' },
  { name: 'Local', value: null },
  { name: 'Descrição', value: 'Primeira linha.\nSegunda linha.' },
];

const meta = {
  title: 'ui/dados/Facts e List',
  tags: ['autodocs'],
  parameters: { guide: factsGuide },
  component: Facts,
  args: { facts },
} satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const values = within(canvasElement).getAllByRole('definition');
    await expect(values.map((value) => value.textContent)).toEqual([
      '40719382',
      '—',
      'Primeira linha.\nSegunda linha.',
    ]);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongText: Story = {
  args: { facts: [{ name: 'Chave', value: 'K7QD3XVN9MRT5HWA'.repeat(12) }] },
  globals: { viewport: { value: 'phoneSmall' } },
};
export const Narrow: Story = { globals: { viewport: { value: 'phoneSmall' } } };
export const Lists: Story = {
  name: 'Listas',
  render: () => (
    <Stack>
      <List>
        <li>datas e lugares</li>
        <li>testemunhas</li>
      </List>
      <List isOrdered>
        <li>Hoje</li>
        <li>Até 28/11/2026</li>
      </List>
    </Stack>
  ),
};
