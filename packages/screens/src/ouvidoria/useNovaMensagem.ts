import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { textoDeMensagem } from '@vidas/api-client/ouvidoria/mensagens';
import { novaMensagemMutation } from '@vidas/api-client/ouvidoria/queries';
import { toasts } from '@vidas/ui/toast';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useHttp } from '../app/services.tsx';
import { sayFailure } from '../report/useReport.ts';

const schema = z.object({ mensagem: textoDeMensagem });

/** Checks a message by the contract, asks and sends it; what was typed stays when it was not sent (OUV-23). */
export function useNovaMensagem(protocolo: string) {
  const send = useMutation(novaMensagemMutation(useHttp()));
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
    send: () => {
      if (asking === null) return;
      send.mutate(
        { protocolo, mensagem: asking },
        {
          onSuccess: () => {
            toasts.success('Mensagem enviada com sucesso!');
            reset();
          },
          onError: (error) => sayFailure(error, ['A mensagem não foi enviada!', error.message]),
          onSettled: () => setAsking(null),
        },
      );
    },
    isSending: send.isPending,
    problems: message === undefined ? [] : [{ name: 'mensagem', message }],
  };
}
