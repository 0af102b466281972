import { useMutation } from '@tanstack/react-query';
import type { FichaBeneficiario } from '@vidas/api-client/cadastro/ficha';
import { corrigeMutation } from '@vidas/api-client/cadastro/ficha-queries';
import { ApiError } from '@vidas/api-client/http/api-error';
import { type FormRefusal, useZodForm } from '@vidas/ui/form/use-zod-form';
import { toasts } from '@vidas/ui/toast';
import { useEffect, useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { fichaSchema, inputOf } from './fichaForm.ts';
import { recusaNosCampos } from '../../app/recusaNosCampos.ts';

/** What the frame around the form needs to know. */
export interface FichaState {
  /** Something was typed and not saved. */
  readonly isDirty: boolean;
  readonly isPending: boolean;
}

export interface FichaFormOptions {
  readonly ficha: FichaBeneficiario;
  readonly onSaved: (alterados: readonly string[]) => void;
  readonly onState: (state: FichaState) => void;
}

const refusalOf = (reason: unknown): FormRefusal => {
  const { problems, ...refusal } = recusaNosCampos(reason);
  return {
    ...refusal,
    problems: problems?.map(({ name, message }) => ({ name: name.replace(/^dados\./, ''), message })),
  };
};

/** The form of one record; `isStale` when the correction was refused because somebody else changed the record. */
export function useFichaForm({ ficha, onSaved, onState }: FichaFormOptions) {
  const corrige = useMutation(corrigeMutation(useHttp()));
  const [abertos] = useState(ficha.dados);
  const [start] = useState(() => ({ schema: fichaSchema(abertos), defaultValues: inputOf(abertos) }));
  const form = useZodForm({
    ...start,
    title: `Cadastro de ${abertos.nome}`,
    describeError: refusalOf,
    onSubmit: async (dados) => {
      const { matricula, versao } = ficha;
      const { message, alterados } = await corrige.mutateAsync({ matricula, versao, dados });
      if (alterados.length === 0) toasts.info(message);
      else toasts.success(message);
      if (alterados.length > 0) onSaved(alterados);
    },
  });
  const { isDirty, isPending } = form;
  useEffect(() => onState({ isDirty, isPending }), [onState, isDirty, isPending]);
  return { form, abertos, isStale: corrige.error instanceof ApiError && corrige.error.kind === 'conflict' };
}

/** The form of useFichaForm, for the components that draw its fields. */
export type FichaFields = ReturnType<typeof useFichaForm>['form'];
