import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { textoDeMensagem } from '@vidas/api-client/ouvidoria/mensagens';
import { novaMensagemMutation } from '@vidas/api-client/ouvidoria/queries';
import { toasts } from '@vidas/ui/toast';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useHttp } from '../app/services.tsx';
import { sayFailure } from '../report/useReport.ts';

const schema = z.object({ mensagem: textoDeMensagem });

/** Checks a message by the contract and sends it; what was typed stays when it was not sent (OUV-23). */
export function useNovaMensagem(protocolo: string) {
  const send = useMutation(novaMensagemMutation(useHttp()));
  const { register, handleSubmit, reset, formState } = useForm<{ mensagem: string }>({
    resolver: zodResolver(schema),
    defaultValues: { mensagem: '' },
    reValidateMode: 'onSubmit',
  });
  const message = formState.errors.mensagem?.message;
  return {
    register,
    handleSubmit: handleSubmit(({ mensagem }) =>
      send.mutate(
        { protocolo, mensagem },
        {
          onSuccess: () => {
            toasts.success('Mensagem enviada com sucesso!');
            reset();
          },
          onError: (error) => sayFailure(error, ['A mensagem não foi enviada!', error.message]),
        },
      ),
    ),
    isSending: send.isPending,
    problems: message === undefined ? [] : [{ name: 'mensagem', message }],
  };
}
