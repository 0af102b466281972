import { useQuery } from '@tanstack/react-query';
import { getComandosDaRemessa } from '@vidas/api-client/financeiro/remessa/remessa.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { useHttp } from '../../app/services.tsx';
import { ListBody } from '../../report/ListBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { useNow } from '../../report/useExports.ts';
import { comandoColumns } from './remessaColumns.tsx';

interface ComandosListProps {
  /** '0' for commands that wait for the next file. */
  readonly remessa: string;
}

/** The titles of a file, each with its command and the bank's answer. */
export function ComandosList({ remessa }: ComandosListProps) {
  const found = useQuery(queryOf(useHttp(), getComandosDaRemessa, { params: { remessa } }));
  const isWaiting = remessa === '0';
  const names = useNow(isWaiting ? 'comandos-em-espera' : `comandos-da-remessa-${remessa}`);
  return (
    <ListBody
      report={reportOf(found, found.data)}
      memory="remessas.comandos"
      columns={comandoColumns}
      names={names}
      table={{
        label: isWaiting ? 'Comandos que esperam a próxima remessa' : 'Comandos da remessa',
        rowKey: ({ id }) => id,
        emptyText: isWaiting ? 'Nada espera por uma remessa.' : 'Nenhum comando está nesta remessa.',
      }}
    />
  );
}
