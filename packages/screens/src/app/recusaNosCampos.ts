import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import type { FormRefusal } from '@vidas/ui/form/useZodForm.ts';

/** The server's refusal at the fields that it names. */
export const recusaNosCampos = (reason: unknown): FormRefusal => {
  if (!(reason instanceof ApiError)) return { failure: 'Não foi possível gravar. Tente de novo.' };
  if (reason.kind === 'unauthorized') return { failure: 'A sessão tinha acabado. Salve de novo.' };
  const problems = reason.problems.flatMap(({ field, message }) =>
    field === undefined ? [] : [{ name: field, message }],
  );
  return problems.length > 0 ? { problems } : { failure: reason.message };
};
