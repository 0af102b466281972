import { realizadosQuery } from '@vidas/api-client/caixa/cartao.queries.ts';
import type { PagamentoRealizado } from '@vidas/api-client/caixa/cartao.contract.ts';
import { ReportTable } from '@vidas/ui/report-table/ReportTable.tsx';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { useSearchParams } from 'react-router-dom';
import { useHttp } from '../../app/services.tsx';
import { fileOf } from '../../report/fileOf.ts';
import { useReportFrame } from '../../report/useReportFrame.tsx';
import { PeriodoForm } from '../../report/PeriodoForm.tsx';
import { type Periodo, readPeriodo, writePeriodo } from '../../report/periodo.ts';
import { ReportPage } from '../../report/ReportPage.tsx';
import type { ReportTexts } from '../../report/useReport.ts';
import { ComprovanteButton } from '../comprovante/ComprovanteButton.tsx';
import { faturaColumns, realizadoColumns } from '../cartaoColumns.tsx';

const title = 'Relatório de cartão';
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
  const frame = useReportFrame({
    title,
    file: fileOf('relatorio-cartao', periodo),
    memory: 'relatorio-cartao',
    columns: realizadoColumns,
    asked: periodo,
    onAsked: ({ start, end }) => setSearch({ inicio: start, fim: end }),
    query: (next) => realizadosQuery(http, next ?? never),
    texts,
    question: periodo === null ? 'Vendas com cartão pela data da venda' : writePeriodo('Vendas', periodo),
  });
  return (
    <ReportPage
      {...frame.page}
      isMadeHere
      actions={
        <>
          <PeriodoForm {...frame.form} periodo={periodo} />
          {frame.exportButton}
        </>
      }
      table={{
        label: title,
        rowKey: ({ cartaoId }) => cartaoId,
        emptyText: semPagamento,
        idleText: 'Escolha o período e use Buscar.',
        rowActions: ({ cartaoId, pefNome }) => <ComprovanteButton cartaoId={cartaoId} nome={pefNome} />,
        expand: { render: (pagamento) => <FaturasPagas pagamento={pagamento} />, isInSight: true },
      }}
    />
  );
}
