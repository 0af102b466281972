import { useQuery } from '@tanstack/react-query';
import { entregasQuery } from '@vidas/api-client/tecnologia/carga-de-dados-queries';
import { Button } from '@vidas/ui/button';
import { useReportView } from '@vidas/ui/report-table/view';
import { useHttp } from '../../app/services.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { entregaColumns } from './cargaColumns.tsx';
import { useEntregaUrl } from './useEntregaUrl.ts';

/** All deliveries, the newest first, whichever door they came by. */
export function EntregasTab() {
  const found = useQuery(entregasQuery(useHttp()));
  const view = useReportView(entregaColumns, found.data, useTableMemory('carga-de-dados.entregas'));
  const [, show] = useEntregaUrl();
  return (
    <ReportBody
      report={reportOf(found, found.data)}
      view={view}
      table={{
        label: 'Entregas',
        rowKey: ({ id }) => id,
        emptyText: 'Nenhuma entrega chegou ainda.',
        exports: { fileName: 'entregas-da-carga.csv' },
        rowActions: ({ id }) => (
          <Button size="small" aria-label={`Abrir a entrega ${id}`} onPress={() => show(id)}>
            Abrir
          </Button>
        ),
      }}
    />
  );
}
