import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { useQuery } from '@tanstack/react-query';
import {
  type CargaPedida,
  getCargasPedidas,
} from '@vidas/api-client/contas-medicas/carga-dados/cargaDados.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { EntryList } from '@vidas/ui/entry-list/EntryList.tsx';
import { ErrorState } from '@vidas/ui/error-state/ErrorState.tsx';
import { useHttp } from '../../app/services.tsx';
import { writePeriodo } from '../../report/periodo.ts';
import { nomeDoTipo } from './tiposCarga.ts';

const entryOf = (carga: CargaPedida) => ({
  title: `${carga.id} · ${nomeDoTipo(carga.tipoCargaDados)}`,
  detail: writePeriodo('Dados', { start: carga.dtInicial, end: carga.dtFinal }),
  note: `Pedida em ${writeDayTime(carga.pedidaEm)} por ${carga.usuario}`,
});

/** The last requested loads, newest first; read at every visit, because others request them too. */
export function CargasPedidas() {
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(useHttp(), getCargasPedidas, {}),
    staleTime: 0,
  });
  if (data === undefined && error && !isFetching)
    return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  return (
    <EntryList
      label="Cargas já pedidas"
      entries={(data ?? []).map(entryOf)}
      isLoading={data === undefined}
      emptyText="Nenhuma carga foi pedida ainda."
    />
  );
}
