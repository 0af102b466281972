import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { getRegrasComissaoVendedor } from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { useHttp } from '../../app/services.tsx';
import { ReportPage } from '../../report/ReportPage.tsx';
import { useReport } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { regraDoVendedorColumns } from './regraColumns.tsx';
import { RegraDoVendedorDetalhe } from './RegraDetalhe.tsx';
import { regrasTexts } from './regraTexts.ts';

const title = 'Regras de comissão';
/** The server knows the seller of the session (RCO-2). */
const proprio = { params: { sellerCode: '0' } };

const semRegraSua = 'Nenhuma regra de comissão é sua.';
const textos = regrasTexts(semRegraSua);

/** A seller's own rules, read-only. */
export function MinhasRegras() {
  const report = useReport(queryOf(useHttp(), getRegrasComissaoVendedor, proprio), textos);
  const memory = useTableMemory('regras-comissao.minhas', { paging: { size: 8, sizes: [8, 15, 50] } });
  const view = useReportView(regraDoVendedorColumns, report.rows, memory);
  return (
    <ReportPage
      isMadeHere
      title={title}
      subtitle="As regras que valem para as suas vendas, com os seus planos e parcerias."
      report={report}
      view={view}
      table={{
        label: title,
        rowKey: ({ codigoRegraComissao }) => codigoRegraComissao,
        emptyText: semRegraSua,
        expand: { render: (regra) => <RegraDoVendedorDetalhe regra={regra} /> },
      }}
    />
  );
}
