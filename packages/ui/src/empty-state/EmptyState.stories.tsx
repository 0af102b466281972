import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { SearchIcon } from '../icon/icons.tsx';
import { EmptyState } from './EmptyState.tsx';
import { emptyStateGuide } from './EmptyState.guide.ts';

const meta = {
  title: 'ui/avisos/EmptyState',
  tags: ['autodocs'],
  parameters: { guide: emptyStateGuide },
  component: EmptyState,
  args: { title: 'Nenhum beneficiário no período', children: 'Mude as datas ou busque todos.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithActions: Story = {
  name: 'Com ações',
  args: { actions: <Button>Buscar todos</Button> },
};
export const NoResult: Story = {
  args: {
    title: 'Nada com “xyz”',
    children: 'Tire um filtro ou procure por outra palavra.',
    icon: <SearchIcon />,
    actions: <Button>Limpar filtros</Button>,
  },
};
export const LongText: Story = {
  args: {
    title: 'Nenhum beneficiário da Associação dos Servidores Aposentados e Pensionistas do Oeste no período',
    children:
      'Os números são da última carga, de 01/10/2026, e contam só os contratos coletivos por adesão; mude as datas, tire o filtro de contrato ou busque todos os beneficiários.',
    actions: (
      <>
        <Button tone="primary">Buscar todos os beneficiários</Button>
        <Button>Retirar o filtro de contrato</Button>
      </>
    ),
  },
};
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phoneSmall' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
