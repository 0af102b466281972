import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { getEntregasDaCarga } from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useHttp } from '../../app/services.tsx';
import { ListBody } from '../../report/ListBody.tsx';
import { useNow } from '../../report/useExports.ts';
import { reportOf } from '../../report/reportOf.ts';
import { entregaColumns } from './cargaColumns.tsx';
import { useEntregaUrl } from './useEntregaUrl.ts';

/** All deliveries, the newest first, from every channel. */
export function EntregasTab() {
  const found = useQuery(queryOf(useHttp(), getEntregasDaCarga, {}));
  const [, show] = useEntregaUrl();
  return (
    <ListBody
      report={reportOf(found, found.data)}
      memory="carga-de-dados.entregas"
      columns={entregaColumns}
      names={useNow('entregas-da-carga')}
      table={{
        label: 'Entregas',
        rowKey: ({ id }) => id,
        emptyText: 'Nenhuma entrega chegou ainda.',
        rowActions: ({ id }) => (
          <Button size="small" aria-label={`Abrir a entrega ${id}`} onPress={() => show(id)}>
            Abrir
          </Button>
        ),
      }}
    />
  );
}
