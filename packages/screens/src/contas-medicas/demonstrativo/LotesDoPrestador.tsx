import { writeDay } from '@vidas/api-client/words/day.ts';
import { useQuery } from '@tanstack/react-query';
import {
  getLotesPrestador,
  type LoteDoPrestador,
} from '@vidas/api-client/contas-medicas/demonstrativo/demonstrativo.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Drawer } from '@vidas/ui/drawer/Drawer.tsx';
import { useMemo } from 'react';
import { useHttp } from '../../app/services.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { fileOf } from '../../report/fileOf.ts';
import { ListBody } from '../../report/ListBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { LoteActs } from './LoteActs.tsx';
import { loteColumns } from './loteColumns.tsx';

export interface LotesDoPrestadorProps {
  readonly codPrestador: string;
  /** Shows the guides of a lot alone. */
  readonly onGuias: (lote: LoteDoPrestador) => void;
  readonly onClose: () => void;
}

/** The lots of a provider, each with its amount paid and its analysis to download. */
export function LotesDoPrestador({ codPrestador, onGuias, onClose }: LotesDoPrestadorProps) {
  const today = useOperatorClock().today();
  const columns = useMemo(() => loteColumns(onGuias), [onGuias]);
  // A guide may have been settled since.
  const lotes = useQuery({
    ...queryOf(useHttp(), getLotesPrestador, { body: { codPrestador } }),
    staleTime: 0,
  });
  return (
    <Drawer title="Lotes e demonstrativos" size="large" onClose={onClose}>
      <ListBody
        report={reportOf(lotes, lotes.data)}
        memory="guias-importadas-xml.lotes"
        columns={columns}
        names={{
          file: fileOf('lotes-do-prestador', codPrestador, today),
          question: `Prestador ${codPrestador}, em ${writeDay(today)}`,
        }}
        table={{
          label: 'Lotes do prestador',
          rowKey: ({ protocolo }) => protocolo,
          emptyText: 'Nenhum lote deste prestador foi importado.',
          rowActions: (lote) => <LoteActs lote={lote} />,
        }}
      />
    </Drawer>
  );
}
