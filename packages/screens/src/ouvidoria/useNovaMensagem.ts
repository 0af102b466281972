import { zodResolver } from '@hookform/resolvers/zod';
import { inserirMensagem, textoDeMensagem } from '@vidas/api-client/ouvidoria/mensagens.contract.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useAct } from '../app/useAct.ts';

const schema = z.object({ mensagem: textoDeMensagem });

/** Checks a message by the contract, asks, and sends it; unsent text stays (OUV-23). */
export function useNovaMensagem(protocolo: string) {
  const { act, isPending } = useAct(inserirMensagem, { failed: 'A mensagem não foi enviada!' });
  const { register, handleSubmit, reset, formState } = useForm<{ mensagem: string }>({
    resolver: zodResolver(schema),
    defaultValues: { mensagem: '' },
    reValidateMode: 'onSubmit',
  });
  const [asking, setAsking] = useState<string | null>(null);
  const message = formState.errors.mensagem?.message;
  return {
    register,
    isDirty: formState.isDirty,
    handleSubmit: handleSubmit(({ mensagem }) => setAsking(mensagem)),
    isAsking: asking !== null,
    leave: () => setAsking(null),
    send: async () => {
      if (asking === null) return;
      const { kind } = await act({ body: { protocolo, mensagem: asking } });
      if (kind === 'done') {
        toasts.success('Mensagem enviada com sucesso!');
        reset();
      }
      setAsking(null);
    },
    isSending: isPending,
    problems: message === undefined ? [] : [{ name: 'mensagem', message }],
  };
}
