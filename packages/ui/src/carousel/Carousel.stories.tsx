import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Notice } from '../notice/Notice.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Carousel, type CarouselSlide } from './Carousel.tsx';
import { carouselGuide } from './Carousel.guide.ts';

const slide = (key: string, title: string, words: string): CarouselSlide => ({
  key,
  label: title,
  content: (
    <Notice title={title} tone="accent">
      <Stack align="start">
        {words}
        <Button size="small">Ler aviso</Button>
      </Stack>
    </Notice>
  ),
});

const slides = [
  slide('sib', 'Nova carga do SIB', 'Os números são da carga de 01/10/2026.'),
  slide('feriado', 'Feriado de 12/10', 'Boletos com vencimento no dia 12 podem ser pagos no dia 13.'),
  slide('tabela', 'Tabela de materiais', 'Os preços de outubro já estão no módulo Contas Médicas.'),
];

const meta = {
  title: 'ui/dados/Carousel',
  tags: ['autodocs'],
  parameters: { guide: carouselGuide },
  component: Carousel,
  args: { label: 'Avisos da operadora', slides },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (canvasElement: HTMLElement, name: string | RegExp) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));
/** Overrides the machine's setting for reduced motion, so that every machine tests the same. */
const withMotion = (isReduced: boolean) => () => {
  const real = window.matchMedia;
  window.matchMedia = (query) => {
    const media = real.call(window, query);
    if (query.includes('reduced-motion')) Object.defineProperty(media, 'matches', { value: isReduced });
    return media;
  };
  return () => {
    window.matchMedia = real;
  };
};
/** Only the visible slide can be reached, so its button tells which one it is. */
const shows = (canvasElement: HTMLElement, title: RegExp) =>
  waitFor(() => {
    const shown = [...canvasElement.querySelectorAll('[aria-roledescription="slide"]:not([inert])')];
    expect(shown.map((each) => each.getAttribute('aria-label')).join()).toMatch(title);
  });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Avisos da operadora' });
    await expect(region).toHaveAttribute('aria-roledescription', 'carrossel');
    await shows(canvasElement, /^1 de 3: Nova carga do SIB$/);
    await expect(within(canvasElement).queryByRole('button', { name: 'Pausar' })).toBeNull();
  },
};
export const ByButtonsAndDots: Story = {
  name: 'Pelos botões e pontos',
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Próximo');
    await shows(canvasElement, /^2 de 3/);
    await press(canvasElement, /^Mostrar 3 de 3/);
    await shows(canvasElement, /^3 de 3/);
    await press(canvasElement, 'Próximo');
    await shows(canvasElement, /^1 de 3/);
    await press(canvasElement, 'Anterior');
    await shows(canvasElement, /^3 de 3/);
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await shows(canvasElement, /^2 de 3/);
    await userEvent.keyboard('{End}');
    await shows(canvasElement, /^3 de 3/);
    await userEvent.keyboard('{Home}');
    await shows(canvasElement, /^1 de 3/);
  },
};
export const PlaysByItself: Story = {
  name: 'Anda sozinho',
  args: { autoPlayMs: 60_000 },
  beforeEach: withMotion(false),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement, 'Pausar');
    await expect(canvas.getByRole('button', { name: 'Reproduzir' })).toBeVisible();
  },
};
export const MovesOnAndStops: Story = {
  name: 'Segue e para',
  args: { autoPlayMs: 300 },
  beforeEach: withMotion(false),
  play: async ({ canvasElement }) => {
    await shows(canvasElement, /^2 de 3/);
    await press(canvasElement, 'Pausar');
    const track = canvasElement.querySelector('[aria-live]');
    await expect(track).toHaveAttribute('aria-live', 'polite');
  },
};
/** Two slides do not loop: from the last one it goes back to the first. */
export const TwoGoBack: Story = {
  name: 'Dois voltam',
  args: { slides: slides.slice(0, 2), autoPlayMs: 300 },
  beforeEach: withMotion(false),
  play: async ({ canvasElement }) => {
    await shows(canvasElement, /^2 de 2/);
    await shows(canvasElement, /^1 de 2/);
    await press(canvasElement, 'Pausar');
    // The slide is still moving for a moment.
    const track = canvasElement.querySelector<HTMLElement>('[aria-live]');
    await waitFor(() => expect(track?.style.transform).toMatch(/^translate3d\(0px/));
  },
};
export const StandsStillUnderReducedMotion: Story = {
  name: 'Parado com menos movimento',
  args: { autoPlayMs: 100 },
  beforeEach: withMotion(true),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Pausar' })).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 400));
    await shows(canvasElement, /^1 de 3/);
  },
};
export const OneRow: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).queryByRole('button', { name: 'Próximo' })).toBeNull(),
};
export const ManyRows: Story = {
  args: {
    slides: Array.from({ length: 12 }, (_, index) =>
      slide(`${index}`, `Aviso ${index + 1}`, 'Leia com atenção.'),
    ),
  },
};
export const LongText: Story = {
  args: {
    slides: [
      slide(
        'longo',
        'Mudança no calendário de envio das guias de serviços profissionais e de apoio diagnóstico',
        'A partir da competência 11/2026, os prestadores enviam os lotes até o quinto dia útil; os que chegam depois entram na competência seguinte, e o pagamento segue o calendário do contrato.',
      ),
      ...slides,
    ],
  },
};
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phoneSmall' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
