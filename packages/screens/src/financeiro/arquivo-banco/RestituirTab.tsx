import { useQuery } from '@tanstack/react-query';
import { getCreditosRetorno } from '@vidas/api-client/financeiro/retorno';
import { queryOf } from '@vidas/api-client/http/query-of';
import { Button } from '@vidas/ui/button';
import { useHttp } from '../../app/services.tsx';
import { ListBody } from '../../report/ListBody.tsx';
import { useNow } from '../../report/useExports.ts';
import { reportOf } from '../../report/reportOf.ts';
import { restituirColumns } from './retornoColumns.tsx';
import { useEndereco } from './useEndereco.ts';

/** Money that settles nothing and belongs to who paid it (CBR-11). */
export function RestituirTab() {
  const found = useQuery(queryOf(useHttp(), getCreditosRetorno, {}));
  const names = useNow('creditos-de-pagadores');
  const { mostra } = useEndereco();
  return (
    <ListBody
      report={reportOf(found, found.data)}
      memory="arquivo-banco.restituir"
      columns={restituirColumns}
      names={names}
      table={{
        label: 'Créditos de pagadores',
        rowKey: ({ arquivoId, linha }) => `${arquivoId} ${linha}`,
        emptyText: 'Nada foi pago em duplicidade nem a maior.',
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
