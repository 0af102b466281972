import { abaDoItem, abasDaGuia, isEditavel } from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import type { Guia, GuiaComItens } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { ErrorState } from '@vidas/ui/error-state/ErrorState.tsx';
import { ChevronLeftIcon } from '@vidas/ui/icon/icons.tsx';
import { Page } from '@vidas/ui/layout/Page.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { leave } from '@vidas/ui/leaving/leaving.ts';
import { Skeleton } from '@vidas/ui/skeleton/Skeleton.tsx';
import { Tabs } from '@vidas/ui/tabs/Tabs.tsx';
import { Kbd } from '@vidas/ui/text/Kbd.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { EscapeArea } from '@vidas/ui/two-panes/EscapeArea.tsx';
import { focusSoon } from '@vidas/ui/two-panes/focusSoon.ts';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { FatosDaGuia } from './FatosDaGuia.tsx';
import { GuiaActs } from './GuiaActs.tsx';
import { GuiaCabecalho } from './GuiaCabecalho.tsx';
import { ItensIguais } from './ItensIguais.tsx';
import { ItensTab } from './ItensTab.tsx';
import { RecusasNotice } from './RecusasNotice.tsx';
import { TeclasDialog } from './TeclasDialog.tsx';
import { useGlosas } from './useGlosas.ts';
import { useGuia } from './useGuia.ts';
import { useTeclas } from './useTeclas.ts';

export interface GuiaPageProps {
  readonly numGuia: string;
  /** Guides for the steps forward and back, in order. */
  readonly lista: readonly string[];
  /** Called for another guide of the list. */
  readonly onOutra: (numGuia: string) => void;
  /** Called for the desk with this guide on show; without it the guide does not wait there. */
  readonly onMesa: (() => void) | undefined;
  /** Called to incorporate this valid guide. */
  readonly onIncorporar: (guia: Guia) => void;
  /** Called to undo the settlement or incorporation of this guide. */
  readonly onDesfazer: (guia: Guia) => void;
  readonly onClose: () => void;
}

/** One guide in place of its list: its head and acts, then its items in six tabs, each beside the chosen one. */
export function GuiaPage({
  numGuia,
  lista,
  onOutra,
  onMesa,
  onIncorporar,
  onDesfazer,
  onClose,
}: GuiaPageProps) {
  const guia = useGuia(numGuia);
  const { error, refetch } = guia.query;
  // Draws the head first: five hundred items follow in small pieces, even from the cache.
  const data = useDeferredValue(guia.query.data ?? null, null);
  const [isHelping, setIsHelping] = useState(false);
  const title = useRef<HTMLSpanElement>(null);
  useEffect(() => focusSoon(() => title.current?.focus()), []);
  const at = lista.indexOf(numGuia);
  const [anterior, proxima] = at === -1 ? [] : [lista[at - 1], lista[at + 1]];
  const go = (to: string | undefined) => {
    if (to !== undefined) leave(() => onOutra(to));
  };
  const close = () => leave(onClose);
  useTeclas({ n: () => go(proxima), p: () => go(anterior), '?': () => setIsHelping(true) });
  return (
    <EscapeArea label={`Guia ${numGuia}`} onEscape={close}>
      <Page
        title={
          <span ref={title} tabIndex={-1}>
            {`Guia ${numGuia}`}
          </span>
        }
        actions={
          <Row>
            {at !== -1 && <Text as="span" size="table" tone="muted">{`${at + 1} de ${lista.length}`}</Text>}
            <Button size="small" isDisabled={anterior === undefined} onPress={() => go(anterior)}>
              Anterior <Kbd aria-hidden="true">P</Kbd>
            </Button>
            <Button size="small" isDisabled={proxima === undefined} onPress={() => go(proxima)}>
              Próxima <Kbd aria-hidden="true">N</Kbd>
            </Button>
            <Button size="small" tone="quiet" onPress={() => setIsHelping(true)}>
              Teclas <Kbd aria-hidden="true">?</Kbd>
            </Button>
            {onMesa && (
              <Button size="small" aria-label="Decidir na mesa" onPress={() => leave(onMesa)}>
                Mesa
              </Button>
            )}
            <Button size="small" icon={<ChevronLeftIcon />} onPress={close}>
              Voltar às guias
            </Button>
            {data && <GuiaActs guia={data.guia} onIncorporar={onIncorporar} onDesfazer={onDesfazer} />}
          </Row>
        }
        isFilling
      >
        {data && <GuiaContent {...data} guiaNaTela={guia} />}
        {!data && error && (
          <ErrorState
            onRetry={() => void refetch()}
          >{`Erro ao carregar esta guia! ${error.message}`}</ErrorState>
        )}
        {!data && !error && <Skeleton size="block" />}
        {isHelping && <TeclasDialog onClose={() => setIsHelping(false)} />}
      </Page>
    </EscapeArea>
  );
}

interface GuiaContentProps extends GuiaComItens {
  readonly guiaNaTela: ReturnType<typeof useGuia>;
}

function GuiaContent({ guia, itens, guiaNaTela }: GuiaContentProps) {
  // Loads the denial codes before the first item needs them.
  useGlosas();
  const [chosen, setAba] = useState<string | null>(null);
  const byAba = Map.groupBy(itens, abaDoItem);
  const first = abasDaGuia.find(({ key }) => byAba.has(key))?.key ?? 'honorarios';
  const aba = abasDaGuia.find(({ key }) => key === chosen)?.key ?? first;
  const { decidido } = guiaNaTela;
  const show = (key: string | undefined) => leave(() => setAba(key ?? first));
  useTeclas({
    t: () => {
      const at = abasDaGuia.findIndex(({ key }) => key === aba);
      show(abasDaGuia[(at + 1) % abasDaGuia.length]?.key);
    },
  });
  return (
    <>
      <GuiaCabecalho guia={guia} itens={itens} />
      <FatosDaGuia guia={guia} itens={itens} />
      {guiaNaTela.recusas && <RecusasNotice recusas={guiaNaTela.recusas} onClose={guiaNaTela.fechaRecusas} />}
      {decidido && <ItensIguais key={decidido.item.seqItem} decidido={decidido} />}
      <Tabs
        label="Itens da guia"
        selectedKey={aba}
        onChange={show}
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
                guia={guia}
                itens={own}
                isEditavel={isEditavel(guia.status)}
                guiaNaTela={guiaNaTela}
              />
            ),
          };
        })}
      />
    </>
  );
}
