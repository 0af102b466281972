import { counted } from '@vidas/api-client/words/counted.ts';
import type { EntregaAberta } from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.contract.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { List } from '@vidas/ui/text/List.tsx';
import { useState } from 'react';
import { writeArquivo, writeContagens } from './cargaTexts.ts';

interface AplicaConfirmProps {
  readonly entrega: EntregaAberta;
  readonly isPending: boolean;
  readonly errorMessage: string | undefined;
  readonly onConfirm: (versao: string) => void;
  readonly onCancel: () => void;
}

/** Asks before a delivery is applied. The person confirms the content of each file. */
export function AplicaConfirm({ entrega, isPending, errorMessage, onConfirm, onCancel }: AplicaConfirmProps) {
  // Fixed, because the delivery behind may be read again before the question closes.
  const [congelada] = useState(entrega);
  const { id, recebidos, temManifesto, versao } = congelada;
  return (
    <Confirm
      question={`Aplicar a entrega ${id}?`}
      actionLabel="Aplicar"
      tone="primary"
      isPending={isPending}
      errorMessage={errorMessage}
      onConfirm={() => onConfirm(versao ?? '')}
      onCancel={onCancel}
    >
      <Stack gap="m">
        <Text>{`${counted(recebidos.length, 'arquivo', 'arquivos')}, ${writeContagens(congelada)}.`}</Text>
        <List>
          {recebidos.map((arquivo) => (
            <li key={arquivo.nome}>{writeArquivo(arquivo, { comSomas: !temManifesto })}.</li>
          ))}
        </List>
        <Text>
          {temManifesto
            ? 'As linhas e as somas conferem com as de entrega.json.'
            : 'Esta entrega veio sem entrega.json: compare as linhas e as somas com as do sistema de origem. São elas que você confirma.'}
        </Text>
      </Stack>
    </Confirm>
  );
}
