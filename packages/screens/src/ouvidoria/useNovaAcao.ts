import { zodResolver } from '@hookform/resolvers/zod';
import { type Denuncia, inserirNovaAcao, novaAcao } from '@vidas/api-client/ouvidoria/contract';
import { toasts } from '@vidas/ui/toast';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useAct } from '../app/useAct.ts';

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
  const { act, isPending } = useAct(inserirNovaAcao);
  const { register, handleSubmit, formState } = useForm<Typed>({
    resolver: zodResolver(novaAcao),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const send = async (typed: Typed) => {
    const body = { protocolo, ...typed, ...(ultimaAcao === undefined ? {} : { ultimaAcao }) };
    const outcome = await act({ body });
    if (outcome.kind === 'done') {
      toasts.success('Ação adicionada com sucesso!', undefined, { durationMs: noticeMs });
      onAdded();
      return;
    }
    // The person reads who was faster, and when (OUV-26); the typed text stays.
    toasts.error(
      'Houve algum problema ao adicionar a ação!',
      outcome.kind === 'conflict' ? outcome.reason.message : 'Tente novamente, por gentileza.',
    );
  };
  const sayFirst = (errors: FieldErrors<Typed>) => {
    const [first] = problemsIn(errors);
    if (first) toasts.error(first.title, first.message, { durationMs: noticeMs });
  };
  return {
    register,
    isDirty: formState.isDirty,
    handleSubmit: handleSubmit(send, sayFirst),
    isAdding: isPending,
    problems: problemsIn(formState.errors),
  };
}
