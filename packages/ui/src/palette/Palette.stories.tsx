import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { PaletteFound } from './Palette.tsx';
import { Button } from '../button/Button.tsx';
import { InboxIcon, InfoIcon, SearchIcon } from '../icon/icons.tsx';
import { Palette } from './Palette.tsx';
import type { PaletteItem } from './PaletteList.tsx';
import { paletteGuide } from './Palette.guide.ts';

const screen = (group: string, label: string, rest: Partial<PaletteItem> = {}): PaletteItem => ({
  key: `${group}/${label}`,
  group,
  label,
  icon: <InboxIcon />,
  ...rest,
});

const items = [
  screen('Cadastro', 'Início'),
  screen('Cadastro', 'Beneficiários cadastrados', { hint: 'tela atual' }),
  screen('Cadastro', 'Beneficiários cancelados'),
  screen('Cadastro', 'Conferência SIB CNX'),
  screen('Cobrança', 'Início'),
  screen('Cobrança', 'Gerar boleto'),
  screen('Vendas', 'Regras de comissão'),
  screen('Ações', 'Informações sobre a tela atual', { icon: <InfoIcon />, shortcut: 'F1' }),
  screen('Ações', 'Sair', { icon: <SearchIcon />, keywords: ['encerrar sessão'] }),
];

const meta = {
  title: 'ui/camadas/Palette',
  tags: ['autodocs'],
  parameters: { guide: paletteGuide },
  component: Palette,
  args: {
    label: 'Ir para tela ou ação',
    items,
    recentKeys: ['Vendas/Regras de comissão'],
    onChoose: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Palette>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);
const box = () => body().findByRole('combobox', { name: 'Ir para tela ou ação' });
const type = async (words: string) => {
  const field = await box();
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard(words);
  return field;
};
const options = () => body().getAllByRole('option');

export const Default: Story = {
  play: async () => {
    await waitFor(async () => expect(await box()).toHaveFocus());
    await expect(options()).toHaveLength(9);
    await expect(options()[0]).toHaveTextContent('Regras de comissãoVendas');
    await expect(options()[0]).toHaveAttribute('aria-selected', 'true');
  },
};
export const FindsWithoutAccents: Story = {
  name: 'Acha sem acentos',
  play: async () => {
    await type('comissao');
    await expect(options()).toHaveLength(1);
    await expect(document.querySelector('mark')).toHaveTextContent('comissão');
    await expect(body().getByText('1 resultado')).toBeInTheDocument();
  },
};
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const field = await type('benef{ArrowDown}');
    const second = body().getByRole('option', { name: 'Beneficiários cancelados' });
    await expect(field).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('Cadastro/Beneficiários cancelados');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const ByPointer: Story = {
  name: 'Pelo mouse',
  play: async ({ args }) => {
    await type('boleto');
    await userEvent.click(body().getByRole('option', { name: 'Gerar boleto' }));
    await expect(args.onChoose).toHaveBeenCalledWith('Cobrança/Gerar boleto');
    await expect(await box()).toHaveFocus();
  },
};
export const ClosesByItsOwnKeys: Story = {
  name: 'Fecha pelas próprias teclas',
  play: async ({ args }) => {
    await type('{Control>}k{/Control}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const NoResult: Story = {
  play: async ({ args }) => {
    const field = await type('xyz{Enter}');
    await waitFor(() => expect(body().getByText('Nada com “xyz”')).toBeVisible());
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
export const Empty: Story = { args: { items: [], emptyText: 'Peça acesso a um módulo.' } };
export const OneRow: Story = { args: { items: items.slice(0, 1), recentKeys: [] } };
export const ManyRows: Story = {
  args: {
    items: Array.from({ length: 16 }, (_, module) =>
      Array.from({ length: 8 }, (_each, line) => screen(`Módulo ${module + 1}`, `Relatório ${line + 1}`)),
    ).flat(),
    recentKeys: [],
  },
  play: async () => {
    await type('{ArrowUp}');
    const last = options().at(-1);
    await expect(last).toHaveAttribute('aria-selected', 'true');
    const inSight = () => {
      const row = last?.getBoundingClientRect();
      const list = body().getByRole('listbox').getBoundingClientRect();
      return row !== undefined && row.bottom <= list.bottom && row.top >= list.top;
    };
    await waitFor(() => expect(inSight()).toBe(true));
  },
};
export const LongText: Story = {
  args: {
    items: [
      screen(
        'Contas Médicas',
        'Custo assistencial por nota fiscal de prestadores credenciados e congêneres da região Oeste',
        { hint: 'tela atual' },
      ),
      ...items,
    ],
  },
};

function Opened(props: ComponentProps<typeof Palette>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Ir para</Button>
      {isOpen && <Palette {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

export const GivesTheFocusBack: Story = {
  name: 'Devolve o foco',
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Ir para' });
    await userEvent.click(opener);
    await type('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
const person = (key: string, label: string, detail: string): PaletteItem => ({
  key,
  group: 'Pessoas',
  label,
  detail,
  hint: 'Gerar boleto',
  icon: <InfoIcon />,
});
const found: PaletteFound = {
  groups: [
    {
      name: 'Pessoas',
      items: [
        person('pessoa:1', 'Conceição Inventada de Ávila', 'Matrícula 0000001200 · Ativo'),
        person('pessoa:2', 'Érica Confins Brandão', 'Matrícula 0000001377 · Cancelado'),
      ],
    },
    {
      name: 'Boletos em aberto',
      items: [
        {
          ...person('boleto:1', '31285570000001172', 'Conceição Inventada de Ávila · vence em 10/12/2026'),
          group: 'Boletos em aberto',
        },
      ],
    },
  ],
  isSearching: false,
};
const searching: PaletteFound = { groups: [], note: 'Procurando pessoas e boletos…', isSearching: true };
const failed: PaletteFound = {
  groups: [],
  note: 'Não foi possível procurar pessoas e boletos. O servidor não respondeu.',
  isSearching: false,
};

export const FoundElsewhere: Story = {
  name: 'Achados no servidor',
  args: { found, onQuery: fn() },
  play: async ({ args }) => {
    await type('con');
    await expect(args.onQuery).toHaveBeenLastCalledWith('con');
    const people = body().getByRole('group', { name: 'Pessoas' });
    await expect(within(people).getAllByRole('option')).toHaveLength(2);
    await expect(people.querySelector('mark')).toHaveTextContent('Con');
    await expect(options()[0]).toHaveTextContent('Conferência SIB CNX');
    await expect(options()[0]).toHaveAttribute('aria-selected', 'true');
    await expect(body().getByText('4 resultados')).toBeInTheDocument();
  },
};
export const FoundByKeyboard: Story = {
  name: 'Achados pelo teclado',
  args: { found },
  play: async ({ args }) => {
    const field = await type('con{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', options()[3]?.id);
    await userEvent.keyboard('{ArrowDown}');
    await expect(options()[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('pessoa:2');
  },
};
export const Searching: Story = {
  name: 'Procurando',
  args: { found: searching },
  play: async () => {
    await type('con');
    await expect(options()).toHaveLength(1);
    await expect(body().getByRole('status')).toHaveTextContent('Procurando pessoas e boletos…');
    await userEvent.keyboard('xyz');
    await expect(body().queryByRole('option')).toBeNull();
    await expect(body().queryByText(/^Nada com/)).toBeNull();
  },
};
export const SearchFailed: Story = {
  name: 'A procura falhou',
  args: { found: failed },
  play: async ({ args }) => {
    await type('con');
    await expect(body().getByRole('status')).toHaveTextContent(
      '1 resultado. Não foi possível procurar pessoas e boletos. O servidor não respondeu.',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('Cadastro/Conferência SIB CNX');
  },
};
export const FoundNarrow: Story = {
  ...FoundElsewhere,
  name: 'Achados, celular',
  globals: { viewport: { value: 'phone' } },
};
export const FoundDark: Story = { ...FoundElsewhere, name: 'Achados, escuro', globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
