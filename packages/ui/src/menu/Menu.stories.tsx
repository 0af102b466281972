import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { UserBadge } from '../layout/UserBadge.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'ui/Menu',
  component: Menu,
  args: {
    label: 'Menu de Marina Alencar',
    trigger: <UserBadge name="Marina Alencar" />,
    items: [
      { key: 'tema', label: 'Tema escuro' },
      { key: 'senha', label: 'Trocar senha', description: 'Feito pela Tecnologia', isDisabled: true },
      { key: 'sair', label: 'Sair' },
    ],
    onAction: fn(),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu de Marina Alencar' }));
  return within(document.body).findByRole('menu');
};

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const menu = await open(canvasElement);
    const off = within(menu).getByRole('menuitem', { name: 'Trocar senha Feito pela Tecnologia' });
    await expect(off).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Sair' }));
    await expect(args.onAction).toHaveBeenCalledWith('sair');
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
  },
};
export const Open: Story = { play: async ({ canvasElement }) => void (await open(canvasElement)) };
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
