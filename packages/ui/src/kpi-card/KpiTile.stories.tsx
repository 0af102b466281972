import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { lives, months } from '../chart/chart.fake.ts';
import { KpiTile } from './KpiTile.tsx';
import { kpiTileGuide } from './KpiTile.guide.ts';

const meta = {
  title: 'ui/dados/KpiTile',
  tags: ['autodocs'],
  parameters: { guide: kpiTileGuide },
  component: KpiTile,
  args: {
    label: 'Vidas ativas',
    value: 19_548,
    hint: 'teto de 25.000',
    delta: { value: 1.6, comparedTo: 'setembro' },
    trend: months.map((label, at) => ({ label, value: lives.values[at] ?? null })),
    href: '#vidas',
  },
} satisfies Meta<typeof KpiTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Line: Story = {
  name: 'Em uma linha',
  args: { isLine: true, delta: undefined, trend: undefined, hint: undefined },
};
export const Loading: Story = { args: { isLoading: true, delta: null } };
export const Failed: Story = {
  args: { failure: { message: 'O servidor não respondeu.', onRetry: fn() }, delta: null },
};
export const Empty: Story = { args: { value: null, delta: null, trend: [], hint: undefined } };
export const LongText: Story = {
  args: { label: 'Contraprestações recebidas até o vencimento nos contratos coletivos por adesão' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phoneSmall' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
