import { abaDoItem, abasDaGuia, isEditavel } from '@vidas/api-client/contas-medicas/guia-rules';
import type { Guia, GuiaComItens, GuiaItem } from '@vidas/api-client/contas-medicas/guias';
import { Dialog } from '@vidas/ui/dialog';
import { ErrorState } from '@vidas/ui/error-state';
import { Stack } from '@vidas/ui/layout/stack';
import { Skeleton } from '@vidas/ui/skeleton';
import { Tabs } from '@vidas/ui/tabs';
import { useState } from 'react';
import { GuiaActs } from './GuiaActs.tsx';
import { GuiaCabecalho } from './GuiaCabecalho.tsx';
import { ItemDialog } from './ItemDialog.tsx';
import { ItensIguais } from './ItensIguais.tsx';
import { ItensTab } from './ItensTab.tsx';
import { RecusasNotice } from './RecusasNotice.tsx';
import { useGuia } from './useGuia.ts';

export interface GuiaDialogProps {
  readonly numGuia: string;
  /** The person wants to incorporate this valid guide. */
  readonly onIncorporar: (guia: Guia) => void;
  readonly onClose: () => void;
}

/** One guide with its items in six tabs. */
export function GuiaDialog({ numGuia, onIncorporar, onClose }: GuiaDialogProps) {
  const guia = useGuia(numGuia);
  const { data, error, refetch } = guia.query;
  return (
    <Dialog
      title={`Guia ${numGuia}`}
      size="wide"
      onClose={onClose}
      footer={data && <GuiaActs guia={data.guia} onIncorporar={onIncorporar} onClose={onClose} />}
    >
      {data && <GuiaContent {...data} guiaNaTela={guia} />}
      {!data && error && (
        <ErrorState
          onRetry={() => void refetch()}
        >{`Erro ao carregar esta guia! ${error.message}`}</ErrorState>
      )}
      {!data && !error && <Skeleton />}
    </Dialog>
  );
}

interface GuiaContentProps extends GuiaComItens {
  readonly guiaNaTela: ReturnType<typeof useGuia>;
}

function GuiaContent({ guia, itens, guiaNaTela }: GuiaContentProps) {
  const [chosen, setAba] = useState<string | null>(null);
  const [seqItem, setSeqItem] = useState<number | null>(null);
  const byAba = Map.groupBy(itens, abaDoItem);
  const first = abasDaGuia.find(({ key }) => byAba.has(key))?.key ?? 'honorarios';
  const isOpen = isEditavel(guia.status);
  const item = itens.find((each) => each.seqItem === seqItem);
  const { decidido } = guiaNaTela;
  return (
    <Stack gap="m">
      <GuiaCabecalho guia={guia} />
      {guiaNaTela.recusas && <RecusasNotice recusas={guiaNaTela.recusas} onClose={guiaNaTela.fechaRecusas} />}
      {decidido && <ItensIguais key={decidido.item.seqItem} decidido={decidido} />}
      <Tabs
        label="Itens da guia"
        selectedKey={chosen ?? first}
        onChange={setAba}
        items={abasDaGuia.map(({ key, label }) => {
          const own = byAba.get(key) ?? [];
          const isDone = own.length > 0 && own.every(({ status }) => status === 1);
          return {
            key,
            label,
            badge: own.length,
            doneText: isDone ? 'tudo aprovado' : undefined,
            content: (
              <ItensTab
                aba={key}
                label={label}
                itens={own}
                isEditavel={isOpen}
                isPending={guiaNaTela.isDeciding}
                onOpen={(each: GuiaItem) => setSeqItem(each.seqItem)}
                onDecide={guiaNaTela.decideVarios}
              />
            ),
          };
        })}
      />
      {item && (
        <ItemDialog
          key={item.seqItem}
          item={item}
          isEditavel={isOpen}
          onDecide={guiaNaTela.decideUm}
          onClose={() => setSeqItem(null)}
        />
      )}
    </Stack>
  );
}
