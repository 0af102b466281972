import { useQuery } from '@tanstack/react-query';
import type { EntregaAberta } from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.contract.ts';
import { problemasDaCarga } from '@vidas/api-client/tecnologia/carga-de-dados/problemasDaCarga.contract.ts';
import { problemasQuery } from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.queries.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useHttp } from '../../app/services.tsx';
import { fileOf } from '../../report/fileOf.ts';
import { ListBody } from '../../report/ListBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { problemaColumns } from './cargaColumns.tsx';

/** Most problems that a delivery stores one by one. */
const GUARDADOS = 100_000;

/** Problems of the lines of a delivery. Opening them is on record, because they show names and documents (CAR-25). */
export function ProblemasTab({ entrega }: { readonly entrega: EntregaAberta }) {
  const { id, versao, problemas, avisos } = entrega;
  const contados = problemas + avisos;
  const found = useQuery({ ...problemasQuery(useHttp(), id, versao), enabled: contados > 0 });
  const rows = contados > 0 ? found.data : [];
  return (
    <>
      <Text tone="muted">
        {contados > GUARDADOS
          ? `Estão aqui os primeiros ${GUARDADOS.toLocaleString('pt-BR')} de ${contados.toLocaleString('pt-BR')} problemas. Abrir esta lista fica registrado.`
          : 'A lista mostra dados de pessoas: abri-la fica registrado.'}
      </Text>
      <ListBody
        report={reportOf(found, rows)}
        memory={problemasDaCarga}
        columns={problemaColumns}
        names={{ file: fileOf('problemas', id), question: `Entrega ${id}` }}
        table={{
          label: 'Problemas',
          rowKey: (_row, index) => String(index),
          emptyText: 'Nenhuma linha tem problema.',
        }}
      />
    </>
  );
}
