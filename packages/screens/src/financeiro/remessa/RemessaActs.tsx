import {
  baixaRemessa,
  enviadaRemessa,
  type Remessa,
} from '@vidas/api-client/financeiro/remessa/remessa.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { saveFile } from '@vidas/ui/save-file/saveFile.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useAct } from '../../app/useAct.ts';
import { RetiraDialog } from './RetiraDialog.tsx';

interface RemessaActsProps {
  readonly remessa: Remessa;
  readonly onOpen?: (id: string) => void;
}

/** Acts on a file: open it, download it, record its delivery to the bank, or take it back before that. */
export function RemessaActs({ remessa, onOpen }: RemessaActsProps) {
  const { id, sequencial, situacao } = remessa;
  const download = useAct(baixaRemessa);
  const { act, isPending, refusal, reset } = useAct(enviadaRemessa);
  const [asks, setAsks] = useState<'enviada' | 'retira' | null>(null);
  const which = `remessa ${sequencial}`;
  const isOpen = situacao === 'FEITA' || situacao === 'BAIXADA';
  const close = () => {
    reset();
    setAsks(null);
  };
  const save = async () => {
    const outcome = await download.act({ body: { remessa: id } });
    if (outcome.kind !== 'done') {
      toasts.error('Não foi possível baixar a remessa!', outcome.reason.message);
      return;
    }
    const { nome, texto } = outcome.reply;
    saveFile(new Blob([texto], { type: 'text/plain' }), nome);
  };
  const enviada = async () => {
    const outcome = await act({ body: { remessa: id } });
    if (outcome.kind !== 'done') return;
    toasts.success(outcome.reply.message);
    close();
  };
  return (
    <>
      {onOpen && (
        <Button size="small" aria-label={`Abrir: ${which}`} onPress={() => onOpen(id)}>
          Abrir
        </Button>
      )}{' '}
      {situacao !== 'RETIRADA' && (
        <Button
          size="small"
          aria-label={`Baixar: ${which}`}
          isPending={download.isPending}
          onPress={() => void save()}
        >
          Baixar
        </Button>
      )}{' '}
      {isOpen && (
        <>
          <Button size="small" aria-label={`Foi ao banco: ${which}`} onPress={() => setAsks('enviada')}>
            Foi ao banco
          </Button>{' '}
          <Button size="small" aria-label={`Retirar: ${which}`} onPress={() => setAsks('retira')}>
            Retirar
          </Button>
        </>
      )}
      {asks === 'enviada' && (
        <Confirm
          question={`A ${which} foi ao banco?`}
          actionLabel="Foi ao banco"
          tone="primary"
          isPending={isPending}
          errorMessage={refusal?.message}
          onConfirm={() => void enviada()}
          onCancel={close}
        >
          Depois disso ela não pode ser retirada.
        </Confirm>
      )}
      {asks === 'retira' && <RetiraDialog remessa={remessa} onClose={close} />}
    </>
  );
}
