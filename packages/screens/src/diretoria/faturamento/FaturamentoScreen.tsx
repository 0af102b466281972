import { camposFatura, tiposDeFatura } from '@vidas/api-client/diretoria/faturamento';
import { faturamentoQuery, type PedidoDeFaturamento } from '@vidas/api-client/diretoria/faturamento-queries';
import { KpiStrip } from '@vidas/ui/kpi-card/kpi-strip';
import { useReportView } from '@vidas/ui/report-table/view';
import { DatedPage } from '../../app/DatedPage.tsx';
import { useHttp } from '../../app/services.tsx';
import { ExportButton } from '../../report/ExportButton.tsx';
import { fieldColumns } from '../../report/fieldColumns.tsx';
import { writePeriodo } from '../../report/periodo.ts';
import { ReportBody } from '../../report/ReportBody.tsx';
import { useEdited } from '../../report/useEdited.ts';
import { type ReportTexts, useAsk, useReport } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { faturamentoCards } from './faturamentoCards.ts';
import { FaturamentoForm } from './FaturamentoForm.tsx';
import { useFaturamentoUrl } from './useFaturamentoUrl.ts';

const title = 'Faturamento';
const compacta = { startDensity: 'compact' } as const;
const empty = ['Não existem faturas emitidas neste período!', 'Verifique o períodos selecionados.'] as const;

const texts: ReportTexts = {
  success: (count) => [
    'Dados obtidos com sucesso!',
    count === 1 ? '1 fatura' : `${count.toLocaleString('pt-BR')} faturas`,
  ],
  empty,
};

const faturaColumns = fieldColumns(camposFatura);

const subtitleOf = (pedido: PedidoDeFaturamento | null): string => {
  if (pedido === null) return 'Escolha o tipo e pelo menos um dos períodos, e busque.';
  const { tipo, emissao, vencimento } = pedido;
  return [
    tiposDeFatura[tipo],
    ...(emissao === null ? [] : [writePeriodo('emissão', emissao)]),
    ...(vencimento === null ? [] : [writePeriodo('vencimento', vencimento)]),
  ].join(' · ');
};

/** The invoices of a kind by issue, by due day, or by both, with what was posted on them (DIR-1). */
export function FaturamentoScreen() {
  const [pedido, setPedido] = useFaturamentoUrl();
  const http = useHttp();
  const found = useReport(faturamentoQuery(http, pedido), texts, pedido !== null);
  const ask = useAsk();
  const view = useReportView(faturaColumns, found.rows, useTableMemory('faturamento', compacta));
  const [isEdited, setEdited] = useEdited(pedido);
  const search = (next: PedidoDeFaturamento) =>
    ask([faturamentoQuery(http, next)], () => {
      view.setPage(0);
      setEdited(false);
      if (JSON.stringify(next) !== JSON.stringify(pedido)) setPedido(next);
    });
  const subtitle = subtitleOf(pedido);
  return (
    <DatedPage
      title={title}
      subtitle={subtitle}
      actions={
        <ExportButton
          view={view}
          title={title}
          question={subtitle}
          fileName="faturamento.csv"
          isOutdated={isEdited}
        />
      }
      isFilling
    >
      <FaturamentoForm
        pedido={pedido}
        isSearching={found.isWaiting || found.isRefreshing}
        onSearch={search}
        onClear={() => setPedido(null)}
        onEdit={setEdited}
      />
      <KpiStrip cards={faturamentoCards(found.rows, view.filteredRows)} isLoading={found.isWaiting} />
      <ReportBody
        report={found}
        view={view}
        table={{
          label: title,
          rowKey: ({ fatura }) => fatura ?? '',
          emptyText: empty.join(' '),
          idleText: 'Escolha o tipo e um dos períodos, e use Buscar.',
        }}
      />
    </DatedPage>
  );
}
