import { writeMonth } from '@vidas/api-client/words/day.ts';
import type { DashboardCaixa } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.contract.ts';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import dayjs from 'dayjs';
import { goodNews } from '../../app/goodNews.ts';
import { Icon, type IconName } from '../../app/icons.tsx';
import type { OverviewSection } from '../../app/ModuleOverview.tsx';
import type { OverviewEntry } from '../../app/pendingEntry.tsx';
import { rowsPath } from '../../report/urlFilters.ts';

const reais = (cents: number): string => `R$ ${formatCents(cents)}`;

interface Vendas {
  readonly title: string;
  readonly quantidade: number;
  readonly valor: number;
  readonly href: string;
  readonly icon: IconName;
}

const vendasEntry = (
  { ha }: DashboardCaixa,
  { title, quantidade, valor, href, icon }: Vendas,
): OverviewEntry => ({
  title,
  href,
  value: quantidade,
  detail: quantidade === 0 ? goodNews(ha, 'pagamentos', 'Nenhuma venda') : reais(valor),
  icon: <Icon name={icon} />,
});

const doMes = (dash: DashboardCaixa): OverviewEntry[] => {
  const mes = dayjs(dash.hoje);
  const periodo = {
    inicio: mes.startOf('month').format('YYYY-MM-DD'),
    fim: mes.endOf('month').format('YYYY-MM-DD'),
  };
  const rows = (filters?: Record<string, string>) =>
    rowsPath('/modulos/caixa/relatorio-cartao', periodo, filters);
  return [
    vendasEntry(dash, {
      title: 'Vendas de hoje',
      ...dash.vendasHoje,
      href: rowsPath('/modulos/caixa/relatorio-cartao', { inicio: dash.hoje, fim: dash.hoje }),
      icon: 'calendar',
    }),
    vendasEntry(dash, {
      title: `Vendas de ${writeMonth(dash.hoje.slice(0, 7))}`,
      quantidade: dash.quantidadeCartao,
      valor: dash.valorTotalCartao,
      href: rows(),
      icon: 'card',
    }),
    vendasEntry(dash, {
      title: 'No débito',
      quantidade: dash.quantidadeCartaoDebito,
      valor: dash.valorTotalDebito,
      href: rows({ cartaoTransacao: 'débito' }),
      icon: 'card',
    }),
    vendasEntry(dash, {
      title: 'No crédito',
      quantidade: dash.quantidadeCartaoCredito,
      valor: dash.valorTotalCredito,
      href: rows({ cartaoTransacao: 'crédito' }),
      icon: 'card',
    }),
  ];
};

const titles = {
  Atrasada: 'Parcelas atrasadas',
  Hoje: 'Parcelas de hoje',
  'Próximos 7 dias': 'Parcelas dos próximos 7 dias',
} as const;

const aReceber = ({ ha, parcelas }: DashboardCaixa): OverviewEntry[] =>
  parcelas.map(({ prazo, quantidade, valor }) => {
    const isLate = prazo === 'Atrasada' && quantidade > 0;
    return {
      title: titles[prazo],
      href: rowsPath('/modulos/caixa/baixa-cartao', { aba: 'parcelas' }, { prazo }),
      value: quantidade,
      detail: quantidade === 0 ? goodNews(ha, 'pagamentos', 'Nenhuma parcela') : reais(valor),
      isCaution: isLate,
      icon: <Icon name={isLate ? 'warning' : 'wallet'} />,
    };
  });

/** The sales of the month and of the day, and the open installments by expected day. */
export const caixaSections = (dash: DashboardCaixa | undefined): OverviewSection[] => [
  { title: 'Parcelas em aberto', entries: dash ? aReceber(dash) : [], expected: 3 },
  { title: 'Vendas com cartão', entries: dash ? doMes(dash) : [], expected: 4 },
];
