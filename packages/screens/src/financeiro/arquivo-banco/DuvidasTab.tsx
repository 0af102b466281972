import { useQuery } from '@tanstack/react-query';
import { duvidasRetornoQuery } from '@vidas/api-client/financeiro/retorno-queries';
import { useReportView } from '@vidas/ui/report-table/view';
import { useHttp } from '../../app/services.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { DecideActs } from './DecideActs.tsx';
import { duvidaColumns } from './retornoColumns.tsx';

/** Equal lines of later files that wait for a person (CBR-16). */
export function DuvidasTab() {
  const found = useQuery(duvidasRetornoQuery(useHttp()));
  const view = useReportView(duvidaColumns, found.data, useTableMemory('arquivo-banco.a-decidir'));
  return (
    <ReportBody
      report={reportOf(found, found.data)}
      view={view}
      table={{
        label: 'Linhas a decidir',
        rowKey: ({ arquivoId, linha }) => `${arquivoId} ${linha}`,
        emptyText: 'Nenhuma linha espera decisão.',
        exports: { fileName: 'linhas-a-decidir.csv' },
        rowActions: ({ arquivoId, linha }) => <DecideActs arquivo={arquivoId} linha={linha} />,
      }}
    />
  );
}
