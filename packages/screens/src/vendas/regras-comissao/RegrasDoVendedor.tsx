import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import {
  getRegrasComissaoVendedor,
  type VendedorDasRegras,
} from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { useHttp } from '../../app/services.tsx';
import { ListBody } from '../../report/ListBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { regraDoVendedorColumns } from './regraColumns.tsx';
import { RegraDoVendedorDetalhe } from './RegraDetalhe.tsx';

export interface RegrasDoVendedorProps {
  readonly vendedor: VendedorDasRegras;
  readonly onClose: () => void;
}

/** The rules of one seller; opening one shows its plans. */
export function RegrasDoVendedor({ vendedor, onClose }: RegrasDoVendedorProps) {
  const query = useQuery(
    queryOf(useHttp(), getRegrasComissaoVendedor, { params: { sellerCode: vendedor.codigo } }),
  );
  return (
    <Dialog
      title={`Regras de ${vendedor.nome}`}
      size="large"
      onClose={onClose}
      footer={<Button onPress={onClose}>Fechar</Button>}
    >
      <ListBody
        report={reportOf(query, query.data)}
        memory="regras-comissao.do-vendedor"
        columns={regraDoVendedorColumns}
        paging={{ size: 8, sizes: [8, 15, 50] }}
        names={null}
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
