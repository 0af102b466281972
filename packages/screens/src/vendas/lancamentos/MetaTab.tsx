import { writeMonth } from '@vidas/api-client/words/day.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { getMetas } from '@vidas/api-client/vendas/lancamentos/lancamentos.contract.ts';
import { GroupedBarChart } from '@vidas/ui/chart/GroupedBarChart.tsx';
import { useHttp } from '../../app/services.tsx';
import { ListBody } from '../../report/ListBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { metasColumns } from './lancamentosColumns.tsx';

export interface MetaTabProps {
  readonly seller: string;
  readonly competencia: string;
}

/** The lives of the year beside the goal and the year before, and the goal of the month seller by seller (VEN-37). */
export function MetaTab({ seller, competencia }: MetaTabProps) {
  const query = useQuery(queryOf(useHttp(), getMetas, { params: { seller, competencia } }));
  const { data, error, isFetching, refetch } = query;
  const meses = data?.meses ?? [];
  const failed = data === undefined && !isFetching && error !== null;
  return (
    <>
      <GroupedBarChart
        title="Vidas por mês, a meta e o ano anterior"
        subtitle={`Vidas efetivadas que contam para a meta, de janeiro a ${writeMonth(competencia)}`}
        headingLevel={2}
        categoryLabel="Mês"
        labels={meses.map((mes) => writeMonth(mes.competencia))}
        series={[
          { name: 'Vidas', values: meses.map(({ vidas }) => vidas) },
          { name: 'Meta', values: meses.map(({ meta }) => meta) },
          { name: 'Ano anterior', values: meses.map(({ anoAnterior }) => anoAnterior) },
        ]}
        isLoading={data === undefined && isFetching}
        failure={failed ? { message: error.message, onRetry: () => void refetch() } : undefined}
      />
      <ListBody
        report={reportOf(query, data?.vendedores)}
        memory="lancamentos-vendas.metas"
        columns={metasColumns}
        paging={{ size: 8 }}
        names={null}
        table={{
          title: 'Meta do mês por vendedor',
          label: 'Meta do mês por vendedor',
          rowKey: ({ codigoVendedor }) => codigoVendedor,
          emptyText: 'Nenhum dado encontrado…',
        }}
      />
    </>
  );
}
