import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { CheckIcon, InboxIcon, InfoIcon, SearchIcon } from '../icon/icons.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { KpiStrip } from '../kpi-card/KpiStrip.tsx';
import { Menu } from '../menu/Menu.tsx';
import { AppFrame } from './AppFrame.tsx';
import { Card } from './Card.tsx';
import { Header } from './Header.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { Page } from './Page.tsx';
import { SideMenu, type SideMenuGroup } from './SideMenu.tsx';
import { UserBadge } from './UserBadge.tsx';
import { appFrameGuide } from './AppFrame.guide.ts';
import { setNetwork } from './network.fake.ts';

const groups: readonly SideMenuGroup[] = [
  { key: 'inicio', items: [{ key: 'inicio', label: 'Início', href: '#inicio', icon: <InboxIcon /> }] },
  {
    key: 'ans',
    label: 'ANS',
    items: [
      { key: 'sib', label: 'Leitura de correções SIB', href: '#sib', icon: <SearchIcon />, waiting: 1204 },
      { key: 'cnx', label: 'Conferência SIB CNX', href: '#cnx', icon: <CheckIcon />, waiting: 0 },
    ],
  },
  {
    key: 'relatorios',
    label: 'Relatórios',
    items: [
      {
        key: 'cadastrados',
        label: 'Beneficiários cadastrados',
        href: '#cadastrados',
        icon: <InfoIcon />,
        isCurrent: true,
      },
    ],
  },
];

const cards = [
  { label: 'Total cadastrados', value: 4310, hint: '128 com o filtro' },
  { label: 'Portabilidades', value: 312, hint: '7,2% do período' },
  { label: 'Vendas administrativas', value: 96, hint: '2,2% do período' },
];

interface ScreenProps {
  isFolded?: boolean;
  onSearch: () => void;
  /** Groups of the side menu. */
  menuGroups?: readonly SideMenuGroup[];
  person?: string;
  title?: string;
}

function Screen({
  isFolded = false,
  onSearch,
  menuGroups = groups,
  person = 'Marina Alencar',
  title = 'Beneficiários cadastrados',
}: ScreenProps) {
  const [folded, setFolded] = useState(isFolded);
  const menu = [{ key: 'sair', label: 'Sair' }];
  return (
    <AppFrame
      header={
        <Header homeHref="#modulos" moduleName="Cadastro">
          <HeaderSearch label="Ir para tela, matrícula, boleto…" onPress={onSearch} />
          <IconButton label="Sobre esta tela" icon={<InfoIcon />} />
          <Menu
            label={`Menu de ${person}`}
            trigger={<UserBadge name={person} />}
            items={menu}
            onAction={() => {}}
          />
        </Header>
      }
      menu={
        <SideMenu
          label="Telas de Cadastro"
          groups={menuGroups}
          isFolded={folded}
          onFoldedChange={setFolded}
        />
      }
    >
      <Page
        title={title}
        subtitle="Vendas de 01/10/2026 a 31/10/2026"
        actions={
          <>
            <Button tone="primary">Buscar</Button>
            <Button>Exportar CSV</Button>
          </>
        }
        isFilling
      >
        <KpiStrip cards={cards} />
        <Card>
          <EmptyState title="Nenhum beneficiário no período" />
        </Card>
      </Page>
    </AppFrame>
  );
}

const meta = {
  title: 'ui/página/AppFrame',
  tags: ['autodocs'],
  component: Screen,
  args: { onSearch: fn() },
  parameters: { guide: appFrameGuide, layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ir para o conteúdo' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Beneficiários cadastrados' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(
      canvas.getByRole('link', { name: 'Leitura de correções SIB', description: '1.204 esperam' }),
    ).toHaveTextContent('1.204');
    await expect(
      canvas.getByRole('link', { name: 'Conferência SIB CNX', description: '' }),
    ).not.toHaveTextContent('0');
    await expect(canvas.getByRole('navigation').querySelector('a svg')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Ir para tela/ }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Abrir menu' })).toBeNull();
  },
};
export const FoldsAndUnfolds: Story = {
  name: 'Recolhe e expande',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const nav = canvas.getByRole('navigation', { name: 'Telas de Cadastro' });
    await userEvent.click(canvas.getByRole('button', { name: 'Recolher menu' }));
    await waitFor(() => expect(nav.offsetWidth).toBe(56));
    const link = canvas.getByRole('link', { name: 'Conferência SIB CNX' });
    await expect(link.querySelector('svg')).toBeVisible();
    link.focus();
    await waitFor(() => expect(within(document.body).getAllByText('Conferência SIB CNX')).toHaveLength(2));
    link.blur();
    await userEvent.click(canvas.getByRole('button', { name: 'Expandir menu' }));
    await waitFor(() => expect(nav.offsetWidth).toBe(208));
  },
};
const longGroups: readonly SideMenuGroup[] = [
  {
    key: 'ans',
    label: 'Agência Nacional de Saúde Suplementar e outras prestações de contas',
    items: Array.from({ length: 14 }, (_, index) => ({
      key: String(index),
      label: `Leitura e conferência das correções do Sistema de Informações de Beneficiários, parte ${index + 1}`,
      href: `#${index}`,
      icon: <CheckIcon />,
      isCurrent: index === 2,
      waiting: index * 1204,
    })),
  },
];
const longWords = {
  menuGroups: longGroups,
  person: 'Maria da Conceição Aparecida dos Santos Albuquerque de Assunção Brandão',
  title: 'Leitura e conferência das correções do Sistema de Informações de Beneficiários por competência',
};
export const LongText: Story = { args: longWords };
export const LongTextNarrow: Story = {
  name: 'Texto longo, celular',
  args: longWords,
  globals: { viewport: { value: 'phoneSmall' } },
};
export const Folded: Story = { args: { isFolded: true } };
export const Dark: Story = { globals: { theme: 'dark', viewport: { value: 'desk' } } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const DrawerOnAPhone: Story = {
  name: 'Gaveta no celular',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('navigation')).toBeNull();
    const opener = canvas.getByRole('button', { name: 'Abrir menu' });
    await userEvent.click(opener);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Beneficiários cadastrados' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
export const DrawerOpen: Story = {
  name: 'Gaveta aberta',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Abrir menu' }));
    await waitFor(() => expect(within(canvasElement).getByRole('navigation')).toBeVisible());
  },
};

const placesIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('h1, a, button, main, main *')].map((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return [left, top, width, height];
  });

/** The bar says it, covers nothing that is read or pressed, and nothing moves when it comes or goes. */
export const Offline: Story = {
  name: 'Sem conexão',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('status');
    await expect(bar).toBeEmptyDOMElement();
    const before = placesIn(canvasElement);
    setNetwork(false);
    await expect(await canvas.findByText('Sem conexão. Nada é enviado.')).toBeVisible();
    await expect(bar).toHaveTextContent('Sem conexão. Nada é enviado.');
    await expect(placesIn(canvasElement)).toEqual(before);
    const words = canvas.getByText('Sem conexão. Nada é enviado.').getBoundingClientRect();
    await expect(words.bottom).toBeLessThanOrEqual(canvas.getByRole('banner').getBoundingClientRect().bottom);
    setNetwork(true);
    await waitFor(() => expect(bar).toBeEmptyDOMElement());
    await expect(placesIn(canvasElement)).toEqual(before);
    setNetwork(false);
    await expect(await canvas.findByText('Sem conexão. Nada é enviado.')).toBeVisible();
  },
};
export const OfflineDark: Story = {
  ...Offline,
  name: 'Sem conexão, escuro',
  globals: { theme: 'dark', viewport: { value: 'desk' } },
};
export const OfflineNarrow: Story = {
  ...Offline,
  name: 'Sem conexão, celular',
  globals: { viewport: { value: 'phone' } },
};
