import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { rotas } from './routes.ts';
import { asPortal, Portal } from './storyPortal.tsx';

const meta = {
  title: 'telas/ouvidoria-interna/Páginas',
  component: Portal,
  decorators: [asPortal],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Portal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { path: rotas.inicio },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('link', { name: 'Como garantimos o anonimato' }));
    const heading = await page.findByRole('heading', { level: 1, name: 'Como garantimos o anonimato' });
    await expect(heading).toHaveFocus();
  },
};

export const Dark: Story = {
  args: { path: rotas.inicio, ombudsmanPhone: '0800 000 0000' },
  globals: { theme: 'dark' },
};

export const Narrow: Story = {
  args: { path: rotas.inicio },
  globals: { viewport: { value: 'phoneSmall' } },
};

export const Anonimato: Story = {
  name: 'Anonimato',
  parameters: { picture: { take: true } },
  args: { path: rotas.anonimato },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/os IPs não são registrados/)).toBeVisible();
    await expect(page.getByText(/o nome da pessoa apontada como agressora/)).toBeVisible();
    await expect(page.getByText(/O Compliance recomenda que você se identifique/)).toBeVisible();
    await expect(page.getByText(/página de onde você veio e horário do envio/)).toBeVisible();
    await expect(page.getByText(/art\. 15 do Marco Civil da Internet não se aplica/)).toBeVisible();
  },
};

export const AnonimatoEscuro: Story = {
  name: 'Anonimato, escuro',
  args: { path: rotas.anonimato },
  globals: { theme: 'dark' },
};

export const NaoEncontrada: Story = {
  name: 'Não encontrada',
  parameters: { picture: { take: true } },
  args: { path: '/nada' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Page not found' })).toBeVisible();
  },
};

export const SaidaRapida: Story = {
  name: 'Saída rápida',
  args: { path: rotas.inicio, leave: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sair rápido' }));
    await expect(args.leave).toHaveBeenCalledWith('https://exemplo.test/');
  },
};

export const SaidaRapidaPorEsc: Story = {
  name: 'Saída rápida com Esc',
  args: { path: rotas.anonima, leave: fn() },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(args.leave).toHaveBeenCalledWith('https://exemplo.test/');
  },
};
