import { useQuery } from '@tanstack/react-query';
import { lotesQuery } from '@vidas/api-client/contas-medicas/demonstrativo-queries';
import { Drawer } from '@vidas/ui/drawer';
import { useReportView } from '@vidas/ui/report-table/view';
import { useHttp } from '../../app/services.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { LoteActs } from './LoteActs.tsx';
import { loteColumns } from './loteColumns.tsx';

export interface LotesDoPrestadorProps {
  readonly codPrestador: string;
  readonly onClose: () => void;
}

/** The lots of a provider, with what is paid of each and its analysis to be handed over. */
export function LotesDoPrestador({ codPrestador, onClose }: LotesDoPrestadorProps) {
  const lotes = useQuery(lotesQuery(useHttp(), codPrestador));
  const view = useReportView(loteColumns, lotes.data, useTableMemory('guias-importadas-xml.lotes'));
  return (
    <Drawer title="Lotes e demonstrativos" size="large" onClose={onClose}>
      <ReportBody
        report={reportOf(lotes, lotes.data)}
        view={view}
        table={{
          label: 'Lotes do prestador',
          rowKey: ({ protocolo }) => protocolo,
          emptyText: 'Nenhum lote deste prestador foi importado.',
          exports: { fileName: 'lotes-do-prestador' },
          rowActions: (lote) => <LoteActs lote={lote} />,
        }}
      />
    </Drawer>
  );
}
