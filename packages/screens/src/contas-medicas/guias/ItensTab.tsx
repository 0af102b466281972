import type { AbaDaGuia } from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import type { GuiaItem } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { regrasDoItem } from '@vidas/api-client/contas-medicas/guias/itemAvisos.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { ReportTable } from '@vidas/ui/report-table/ReportTable.tsx';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { itemColumns } from './itemColumns.tsx';
import { ItensActs, type ItensActsProps } from './ItensActs.tsx';
import { RegrasDoItem } from './RegrasDoItem.tsx';

export interface ItensTabProps {
  readonly aba: AbaDaGuia;
  readonly label: string;
  readonly itens: readonly GuiaItem[];
  /** True when items may be changed (CTM-31). */
  readonly isEditavel: boolean;
  readonly isPending: boolean;
  readonly onOpen: (item: GuiaItem) => void;
  readonly onDecide: ItensActsProps['onDecide'];
}

/** The items of one tab, with the fired rules below each row. */
export function ItensTab({ aba, label, itens, isEditavel, isPending, onOpen, onDecide }: ItensTabProps) {
  const view = useReportView(itemColumns[aba], itens, { paging: null });
  return (
    <ReportTable
      label={label}
      view={view}
      rowKey={({ seqItem }) => String(seqItem)}
      emptyText="Nenhum item nesta aba."
      expand={{
        render: (item) => <RegrasDoItem item={item} />,
        canOpen: (item) => regrasDoItem(item).length > 0,
      }}
      rowActions={(item) => {
        const verb = isEditavel ? 'Avaliar' : 'Ver';
        return (
          <Button size="small" aria-label={`${verb} o item ${item.seqItem}`} onPress={() => onOpen(item)}>
            {verb}
          </Button>
        );
      }}
      selection={
        isEditavel
          ? {
              actions: ({ rows, keep }) => (
                <ItensActs aba={aba} rows={rows} keep={keep} isPending={isPending} onDecide={onDecide} />
              ),
            }
          : undefined
      }
    />
  );
}
