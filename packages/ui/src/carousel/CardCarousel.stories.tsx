import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { KpiTile } from '../kpi-card/KpiTile.tsx';
import { CardCarousel } from './CardCarousel.tsx';
import { cardCarouselGuide } from './CardCarousel.guide.ts';

const names = [
  'Vidas ativas',
  'Ativações',
  'Desativações',
  'Saldo',
  'Titulares',
  'Dependentes',
  'Aguardando ativação',
  'Cancelamentos marcados',
];
const cards = names.map((name, at) => <KpiTile key={name} label={name} value={18_240 - at * 1_204} />);

const meta = {
  title: 'ui/dados/CardCarousel',
  tags: ['autodocs'],
  parameters: { guide: cardCarouselGuide },
  component: CardCarousel,
  args: { label: 'Números de hoje', children: cards },
} satisfies Meta<typeof CardCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const listOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('list', { name: 'Números de hoje' });
/** A narrow window shows fewer cards: each is then a larger part of the list. */
const inSight = (list: HTMLElement) =>
  Math.round(list.clientWidth / (list.firstElementChild as HTMLElement).clientWidth);

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const list = listOf(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Números de hoje' })).toHaveAttribute(
      'aria-roledescription',
      'carrossel',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Próximos cartões' }));
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(list.clientWidth / 2));
    await userEvent.click(canvas.getByRole('button', { name: 'Cartões anteriores' }));
    await waitFor(() => expect(list.scrollLeft).toBe(0));
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const list = listOf(canvasElement);
    list.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(list.scrollLeft).toBeGreaterThanOrEqual(list.scrollWidth - list.clientWidth - 1),
    );
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(list.scrollLeft).toBe(0));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(list.clientWidth / 2));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(list.scrollLeft).toBe(0));
  },
};

export const OneRow: Story = { args: { children: cards.slice(0, 1) } };
export const LongText: Story = {
  args: {
    children: [
      <KpiTile
        key="longo"
        label="Cancelamentos marcados para depois do fim do mês corrente"
        value={1_234_567}
      />,
      ...cards.slice(1),
    ],
  },
};
export const Narrow: Story = {
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvasElement }) => expect(inSight(listOf(canvasElement))).toBe(1),
};
export const Dark: Story = { globals: { theme: 'dark' } };
