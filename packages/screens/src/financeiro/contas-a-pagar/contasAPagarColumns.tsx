import {
  camposPagamento,
  contaCaixa,
  nulo,
  type Pagamento,
} from '@vidas/api-client/financeiro/contas-a-pagar/contasAPagar.contract.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import type { ReactNode } from 'react';
import { fieldColumns } from '../../report/fieldColumns.tsx';

const { CONTA_BANCO, ...others } = camposPagamento;
type TextField = 'HISTORICO' | 'CODIGO' | 'FORNECEDOR' | 'CONTA_CONTABIL' | 'DOCUMENTO';

/** Draws a null as an error (FIN-7). */
const orNulo =
  (name: TextField) =>
  (row: Pick<Pagamento, TextField>, marked: ReactNode): ReactNode =>
    row[name] === null ? <Text tone="negative">{marked}</Text> : marked;

const contaDe = ({ COD_CONTA, CONTA_BANCO: conta }: Pagamento): string =>
  COD_CONTA === contaCaixa ? 'Caixa' : (conta ?? nulo);

const conta = columnsOf<Pagamento>().computed('CONTA_BANCO', contaDe, {
  header: CONTA_BANCO.header,
  filter: { kind: 'exact' },
  cell: (row, marked) => (contaDe(row) === nulo ? <Text tone="negative">{marked}</Text> : marked),
});

export const contasAPagarColumns = [
  conta,
  ...fieldColumns(others, {
    HISTORICO: orNulo('HISTORICO'),
    CODIGO: orNulo('CODIGO'),
    FORNECEDOR: orNulo('FORNECEDOR'),
    CONTA_CONTABIL: orNulo('CONTA_CONTABIL'),
    DOCUMENTO: orNulo('DOCUMENTO'),
  }),
];
