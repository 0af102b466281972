import { useMutation } from '@tanstack/react-query';
import type { CriterioDaFila } from '@vidas/api-client/contas-medicas/guias-fila';
import { escolheFilaMutation } from '@vidas/api-client/contas-medicas/guias-queries';
import { emReais } from '@vidas/api-client/contas-medicas/item-texto';
import { Button } from '@vidas/ui/button';
import { Dialog } from '@vidas/ui/dialog';
import { RadioGroup } from '@vidas/ui/form/radio-group';
import { Row } from '@vidas/ui/layout/row';
import { Stack } from '@vidas/ui/layout/stack';
import { Text } from '@vidas/ui/text';
import { List } from '@vidas/ui/text/list';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { sayFailure } from '../../report/useReport.ts';

export interface FilaDialogProps {
  readonly codPrestador: string;
  /** A guide of the queue, with all of them. */
  readonly onOpen: (numGuia: string, fila: readonly string[]) => void;
  readonly onClose: () => void;
}

const criterios: readonly { readonly value: CriterioDaFila; readonly label: string }[] = [
  { value: 'mediana', label: 'Distância da mediana do prestador' },
  { value: 'valor', label: 'Maior valor' },
  { value: 'acaso', label: 'Sorteio do dia' },
];

/** As many as one reviews at a stretch. */
const quantidade = 20;

/** What to review first, and why; the reason stays in the history of the guide (CTM-50). */
export function FilaDialog({ codPrestador, onOpen, onClose }: FilaDialogProps) {
  const [criterio, setCriterio] = useState<CriterioDaFila>('mediana');
  const escolhe = useMutation(escolheFilaMutation(useHttp()));
  const pick = () =>
    escolhe.mutate(
      { codPrestador, criterio, quantidade },
      { onError: (error) => sayFailure(error, ['Não foi possível carregar os dados!', error.message]) },
    );
  const fila = escolhe.data?.guias.map(({ numGuia }) => numGuia) ?? [];
  return (
    <Dialog
      title="Fila de revisão"
      size="medium"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Fechar</Button>
          <Button tone="primary" isPending={escolhe.isPending} onPress={pick}>
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
        {escolhe.data?.guias.length === 0 && <Text>Nenhuma guia a verificar.</Text>}
        {escolhe.data && (
          <List>
            {escolhe.data.guias.map(({ numGuia, vrTotalGeral, motivo }) => (
              <li key={numGuia}>
                <Row>
                  <Button
                    size="small"
                    aria-label={`Rever a guia ${numGuia}`}
                    onPress={() => onOpen(numGuia, fila)}
                  >
                    {numGuia}
                  </Button>
                  <Text as="span" size="table">{`${emReais(vrTotalGeral)}: ${motivo}`}</Text>
                </Row>
              </li>
            ))}
          </List>
        )}
      </Stack>
    </Dialog>
  );
}
