import { useQuery } from '@tanstack/react-query';
import type { VendedorDasRegras } from '@vidas/api-client/vendas/regra-comissao';
import { regrasDoVendedorQuery } from '@vidas/api-client/vendas/regra-comissao-queries';
import { Button } from '@vidas/ui/button';
import { Dialog } from '@vidas/ui/dialog';
import { useReportView } from '@vidas/ui/report-table/view';
import { useHttp } from '../../app/services.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { regraDoVendedorColumns } from './regraColumns.tsx';
import { RegraDoVendedorDetalhe } from './RegraDetalhe.tsx';

export interface RegrasDoVendedorProps {
  readonly vendedor: VendedorDasRegras;
  readonly onClose: () => void;
}

/** The rules of one seller; opening one shows its plans. */
export function RegrasDoVendedor({ vendedor, onClose }: RegrasDoVendedorProps) {
  const query = useQuery(regrasDoVendedorQuery(useHttp(), vendedor.codigo));
  const memory = useTableMemory('regras-comissao.do-vendedor', { paging: { size: 8, sizes: [8, 15, 50] } });
  const view = useReportView(regraDoVendedorColumns, query.data, memory);
  return (
    <Dialog
      title={`Regras de ${vendedor.nome}`}
      size="large"
      onClose={onClose}
      footer={<Button onPress={onClose}>Fechar</Button>}
    >
      <ReportBody
        report={reportOf(query, query.data)}
        view={view}
        table={{
          label: `Regras do vendedor ${vendedor.codigo}`,
          rowKey: ({ codigoRegraComissao }) => codigoRegraComissao,
          emptyText: 'Este vendedor não tem regras.',
          expand: { render: (regra) => <RegraDoVendedorDetalhe regra={regra} /> },
        }}
      />
    </Dialog>
  );
}
