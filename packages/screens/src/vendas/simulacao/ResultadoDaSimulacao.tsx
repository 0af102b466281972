import { agree } from '@vidas/api-client/words/counted.ts';
import { writeMonth } from '@vidas/api-client/words/day.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { nomeDoMotivo } from '@vidas/api-client/vendas/motivo.rules.ts';
import {
  type PedidoDeSimulacao,
  type Simulacao,
  simularLinhas,
  type VendedorSimulado,
} from '@vidas/api-client/vendas/simulacao/simulacao.contract.ts';
import { KpiStrip } from '@vidas/ui/kpi-card/KpiStrip.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { ReportTable } from '@vidas/ui/report-table/ReportTable.tsx';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useHttp } from '../../app/services.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { diferenca, linhaSimuladaColumns, vendedorSimuladoColumns } from './simulacaoColumns.tsx';

const paging = { size: 8, sizes: [8, 15, 50] } as const;

/** 'Competências 08/2026 a 10/2026', with the months that are not closed. */
const escreveMeses = ({ de, ate, meses, mesesFechados }: Omit<Simulacao, 'id'>): string => {
  const abertos = meses - mesesFechados;
  const words = `Competências ${writeMonth(de)} a ${writeMonth(ate)}`;
  if (abertos === 0) return words;
  return `${words}; ${abertos === 1 ? 'uma ainda não foi fechada' : `${abertos} ainda não foram fechadas`}, e nela${agree(abertos, '', 's')} pago é o que as regras de hoje dão`;
};

interface LinhasProps {
  readonly pedido: PedidoDeSimulacao;
  readonly vendedor: VendedorSimulado;
}

/** The lines of one seller, read when they are opened. */
function Linhas({ pedido, vendedor }: LinhasProps) {
  const body = { ...pedido, vendedor: vendedor.codigo };
  const query = useQuery(queryOf(useHttp(), simularLinhas, { body }));
  const view = useReportView(linhaSimuladaColumns, query.data, { paging });
  return (
    <Stack>
      {vendedor.semComissao.length > 0 && (
        <Text tone="muted">
          Sem comissão:{' '}
          {vendedor.semComissao
            .map(({ motivo, quantidade }) => `${quantidade} × ${nomeDoMotivo[motivo]}`)
            .join(', ')}
          .
        </Text>
      )}
      <ReportBody
        report={reportOf(query, query.data)}
        view={view}
        table={{
          label: `Linhas do vendedor ${vendedor.codigo}`,
          rowKey: (_, index) => String(index),
          emptyText: 'Nenhuma linha nestes meses.',
        }}
      />
    </Stack>
  );
}

export interface ResultadoDaSimulacaoProps {
  readonly resultado: Omit<Simulacao, 'id'>;
  /** Input for the lines of a seller; absent for a stored result. */
  readonly pedido?: PedidoDeSimulacao | undefined;
  /** Name of the table, when a page has several. */
  readonly label?: string;
}

/** Totals, and the sellers with the greatest differences first. */
export function ResultadoDaSimulacao({
  resultado,
  pedido,
  label = 'Vendedores na simulação',
}: ResultadoDaSimulacaoProps) {
  const { total, vendedores } = resultado;
  const view = useReportView(vendedorSimuladoColumns, vendedores, { paging });
  return (
    <Stack gap="l">
      <Text tone="muted">{escreveMeses(resultado)}.</Text>
      <KpiStrip
        cards={[
          { label: 'Pago', kind: 'money', value: total.pago },
          { label: 'Teria pago', kind: 'money', value: total.simulado },
          { label: 'Diferença', kind: 'money', value: diferenca(total) },
          { label: 'Teria estornado', kind: 'money', value: total.estornosSimulados },
        ]}
      />
      <ReportTable
        label={label}
        view={view}
        rowKey={({ codigo }) => codigo}
        emptyText="Nenhum vendedor tem vendas nestes meses."
        expand={
          pedido && { render: (vendedor: VendedorSimulado) => <Linhas pedido={pedido} vendedor={vendedor} /> }
        }
      />
    </Stack>
  );
}
