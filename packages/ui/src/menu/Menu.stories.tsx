import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CloseIcon, InfoIcon, MenuIcon, SearchIcon } from '../icon/icons.tsx';
import { UserBadge } from '../layout/UserBadge.tsx';
import { Menu, type MenuProps } from './Menu.tsx';
import { menuGuide } from './Menu.guide.ts';

const meta = {
  title: 'ui/ações/Menu',
  tags: ['autodocs'],
  parameters: { guide: menuGuide },
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

const acts: Pick<MenuProps, 'label' | 'trigger' | 'items'> = {
  label: 'Ações da guia 104.233',
  trigger: <MenuIcon />,
  items: [
    { key: 'abrir', label: 'Abrir guia', icon: <InfoIcon />, shortcut: 'Enter' },
    { key: 'procurar', label: 'Buscar nela', icon: <SearchIcon />, shortcut: 'Ctrl F' },
    {
      key: 'exportar',
      label: 'Exportar',
      items: [
        { key: 'csv', label: 'CSV' },
        { key: 'xlsx', label: 'XLSX', isDisabled: true, description: 'Mais de 1.048.576 linhas' },
      ],
    },
    { key: 'fim', items: [{ key: 'glosar', label: 'Glosar guia', icon: <CloseIcon />, tone: 'danger' }] },
  ],
};

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Menu|Ações) d/ }));
  return within(document.body).findByRole('menu');
};
const opened: NonNullable<Story['play']> = async ({ canvasElement }) => void (await open(canvasElement));

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
export const Open: Story = { play: opened };
export const Sections: Story = {
  name: 'Seções',
  args: acts,
  play: opened,
};
export const ByKeyboard: Story = {
  args: acts,
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Ações da guia 104.233' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = within(await within(document.body).findByRole('menu'));
    await waitFor(() => expect(menu.getByRole('menuitem', { name: /^Abrir guia/ })).toHaveFocus());
    await userEvent.keyboard('g');
    await expect(menu.getByRole('menuitem', { name: 'Glosar guia' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(menu.getByRole('menuitem', { name: 'CSV' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('csv');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('button', { name: 'Menu de Marina Alencar' })).toBeDisabled(),
};
export const LongText: Story = {
  args: {
    items: [
      {
        key: 'ir',
        label: 'Gerar o demonstrativo de imposto de renda de todos os beneficiários do contrato',
        description:
          'Um arquivo para cada titular, na ordem das matrículas, com o total pago no ano-calendário',
        shortcut: 'Ctrl Shift I',
      },
      { key: 'sair', label: 'Sair' },
    ],
  },
  play: opened,
};
export const ManyRows: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, line) => ({ key: `${line}`, label: `Empresa ${line + 1}` })),
  },
  play: opened,
};
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phoneSmall' } } };
export const Dark: Story = { ...Sections, globals: { theme: 'dark' } };
