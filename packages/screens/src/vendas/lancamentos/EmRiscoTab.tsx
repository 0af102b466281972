import { writeReais } from '@vidas/api-client/words/money.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { getComissaoEmRisco } from '@vidas/api-client/vendas/lancamentos/lancamentos.contract.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useHttp } from '../../app/services.tsx';
import { ListBody } from '../../report/ListBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { emRiscoColumns } from './lancamentosColumns.tsx';

const label = 'Comissão em risco';

/** Paid amounts that a cancellation can still take back, by life, of any month (VEN-38). */
export function EmRiscoTab({ seller }: { readonly seller: string }) {
  const query = useQuery(queryOf(useHttp(), getComissaoEmRisco, { params: { seller } }));
  const total = query.data?.reduce((sum, { valor }) => sum + valor, 0);
  return (
    <>
      <Text tone="muted">
        {total === undefined
          ? 'Comissão já lançada que um cancelamento ainda estorna.'
          : `${writeReais(total)} já lançados que um cancelamento ainda estorna, de todas as competências.`}
      </Text>
      <ListBody
        report={reportOf(query, query.data)}
        memory="lancamentos-vendas.em-risco"
        columns={emRiscoColumns}
        paging={{ size: 8 }}
        names={null}
        table={{
          label,
          rowKey: ({ codigoVenda, codigoVendedor }) => `${codigoVenda} ${codigoVendedor}`,
          emptyText: 'Nenhum dado encontrado…',
        }}
      />
    </>
  );
}
