import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@vidas/api-client/http/api-error';
import { type Denuncia, novaAcao } from '@vidas/api-client/ouvidoria/contract';
import { novaAcaoMutation } from '@vidas/api-client/ouvidoria/queries';
import { toasts } from '@vidas/ui/toast';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useHttp } from '../app/services.tsx';

const noticeMs = 2_000;

interface Typed {
  readonly descricaoAcao: string;
  readonly status: 'A' | 'E';
}

/** The fields in the order of the form, each with the title of its message when it is missing (OUV-17). */
const fields = [
  ['descricaoAcao', 'Falta Descrição!'],
  ['status', 'Falta Status!'],
] as const;

const problemsIn = (errors: FieldErrors<Typed>) =>
  fields.flatMap(([name, title]) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ name, title, message }];
  });

/** Checks one new action by the contract and sends it; the dialog closes when it is stored (OUV-17). */
export function useNovaAcao(
  { OUV_PROTOCOLO: protocolo, ULTIMA_ACAO: ultimaAcao }: Denuncia,
  onAdded: () => void,
) {
  const add = useMutation(novaAcaoMutation(useHttp()));
  const { register, handleSubmit, formState } = useForm<Typed>({
    resolver: zodResolver(novaAcao),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const send = (typed: Typed) =>
    add.mutate(
      { protocolo, ...typed, ...(ultimaAcao === undefined ? {} : { ultimaAcao }) },
      {
        onSuccess: () => {
          toasts.success('Ação adicionada com sucesso!', undefined, { durationMs: noticeMs });
          onAdded();
        },
        // Who was faster, and when, is for the person to read (OUV-26); the typed text stays.
        onError: (error) =>
          toasts.error(
            'Houve algum problema ao adicionar a ação!',
            error instanceof ApiError && error.kind === 'conflict'
              ? error.message
              : 'Tente novamente, por gentileza.',
          ),
      },
    );
  const sayFirst = (errors: FieldErrors<Typed>) => {
    const [first] = problemsIn(errors);
    if (first) toasts.error(first.title, first.message, { durationMs: noticeMs });
  };
  return {
    register,
    isDirty: formState.isDirty,
    handleSubmit: handleSubmit(send, sayFirst),
    isAdding: add.isPending,
    problems: problemsIn(formState.errors),
  };
}
