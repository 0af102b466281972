import type { GuiaComItens, GuiaItem } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { emQuantidade } from '@vidas/api-client/contas-medicas/guias/item.rules.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { writeReais } from '@vidas/api-client/words/money.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { leave } from '@vidas/ui/leaving/leaving.ts';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import { List } from '@vidas/ui/text/List.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useState } from 'react';
import { FatosDaGuia } from '../FatosDaGuia.tsx';
import { GuiaCabecalho } from '../GuiaCabecalho.tsx';
import { ItemDaMesa } from './ItemDaMesa.tsx';
import { type Partes, writeLimpos, writeSemEspera } from './mesaTexts.ts';
import type { useDecideNaMesa } from './useDecideNaMesa.ts';

export interface GuiaDaMesaProps {
  readonly formId: string;
  readonly guia: GuiaComItens;
  readonly partes: Partes;
  /** The part that the acts decide: the sequence of an item, 'limpos', or null when nothing waits. */
  readonly parte: string | null;
  /** The item of that part. */
  readonly item: GuiaItem | undefined;
  readonly mesa: ReturnType<typeof useDecideNaMesa>;
  readonly onParte: (parte: string) => void;
  readonly onPending: (isPending: boolean) => void;
}

/** A guide on the desk: its head, the items that need a person one by one, and the clean ones folded. */
export function GuiaDaMesa({ formId, guia, partes, parte, item, mesa, onParte, onPending }: GuiaDaMesaProps) {
  const { ressalvas, limpos, decididos } = partes;
  const at = item ? ressalvas.indexOf(item) : -1;
  return (
    <>
      <GuiaCabecalho guia={guia.guia} itens={guia.itens} />
      <FatosDaGuia guia={guia.guia} itens={guia.itens} />
      {ressalvas.length + limpos.length === 0 && <Text tone="muted">{writeSemEspera(guia.itens)}</Text>}
      {ressalvas.length > 0 && (
        <Row>
          <Text as="span" size="table">
            {counted(ressalvas.length, 'item precisa de alguém', 'itens precisam de alguém')}
            {decididos > 0 && ` · ${counted(decididos, 'decidido', 'decididos')}`}
          </Text>
          {ressalvas.map(({ seqItem, codProc }) => (
            <Button
              key={seqItem}
              size="small"
              tone={parte === String(seqItem) ? undefined : 'quiet'}
              aria-label={`Ver o item ${seqItem}, ${codProc}`}
              onPress={() => leave(() => onParte(String(seqItem)))}
            >
              {`Item ${seqItem}`}
            </Button>
          ))}
        </Row>
      )}
      {item && (
        <ItemDaMesa
          key={`${guia.guia.numGuia} ${item.seqItem}`}
          id={formId}
          guia={guia}
          item={item}
          lugar={`${at + 1} de ${ressalvas.length} com ressalva`}
          mesa={mesa}
          onPending={onPending}
        />
      )}
      {limpos.length > 0 && (
        <Limpos
          key={guia.guia.numGuia}
          limpos={limpos}
          isDaVez={parte === 'limpos'}
          onVer={() => leave(() => onParte('limpos'))}
        />
      )}
    </>
  );
}

interface LimposProps {
  readonly limpos: readonly GuiaItem[];
  readonly isDaVez: boolean;
  readonly onVer: () => void;
}

/** Clean items of the guide, folded until their turn. */
function Limpos({ limpos, isDaVez, onVer }: LimposProps) {
  const [isAberto, setIsAberto] = useState(false);
  return (
    <Stack gap="xs">
      <Row>
        {isDaVez ? (
          <Heading data-desk-part level={3} tabIndex={-1}>
            {writeLimpos(limpos)}
          </Heading>
        ) : (
          <Text as="span" weight="strong" isTabular>
            {writeLimpos(limpos)}
          </Text>
        )}
        {!isDaVez && (
          <Button size="small" tone="quiet" onPress={onVer}>
            Decidir estes
          </Button>
        )}
        {!isDaVez && (
          <Button size="small" tone="quiet" aria-expanded={isAberto} onPress={() => setIsAberto(!isAberto)}>
            {isAberto ? 'Dobrar' : 'Mostrar'}
          </Button>
        )}
      </Row>
      {(isDaVez || isAberto) && (
        <List>
          {limpos.map((item) => (
            <li key={item.seqItem}>
              <Text as="span" size="table" isTabular>
                {`${item.seqItem} · ${item.codProc} ${item.descProc} · ${writeDay(item.dtExecucao)} · ${emQuantidade(item.qtdExec)} × ${writeReais(item.vrUnitario)} = ${writeReais(item.vrTotal)}`}
              </Text>
            </li>
          ))}
        </List>
      )}
    </Stack>
  );
}
