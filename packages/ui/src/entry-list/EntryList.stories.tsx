import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { CheckIcon, InboxIcon, WarningIcon } from '../icon/icons.tsx';
import { EntryList } from './EntryList.tsx';
import { entryListGuide } from './EntryList.guide.ts';

const meta = {
  title: 'ui/dados/EntryList',
  tags: ['autodocs'],
  parameters: { guide: entryListGuide },
  component: EntryList,
  args: {
    label: 'Pendências',
    entries: [
      {
        title: 'Beneficiários sem CCO',
        detail: '14 ativos e 3 inativos',
        value: 17,
        isCaution: true,
        icon: <WarningIcon />,
        href: '#sem-cco',
      },
      { title: 'Campos divergentes', detail: 'Nada espera', value: 0, icon: <CheckIcon />, href: '#campos' },
      {
        title: 'Retorno da ANS',
        detail: 'Nenhum arquivo ainda',
        note: 'Esperado até 05/12/2026',
        icon: <InboxIcon />,
      },
    ],
  },
} satisfies Meta<typeof EntryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Pendências' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(list.getByRole('link', { name: /Beneficiários sem CCO.*17/ })).toHaveAttribute(
      'href',
      '#sem-cco',
    );
    await expect(list.getAllByRole('link')).toHaveLength(2);
  },
};

export const WithActs: Story = {
  name: 'Com atos',
  args: {
    label: 'Telefones',
    entries: [
      { title: '(45) 99999-0001', acts: <Button size="small">Telefone errado</Button> },
      { title: '(45) 3333-0002', detail: 'Dito errado por Ana Prado em 20/11/2026', isCaution: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Telefones' }));
    const [first] = list.getAllByRole('listitem');
    await expect(within(first as HTMLElement).getByRole('button', { name: 'Telefone errado' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { isLoading: true, entries: [], expected: 4 },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Pendências' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4);
  },
};

export const LongText: Story = {
  args: {
    entries: [
      {
        title:
          'Movimentações de beneficiários por exportar à Cooperativa de Assistência à Saúde dos Servidores do Vale',
        detail: 'Movimentações0201deBeneficiariosSemNenhumEspacoNoNomeDoArquivo20261121.csv',
        value: 1_234_567,
        isCaution: true,
        icon: <WarningIcon />,
        href: '#longo',
      },
    ],
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
