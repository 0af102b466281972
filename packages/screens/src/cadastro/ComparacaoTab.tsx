import { comparacaoSibQuery } from '@vidas/api-client/cadastro/queries';
import { Row } from '@vidas/ui/layout/row';
import { useReportView } from '@vidas/ui/report-table/view';
import { ExportButton } from '../shared/ExportButton.tsx';
import { ReportBody } from '../shared/ReportBody.tsx';
import { useConfig, useHttp } from '../shared/services.tsx';
import { useReport } from '../shared/useReport.ts';
import type { AbaSib } from './abasSib.ts';
import { comparacaoColumns } from './sibColumns.tsx';

/** What a ComparacaoTab takes. */
export interface ComparacaoTabProps {
  readonly aba: AbaSib;
}

const view = { paging: { size: 15 } };

/** One comparison between the regulator and the operator, with its own file. */
export function ComparacaoTab({ aba }: ComparacaoTabProps) {
  const { operatorName } = useConfig();
  const report = useReport(
    { ...comparacaoSibQuery(useHttp(), aba.lista), select: aba.select },
    {
      success: [aba.success(operatorName)],
      failure: (error) => [
        error.message,
        `Erro ao carregar ${aba.what}. Tente novamente ou verifique com a TI`,
      ],
    },
  );
  const table = useReportView(comparacaoColumns[aba.lista], report.rows, view);
  return (
    <>
      <Row justify="end">
        <ExportButton view={table} fileName={`${aba.csv}.csv`} />
      </Row>
      <ReportBody
        report={report}
        view={table}
        table={{ label: aba.label, rowKey: (_, index) => String(index), emptyText: aba.emptyText }}
      />
    </>
  );
}
