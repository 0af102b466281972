import type { AbaDaGuia } from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import type { Guia, GuiaItem } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { regrasDoItem } from '@vidas/api-client/contas-medicas/guias/itemDecisao.rules.ts';
import { leave } from '@vidas/ui/leaving/leaving.ts';
import { ReportTable } from '@vidas/ui/report-table/ReportTable.tsx';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { PaneDoor } from '@vidas/ui/two-panes/PaneDoor.tsx';
import { TwoPanes } from '@vidas/ui/two-panes/TwoPanes.tsx';
import { useState } from 'react';
import { itemColumns } from './itemColumns.tsx';
import { ItemPane } from './ItemPane.tsx';
import { ItensActs, type ItensActsProps } from './ItensActs.tsx';
import { RegrasDoItem } from './RegrasDoItem.tsx';
import type { useGuia } from './useGuia.ts';
import { useTeclas } from './useTeclas.ts';

export interface ItensTabProps {
  readonly aba: AbaDaGuia;
  readonly label: string;
  readonly guia: Guia;
  readonly itens: readonly GuiaItem[];
  /** True when items may be changed (CTM-31). */
  readonly isEditavel: boolean;
  readonly guiaNaTela: ReturnType<typeof useGuia>;
}

/** Items of one tab, with their fired rules, and the chosen item beside them. */
export function ItensTab({ aba, label, guia, itens, isEditavel, guiaNaTela }: ItensTabProps) {
  const view = useReportView(itemColumns[aba], itens, { paging: null });
  const [seqItem, setSeqItem] = useState<number | null>(null);
  const [last, setLast] = useState<number | null>(null);
  /** Counts decisions about several items, because the open item may be one of them. */
  const [vez, setVez] = useState(0);
  const item = itens.find((each) => each.seqItem === seqItem);
  const open = (next: number) => {
    setSeqItem(next);
    setLast(next);
  };
  const placeOf = (seq: number | null) => view.selection.rows.findIndex((each) => each.seqItem === seq);
  /** Goes to the next or previous item of the table, from the last opened one; stops at the ends. */
  const step = (passo: 1 | -1) => {
    const at = placeOf(last);
    const next = view.selection.rows[at === -1 ? 0 : at + passo];
    if (next) leave(() => open(next.seqItem));
  };
  useTeclas({
    j: () => step(1),
    k: () => step(-1),
    'Alt+ArrowDown': () => step(1),
    'Alt+ArrowUp': () => step(-1),
  });
  /** Next item without approval, from the open one round to it. */
  const at = placeOf(seqItem);
  const proximo = [
    ...view.selection.rows.slice(at + 1),
    ...view.selection.rows.slice(0, Math.max(0, at)),
  ].find(({ status }) => status !== 1);
  const decideVarios: ItensActsProps['onDecide'] = async (rows, mudanca) => {
    const resultados = await guiaNaTela.decideVarios(rows, mudanca);
    setVez((now) => now + 1);
    return resultados;
  };
  return (
    <TwoPanes
      label="Lista de itens"
      chosen={item ? String(item.seqItem) : null}
      onClose={() => setSeqItem(null)}
      list={
        <ReportTable
          label={label}
          view={view}
          rowKey={({ seqItem: key }) => String(key)}
          emptyText="Nenhum item nesta aba."
          expand={{
            render: (each) => <RegrasDoItem item={each} />,
            canOpen: (each) => regrasDoItem(each).length > 0,
            isInSight: true,
          }}
          rowActions={(each) => {
            const verb = isEditavel ? 'Avaliar' : 'Ver';
            return (
              <PaneDoor
                aria-label={`${verb} o item ${each.seqItem}`}
                thing={String(each.seqItem)}
                onPress={() => open(each.seqItem)}
              >
                {verb}
              </PaneDoor>
            );
          }}
          selection={
            isEditavel
              ? {
                  actions: ({ rows, keep }) => (
                    <ItensActs
                      aba={aba}
                      rows={rows}
                      keep={keep}
                      isPending={guiaNaTela.isDeciding}
                      onDecide={decideVarios}
                    />
                  ),
                }
              : undefined
          }
        />
      }
    >
      {item && (
        <ItemPane
          key={`${item.seqItem} ${vez}`}
          item={item}
          guia={guia}
          lugar={at === -1 ? null : `${at + 1} de ${view.selection.rows.length}`}
          isEditavel={isEditavel}
          hasProximo={proximo !== undefined}
          onDecide={guiaNaTela.decideUm}
          onDone={() => {
            // The person may have gone on before the answer.
            if (proximo) setLast(proximo.seqItem);
            setSeqItem((now) => (now === item.seqItem ? (proximo?.seqItem ?? null) : now));
          }}
        />
      )}
    </TwoPanes>
  );
}
