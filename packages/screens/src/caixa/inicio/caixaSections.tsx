import { counted } from '@vidas/api-client/words/counted.ts';
import { writeMonth } from '@vidas/api-client/words/day.ts';
import type { DashboardCaixa } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.contract.ts';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import dayjs from 'dayjs';
import { emptyBase } from '../../app/goodNews.ts';
import type { Overview } from '../../app/ModuleOverview.tsx';
import type { OverviewRow } from '../../app/overviewRow.ts';
import { rowsPath } from '../../report/urlFilters.ts';

const columns = [{ header: 'Quantidade' }, { header: 'R$' }];

const doMes = (dash: DashboardCaixa): { rows: OverviewRow[]; total: OverviewRow } => {
  const mes = dayjs(dash.hoje);
  const periodo = {
    inicio: mes.startOf('month').format('YYYY-MM-DD'),
    fim: mes.endOf('month').format('YYYY-MM-DD'),
  };
  const relatorio = (asked: Record<string, string>, filters?: Record<string, string>) =>
    rowsPath('/modulos/caixa/relatorio-cartao', asked, filters);
  return {
    rows: [
      {
        label: 'No débito',
        href: relatorio(periodo, { cartaoTransacao: 'débito' }),
        cells: [dash.quantidadeCartaoDebito, formatCents(dash.valorTotalDebito)],
        share: dash.valorTotalDebito,
      },
      {
        label: 'No crédito',
        href: relatorio(periodo, { cartaoTransacao: 'crédito' }),
        cells: [dash.quantidadeCartaoCredito, formatCents(dash.valorTotalCredito)],
        share: dash.valorTotalCredito,
      },
      {
        label: 'Vendas de hoje',
        href: relatorio({ inicio: dash.hoje, fim: dash.hoje }),
        cells: [dash.vendasHoje.quantidade, formatCents(dash.vendasHoje.valor)],
      },
    ],
    total: {
      label: `Vendas de ${writeMonth(dash.hoje.slice(0, 7))}`,
      href: relatorio(periodo),
      cells: [dash.quantidadeCartao, formatCents(dash.valorTotalCartao)],
    },
  };
};

const titles = {
  Atrasada: 'Parcelas atrasadas',
  Hoje: 'Parcelas de hoje',
  'Próximos 7 dias': 'Parcelas dos próximos 7 dias',
} as const;

const parcelasPath = (prazo: string): string =>
  rowsPath('/modulos/caixa/baixa-cartao', { aba: 'parcelas' }, { prazo });

const aReceber = ({ parcelas }: DashboardCaixa): OverviewRow[] =>
  parcelas.map(({ prazo, quantidade, valor }) => ({
    label: titles[prazo],
    href: parcelasPath(prazo),
    cells: [quantidade, formatCents(valor)],
    share: valor,
    isCaution: prazo === 'Atrasada' && quantidade > 0,
  }));

const quantasDe = (dash: DashboardCaixa | undefined, prazo: keyof typeof titles): number =>
  dash?.parcelas.find((each) => each.prazo === prazo)?.quantidade ?? 0;

const factOf = (dash: DashboardCaixa): string => {
  const atrasadas = quantasDe(dash, 'Atrasada');
  const hoje = quantasDe(dash, 'Hoje');
  if (atrasadas === 0) return emptyBase(dash.ha, 'pagamentos') ?? 'Nenhuma parcela atrasada';
  const late = counted(atrasadas, 'parcela atrasada', 'parcelas atrasadas');
  return hoje === 0 ? late : `${late}, ${hoje.toLocaleString('pt-BR')} de hoje`;
};

/** The open installments by expected day, and the sales of the month and of the day. */
export const caixaSections = (dash: DashboardCaixa | undefined): Overview => {
  const nada = emptyBase(dash?.ha, 'pagamentos');
  const shown = nada ? undefined : dash;
  return {
    fact: dash && factOf(dash),
    act:
      quantasDe(dash, 'Atrasada') > 0
        ? { label: 'Baixar as atrasadas', href: parcelasPath('Atrasada') }
        : { label: 'Registrar pagamento', href: '/modulos/caixa/pagamento-cartao' },
    sections: [
      {
        title: 'Parcelas em aberto',
        label: 'Prazo',
        columns,
        rows: shown ? aReceber(shown) : [],
        expected: 3,
        emptyText: nada,
      },
      {
        title: 'Vendas com cartão',
        label: 'Transação',
        columns,
        ...(shown ? doMes(shown) : { rows: [] }),
        expected: 4,
        emptyText: nada,
      },
    ],
  };
};
