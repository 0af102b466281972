import { writeMonth } from '@vidas/api-client/words/day.ts';
import type { VendaSemComissao } from '@vidas/api-client/vendas/fechamento/comissaoLinhas.contract.ts';
import type { ReactNode } from 'react';
import { fileOf } from '../../report/fileOf.ts';
import { ListBody } from '../../report/ListBody.tsx';
import type { Report } from '../../report/useReport.ts';
import { semComissaoColumns, semComissaoPropriaColumns } from './comissaoColumns.tsx';

/** Text of a list without sales. */
export const semVendaText = 'Todas as vendas desta competência dão comissão.';

interface SemComissaoTableProps {
  readonly report: Report<VendaSemComissao>;
  readonly competencia: string;
  /** The seller of the sales; absent for the session's own. */
  readonly vendedor?: string;
  readonly isOfOne?: boolean;
  /** True when the typed month differs from the one on show. */
  readonly isOutdated?: boolean;
  readonly rowActions?: (venda: VendaSemComissao) => ReactNode;
}

/** Sales and fees without commission, each with its missing condition. */
export function SemComissaoTable({
  report,
  competencia,
  vendedor,
  isOfOne = false,
  isOutdated,
  rowActions,
}: SemComissaoTableProps) {
  return (
    <ListBody
      report={report}
      memory="fechamento-comissao.sem-comissao"
      columns={isOfOne ? semComissaoPropriaColumns : semComissaoColumns}
      names={{
        file: fileOf('sem-comissao', competencia, vendedor),
        question: [`Competência ${writeMonth(competencia)}`, vendedor && `vendedor ${vendedor}`]
          .filter(Boolean)
          .join(' · '),
        isOutdated,
      }}
      table={{
        label: 'Vendas sem comissão',
        rowKey: ({ codigoVenda, referencia }) => `${codigoVenda} ${referencia ?? ''}`,
        emptyText: semVendaText,
        rowActions,
      }}
    />
  );
}
