import { useQuery } from '@tanstack/react-query';
import { creditosRetornoQuery } from '@vidas/api-client/financeiro/retorno-queries';
import { Button } from '@vidas/ui/button';
import { useReportView } from '@vidas/ui/report-table/view';
import { useHttp } from '../../app/services.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { restituirColumns } from './retornoColumns.tsx';
import { useEndereco } from './useEndereco.ts';

/** Money that settles nothing and belongs to who paid it (CBR-11). */
export function RestituirTab() {
  const found = useQuery(creditosRetornoQuery(useHttp()));
  const view = useReportView(restituirColumns, found.data, useTableMemory('arquivo-banco.restituir'));
  const { mostra } = useEndereco();
  return (
    <ReportBody
      report={reportOf(found, found.data)}
      view={view}
      table={{
        label: 'Créditos de pagadores',
        rowKey: ({ arquivoId, linha }) => `${arquivoId} ${linha}`,
        emptyText: 'Nada foi pago em duplicidade nem a maior.',
        exports: { fileName: 'creditos-de-pagadores.csv' },
        rowActions: ({ arquivoId, linha, titulo }) => (
          <Button
            size="small"
            aria-label={`Linha do título ${titulo}`}
            onPress={() => mostra(arquivoId, linha)}
          >
            Linha
          </Button>
        ),
      }}
    />
  );
}
