import { abaDoItem, abasDaGuia, isEditavel } from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import type { Guia, GuiaComItens, GuiaItem } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { ErrorState } from '@vidas/ui/error-state/ErrorState.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Skeleton } from '@vidas/ui/skeleton/Skeleton.tsx';
import { Tabs } from '@vidas/ui/tabs/Tabs.tsx';
import { useDeferredValue, useState } from 'react';
import { GuiaActs } from './GuiaActs.tsx';
import { GuiaCabecalho } from './GuiaCabecalho.tsx';
import { ItemDialog } from './ItemDialog.tsx';
import { ItensIguais } from './ItensIguais.tsx';
import { ItensTab } from './ItensTab.tsx';
import { RecusasNotice } from './RecusasNotice.tsx';
import { TeclasDialog } from './TeclasDialog.tsx';
import { useGuia } from './useGuia.ts';
import { useTeclas } from './useTeclas.ts';

export interface GuiaDialogProps {
  readonly numGuia: string;
  /** Called for the next guide of the list (1) or the one before (-1). */
  readonly onOutra: (passo: 1 | -1) => void;
  /** Called to incorporate this valid guide. */
  readonly onIncorporar: (guia: Guia) => void;
  readonly onClose: () => void;
}

/** One guide with its items in six tabs. */
export function GuiaDialog({ numGuia, onOutra, onIncorporar, onClose }: GuiaDialogProps) {
  const guia = useGuia(numGuia);
  const { error, refetch } = guia.query;
  // Five hundred items are drawn in small pieces after the dialog, also those from the cache.
  const data = useDeferredValue(guia.query.data ?? null, null);
  return (
    <Dialog
      title={`Guia ${numGuia}`}
      size="wide"
      onClose={onClose}
      footer={data && <GuiaActs guia={data.guia} onIncorporar={onIncorporar} onClose={onClose} />}
    >
      {data && <GuiaContent {...data} guiaNaTela={guia} onOutra={onOutra} />}
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
  readonly onOutra: GuiaDialogProps['onOutra'];
}

function GuiaContent({ guia, itens, guiaNaTela, onOutra }: GuiaContentProps) {
  const [chosen, setAba] = useState<string | null>(null);
  const [seqItem, setSeqItem] = useState<number | null>(null);
  const byAba = Map.groupBy(itens, abaDoItem);
  const first = abasDaGuia.find(({ key }) => byAba.has(key))?.key ?? 'honorarios';
  const isOpen = isEditavel(guia.status);
  const item = itens.find((each) => each.seqItem === seqItem);
  const { decidido } = guiaNaTela;
  const aba = abasDaGuia.find(({ key }) => key === chosen)?.key ?? first;
  const [last, setLast] = useState<number | null>(null);
  const [isHelping, setIsHelping] = useState(false);
  const openItem = (next: number | null) => {
    setSeqItem(next);
    if (next !== null) setLast(next);
  };
  /** The next or previous item of the tab, from the last opened one; it stops at the ends. */
  const step = (passo: 1 | -1) => {
    const own = byAba.get(aba) ?? [];
    const at = own.findIndex((each) => each.seqItem === last);
    const next = own[at === -1 ? 0 : at + passo];
    if (next) openItem(next.seqItem);
  };
  const nextTab = () => {
    const at = abasDaGuia.findIndex(({ key }) => key === aba);
    setAba(abasDaGuia[(at + 1) % abasDaGuia.length]?.key ?? first);
    setLast(null);
  };
  useTeclas(
    {
      j: () => step(1),
      k: () => step(-1),
      t: nextTab,
      n: () => onOutra(1),
      p: () => onOutra(-1),
      '?': () => setIsHelping(true),
    },
    item === undefined && !isHelping,
  );
  return (
    <Stack gap="m">
      <GuiaCabecalho guia={guia} />
      {guiaNaTela.recusas && <RecusasNotice recusas={guiaNaTela.recusas} onClose={guiaNaTela.fechaRecusas} />}
      {decidido && <ItensIguais key={decidido.item.seqItem} decidido={decidido} />}
      <Tabs
        label="Itens da guia"
        selectedKey={aba}
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
                onOpen={(each: GuiaItem) => openItem(each.seqItem)}
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
          onPasso={step}
          onClose={() => openItem(null)}
        />
      )}
      {isHelping && <TeclasDialog onClose={() => setIsHelping(false)} />}
    </Stack>
  );
}
