import { useQuery } from '@tanstack/react-query';
import { getDuvidasRetorno } from '@vidas/api-client/financeiro/retorno/retorno.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { useHttp } from '../../app/services.tsx';
import { ListBody } from '../../report/ListBody.tsx';
import { useNow } from '../../report/useExports.ts';
import { reportOf } from '../../report/reportOf.ts';
import { DecideActs } from './DecideActs.tsx';
import { duvidaColumns } from './retornoColumns.tsx';

/** Equal lines of later files that wait for a decision (CBR-16). */
export function DuvidasTab() {
  const found = useQuery(queryOf(useHttp(), getDuvidasRetorno, {}));
  const names = useNow('linhas-a-decidir');
  return (
    <ListBody
      report={reportOf(found, found.data)}
      memory="arquivo-banco.a-decidir"
      columns={duvidaColumns}
      names={names}
      table={{
        label: 'Linhas a decidir',
        rowKey: ({ arquivoId, linha }) => `${arquivoId} ${linha}`,
        emptyText: 'Nenhuma linha espera decisão.',
        rowActions: ({ arquivoId, linha }) => <DecideActs arquivo={arquivoId} linha={linha} />,
      }}
    />
  );
}
