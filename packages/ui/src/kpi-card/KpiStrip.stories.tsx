import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import styled from 'styled-components';
import { months } from '../chart/chart.fake.ts';
import { size } from '../theme/scale.ts';
import { KpiStrip } from './KpiStrip.tsx';
import { kpiStripGuide } from './KpiStrip.guide.ts';

/** Narrower than the six sums. */
const Frame = styled.div`width: calc(4 * ${size.kpiCard});`;

const trend = (values: readonly number[]) => values.map((value, at) => ({ label: months[at] ?? '', value }));

const meta = {
  title: 'ui/dados/KpiStrip',
  tags: ['autodocs'],
  parameters: { guide: kpiStripGuide },
  component: KpiStrip,
  args: {
    cards: [
      { label: 'Total cadastrados', value: 4310, hint: '128 com o filtro' },
      { label: 'Mensalidades', value: 5_120_030, kind: 'money' },
      { label: 'Portabilidades', value: 7.2, kind: 'percent', hint: '312 no período' },
    ],
  },
} satisfies Meta<typeof KpiStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

const changes: Story['args'] = {
  cards: [
    {
      label: 'Vidas ativas',
      value: 19_548,
      delta: { value: 1.6, comparedTo: 'setembro' },
      trend: trend([
        17_412, 17_458, 17_569, 17_748, 17_934, 18_189, 18_335, 18_415, 18_626, 18_908, 19_233, 19_548,
      ]),
    },
    {
      label: 'Cancelamentos',
      value: 319,
      delta: { value: 32, kind: 'integer', good: 'down', comparedTo: 'setembro' },
      trend: trend([301, 342, 410, 288, 312, 275, 330, 361, 298, 305, 287, 319]),
    },
    {
      label: 'Glosas',
      value: 4_871_990,
      kind: 'money',
      delta: { value: -12.4, good: 'down', comparedTo: 'setembro' },
    },
    { label: 'Sinistralidade', value: 71.4, kind: 'percent', delta: { value: 0, comparedTo: 'setembro' } },
    { label: 'Reembolsos', value: 87, delta: null },
  ],
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('4.310')).toBeVisible();
    await expect(canvas.getByText('7,20%')).toBeVisible();
  },
};
export const Changes: Story = {
  name: 'Variações',
  args: changes,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('+1,60% melhora')).toBeVisible();
    await expect(canvas.getByText('+32 piora')).toBeVisible();
    await expect(canvas.getByText('−12,40% melhora')).toBeVisible();
    await expect(canvas.getByText('0,00% estável')).toBeVisible();
    await expect(canvas.getByText('Sem comparação')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Evolução de Vidas ativas: de 17\.412/ })).toBeVisible();
  },
};
export const ChangesKeepTheirHeightWhileLoading: Story = {
  name: 'Variações mantêm a altura ao carregar',
  args: { cards: changes?.cards?.slice(0, 3) ?? [] },
  render: (args) => (
    <>
      <KpiStrip {...args} />
      <KpiStrip {...args} isLoading />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [ready, waiting] = canvasElement.querySelectorAll('dl');
    await expect(waiting?.offsetHeight).toBe(ready?.offsetHeight);
  },
};
export const KeepsItsHeightWhileLoading: Story = {
  name: 'Mantém a altura ao carregar',
  render: (args) => (
    <>
      <KpiStrip {...args} />
      <KpiStrip {...args} isLoading />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [ready, waiting] = canvasElement.querySelectorAll('dl');
    await expect(waiting).toHaveAttribute('aria-busy', 'true');
    await expect(waiting?.offsetHeight).toBe(ready?.offsetHeight);
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Failed: Story = {
  args: {
    cards: [
      { label: 'Total cadastrados', value: 4310 },
      { label: 'Mensalidades', value: null, kind: 'money', failure: { onRetry: fn() } },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível carregar');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo: Mensalidades' }));
    await expect(args.cards[1]?.failure?.onRetry).toHaveBeenCalledOnce();
  },
};
export const WithLinks: Story = {
  name: 'Com links',
  args: {
    cards: [
      { label: 'Vidas ativas', value: 19_548, href: '#vidas', hint: 'teto de 25.000' },
      { label: 'Cancelamentos', value: 319, href: '#cancelamentos' },
    ],
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Vidas ativas: ver detalhes' });
    await expect(link).toHaveAttribute('href', '#vidas');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
export const Counting: Story = {
  name: 'Contando',
  args: {
    cards: [
      { label: 'Vidas ativas', value: 19_548, isCounting: true, hint: 'teto de 25.000' },
      { label: 'Mensalidades', value: 5_120_030, kind: 'money', isCounting: true },
      { label: 'Sinistralidade', value: 71.4, kind: 'percent', isCounting: true },
    ],
  },
  play: async ({ canvasElement }) => {
    // The final number can be read from the first moment, whatever the counter shows.
    await expect(within(canvasElement).getByText('19.548')).toBeInTheDocument();
  },
};
export const NegativeAndBlank: Story = {
  name: 'Negativo e em branco',
  args: {
    cards: [
      { label: 'Resultado', value: -123_456, kind: 'money' },
      { label: 'Última carga', value: null, kind: 'text' },
    ],
  },
};
export const OneRow: Story = { args: { cards: [{ label: 'Vidas ativas', value: 19_548 }] } };
export const ManyCards: Story = {
  name: 'Muitos cartões',
  args: { cards: Array.from({ length: 8 }, (_, at) => ({ label: `Indicador ${at + 1}`, value: 1000 * at })) },
};

/** Six sums that do not fit into one line: none of them runs over the line between two cards. */
export const ManyLargeValues: Story = {
  name: 'Muitos valores grandes',
  args: {
    cards: Array.from({ length: 6 }, (_, at) => ({
      label: `Total da competência ${at + 1}`,
      value: 123_456_789 * (at + 1),
      kind: 'money' as const,
    })),
  },
  decorators: [(Strip) => <Frame>{Strip()}</Frame>],
  play: async ({ canvasElement }) => {
    const edges = [...canvasElement.querySelectorAll('dl > div')].map((card) => [
      card.querySelector('strong')?.getBoundingClientRect().right ?? 0,
      card.getBoundingClientRect().right,
    ]);
    await expect(edges).toHaveLength(6);
    for (const [number = 0, card = 0] of edges) await expect(number).toBeLessThanOrEqual(card);
  },
};
/** A sum of millions stays inside its half of a phone. */
export const MillionsOnPhone: Story = {
  ...ManyLargeValues,
  name: 'Milhões no celular',
  decorators: [],
  globals: { viewport: { value: 'phone' } },
};
export const LongText: Story = {
  args: {
    cards: [
      {
        label: 'Contraprestações recebidas até o vencimento nos contratos coletivos por adesão',
        value: 1_234_567_890_12,
        kind: 'money',
        hint: 'sem os contratos em negociação com a administradora de benefícios',
        delta: { value: 123_456_789, kind: 'money', comparedTo: 'setembro do ano anterior' },
      },
      { label: 'Cancelamentos', value: 319 },
    ],
  },
};
export const Phone: Story = {
  name: 'No celular',
  globals: { viewport: { value: 'phoneSmall' } },
};
export const Narrow: Story = { args: changes, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const ChangesDark: Story = {
  name: 'Variações, escuro',
  args: changes,
  globals: { theme: 'dark' },
};
