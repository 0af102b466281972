import { writeReais } from '@vidas/api-client/words/money.ts';
import {
  type CriterioDaFila,
  escolheFilaRevisao,
} from '@vidas/api-client/contas-medicas/guias/guiasFila.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { RadioGroup } from '@vidas/ui/form/choice/RadioGroup.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { List } from '@vidas/ui/text/List.tsx';
import { useState } from 'react';
import { useAct } from '../../app/useAct.ts';

export interface FilaDialogProps {
  readonly codPrestador: string;
  /** False while one of its guides is on show; the chosen queue stays. */
  readonly isOpen: boolean;
  /** Called with a guide and the whole queue. */
  readonly onOpen: (numGuia: string, fila: readonly string[]) => void;
  readonly onClose: () => void;
}

const criterios: readonly { readonly value: CriterioDaFila; readonly label: string }[] = [
  { value: 'mediana', label: 'Distância da mediana do prestador' },
  { value: 'valor', label: 'Maior valor' },
  { value: 'acaso', label: 'Sorteio do dia' },
];

/** Number of guides for one sitting. */
const quantidade = 20;

const focusIt = (button: HTMLButtonElement | null): void => button?.focus();

/** Guides to review first, with the reason; the reason stays in the history of the guide (CTM-50). */
export function FilaDialog({ codPrestador, isOpen, onOpen, onClose }: FilaDialogProps) {
  const [criterio, setCriterio] = useState<CriterioDaFila>('mediana');
  const { act, isPending, reply } = useAct(escolheFilaRevisao, {
    rereads: [],
    failed: 'Não foi possível carregar os dados!',
  });
  /** Guide opened last, which gets the focus back. */
  const [aberta, setAberta] = useState<string | null>(null);
  const fila = reply?.guias.map(({ numGuia }) => numGuia) ?? [];
  return (
    <Dialog
      title="Fila de revisão"
      size="medium"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Fechar</Button>
          <Button
            tone="primary"
            isPending={isPending}
            onPress={() => void act({ body: { codPrestador, criterio, quantidade } })}
          >
            Escolher as guias
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <RadioGroup
          label="O que rever primeiro"
          name="criterio"
          options={criterios}
          value={criterio}
          onChange={({ target }) => setCriterio(target.value as CriterioDaFila)}
        />
        {reply?.guias.length === 0 && <Text>Nenhuma guia a verificar.</Text>}
        {reply && (
          <List>
            {reply.guias.map(({ numGuia, vrTotalGeral, motivo }) => (
              <li key={numGuia}>
                <Row>
                  <Button
                    size="small"
                    aria-label={`Rever a guia ${numGuia}`}
                    ref={isOpen && numGuia === aberta ? focusIt : undefined}
                    onPress={() => {
                      setAberta(numGuia);
                      onOpen(numGuia, fila);
                    }}
                  >
                    {numGuia}
                  </Button>
                  <Text as="span" size="table">{`${writeReais(vrTotalGeral)}: ${motivo}`}</Text>
                </Row>
              </li>
            ))}
          </List>
        )}
      </Stack>
    </Dialog>
  );
}
