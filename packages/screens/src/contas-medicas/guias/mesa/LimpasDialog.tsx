import { counted } from '@vidas/api-client/words/counted.ts';
import { writeReais } from '@vidas/api-client/words/money.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { isTyping, nameOfKey } from '@vidas/ui/desk/keys.ts';
import { useSight } from '@vidas/ui/desk/useSight.ts';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Facts } from '@vidas/ui/text/Facts.tsx';
import { Kbd } from '@vidas/ui/text/Kbd.tsx';
import { List } from '@vidas/ui/text/List.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useHasTeclasSoltas } from '../../../app/teclasSoltas.ts';
import type { Limpas } from './useLimpas.ts';

export interface LimpasDialogProps {
  readonly limpas: Limpas;
  readonly isPending: boolean;
  /** Why nothing was approved. */
  readonly recusa: string | null;
  readonly onAprova: () => void;
  readonly onClose: () => void;
}

/** Number of guides named here; the list behind has the others. */
const ditas = 12;

const question = 'Ainda não: veja o que acabou de aparecer antes de decidir.';

/** One look at clean guides before they are approved together: how many, their sum, the largest, which rules judged (CTM-101). */
export function LimpasDialog({ limpas, isPending, recusa, onAprova, onClose }: LimpasDialogProps) {
  const { guias, somaCents, julgadasPor, pedido, segundaAcimaDe } = limpas;
  const isSeen = useSight('limpas');
  const hasSoltas = useHasTeclasSoltas();
  const [cedo, setCedo] = useState(false);
  const maiores = guias.toSorted((one, other) => other.cents - one.cents);
  const act = pedido ? 'Confirmar e aprovar' : 'Aprovar';
  const decide = (at: number) => {
    if (isPending) return;
    setCedo(!isSeen(at));
    if (isSeen(at)) onAprova();
  };
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { target, repeat, timeStamp } = event;
    if (nameOfKey(event) !== 'e' || repeat || isTyping(target) || !hasSoltas()) return;
    if (!(target instanceof Element) || !target.closest('[role="dialog"]')) return;
    event.preventDefault();
    decide(timeStamp);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const pedeSegunda = !pedido && segundaAcimaDe !== null && somaCents > segundaAcimaDe;
  return (
    <Dialog
      title={pedido ? `Guias limpas pedidas por ${pedido.quem}` : 'Guias limpas'}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Fechar</Button>
          <Button tone="primary" isPending={isPending} onPress={({ timeStamp }) => decide(timeStamp)}>
            {act} <Kbd aria-hidden="true">E</Kbd>
          </Button>
        </>
      }
    >
      <Stack gap="l">
        {recusa !== null && (
          <Notice tone="negative" isLive>
            {recusa}
          </Notice>
        )}
        {cedo && <Notice isLive>{question}</Notice>}
        <Facts
          facts={[
            { name: 'Guias', value: String(guias.length) },
            { name: 'Soma', value: writeReais(somaCents) },
            {
              name: 'A maior',
              value: maiores[0] ? `${maiores[0].numGuia}, ${writeReais(maiores[0].cents)}` : '',
            },
          ]}
        />
        <Text size="table">{`Julgadas por: ${julgadasPor.join(', ')}. Nenhuma achou reparo.`}</Text>
        {pedeSegunda && (
          <Notice>{`Passam de ${writeReais(segundaAcimaDe)}: outra pessoa confirma antes de serem aprovadas.`}</Notice>
        )}
        <List>
          {maiores.slice(0, ditas).map(({ numGuia, cents }) => (
            <li key={numGuia}>
              <Text as="span" size="table" isTabular>{`${numGuia} · ${writeReais(cents)}`}</Text>
            </li>
          ))}
          {maiores.length > ditas && (
            <li>
              <Text as="span" size="table" tone="muted">
                {`mais ${counted(maiores.length - ditas, 'guia', 'guias')}, na lista atrás`}
              </Text>
            </li>
          )}
        </List>
      </Stack>
    </Dialog>
  );
}
