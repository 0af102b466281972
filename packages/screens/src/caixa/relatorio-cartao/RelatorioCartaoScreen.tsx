import { realizadosQuery } from '@vidas/api-client/caixa/cartao-queries';
import type { PagamentoRealizado } from '@vidas/api-client/caixa/cartao';
import { ReportTable } from '@vidas/ui/report-table';
import { useReportView } from '@vidas/ui/report-table/view';
import { useSearchParams } from 'react-router-dom';
import { useHttp } from '../../app/services.tsx';
import { PeriodoForm } from '../../report/PeriodoForm.tsx';
import { type Periodo, readPeriodo, writePeriodo } from '../../report/periodo.ts';
import { ReportPage } from '../../report/ReportPage.tsx';
import { useEdited } from '../../report/useEdited.ts';
import { type ReportTexts, useAsk, useReport } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { faturaColumns, realizadoColumns } from '../cartaoColumns.tsx';

const title = 'Relatório de Cartão';
const never: Periodo = { start: '', end: '' };

const semPagamento = 'Nenhum pagamento com cartão neste período.';
const texts: ReportTexts = {
  success: (count) => [`${count.toLocaleString('pt-BR')} pagamento(s) encontrado(s)!`],
  empty: [semPagamento],
};

/** The bills that a sale paid. */
function FaturasPagas({ pagamento }: { readonly pagamento: PagamentoRealizado }) {
  const view = useReportView(faturaColumns, pagamento.fatura, { paging: null });
  return (
    <ReportTable
      label={`Faturas pagas por ${pagamento.pefNome}`}
      view={view}
      rowKey={({ codigoFatura }) => codigoFatura}
    />
  );
}

/** The card sales of a period by the day of the sale, each with the bills that it paid (CXA-16). */
export function RelatorioCartaoScreen() {
  const http = useHttp();
  const [search, setSearch] = useSearchParams();
  const periodo = readPeriodo(search);
  const query = realizadosQuery(http, periodo ?? never);
  const report = useReport(query, texts, periodo !== null);
  const view = useReportView(realizadoColumns, report.rows, useTableMemory('relatorio-cartao'));
  const ask = useAsk();
  const [, setEdited] = useEdited(periodo);
  const searchFor = (next: Periodo) =>
    ask([realizadosQuery(http, next)], () => {
      view.setPage(0);
      setEdited(false);
      if (next.start !== periodo?.start || next.end !== periodo.end)
        setSearch({ inicio: next.start, fim: next.end });
    });
  return (
    <ReportPage
      isMadeHere
      title={title}
      subtitle={periodo === null ? 'Vendas com cartão pela data da venda' : writePeriodo('Vendas', periodo)}
      actions={
        <PeriodoForm
          periodo={periodo}
          isSearching={report.isWaiting || report.isRefreshing}
          onSearch={({ start = '', end = '' }) => searchFor({ start, end })}
          onEdit={setEdited}
        />
      }
      report={report}
      view={view}
      table={{
        label: title,
        rowKey: ({ cartaoId }) => cartaoId,
        emptyText: semPagamento,
        idleText: 'Escolha o período e use Buscar.',
        expand: { render: (pagamento) => <FaturasPagas pagamento={pagamento} />, isInSight: true },
      }}
    />
  );
}
