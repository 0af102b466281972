import { writeMonth } from '@vidas/api-client/words/day.ts';
import type { LinhaExplicada } from '@vidas/api-client/vendas/fechamento/comissaoLinhas.contract.ts';
import type { ReactNode } from 'react';
import { fileOf } from '../../report/fileOf.ts';
import { ListBody } from '../../report/ListBody.tsx';
import type { Report } from '../../report/useReport.ts';
import { LinhaAberta } from './LinhaAberta.tsx';
import { linhaColumns, linhaPropriaColumns } from './comissaoColumns.tsx';

/** Text of a list without lines. */
export const semLinhaText = 'Nenhuma linha nesta competência.';

interface LinhasTableProps {
  readonly report: Report<LinhaExplicada>;
  readonly competencia: string;
  /** The seller of the lines; absent for the session's own. */
  readonly vendedor?: string;
  /** True when all lines belong to one seller, who needs no column. */
  readonly isOfOne?: boolean;
  readonly label?: string;
  readonly emptyText?: string;
  /** True when the typed month differs from the one on show. */
  readonly isOutdated?: boolean;
  readonly rowActions?: (linha: LinhaExplicada) => ReactNode;
}

/** Key of a line in a month. */
const linhaKey = ({ codigoVenda, codigoVendedor, especie, origem, referencia }: LinhaExplicada): string =>
  [codigoVenda, codigoVendedor, especie, origem, referencia].join(' ');

/** Lines of commission, each with its explanation; its story opens under it. */
export function LinhasTable({
  report,
  competencia,
  vendedor,
  isOfOne = false,
  label = 'Linhas da comissão',
  emptyText = semLinhaText,
  isOutdated,
  rowActions,
}: LinhasTableProps) {
  return (
    <ListBody
      report={report}
      memory={isOfOne ? 'fechamento-comissao.linhas' : 'fechamento-comissao.mudancas'}
      columns={isOfOne ? linhaPropriaColumns : linhaColumns}
      names={{
        file: fileOf(isOfOne ? 'linhas-comissao' : 'mudancas-comissao', competencia, vendedor),
        question: [`Competência ${writeMonth(competencia)}`, vendedor && `vendedor ${vendedor}`]
          .filter(Boolean)
          .join(' · '),
        isOutdated,
      }}
      table={{
        label,
        rowKey: linhaKey,
        emptyText,
        rowActions,
        expand: { render: (linha) => <LinhaAberta linha={linha} /> },
      }}
    />
  );
}
