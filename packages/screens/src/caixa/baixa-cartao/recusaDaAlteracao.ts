import { ApiError } from '@vidas/api-client/http/api-error';
import type { FormRefusal } from '@vidas/ui/form/use-zod-form';

/** Why a change was refused, in the server's words; what was typed stays. */
export const recusaDaAlteracao = (reason: unknown): FormRefusal => ({
  failure: reason instanceof ApiError ? reason.message : 'Nada se perdeu: confira a conexão e tente de novo.',
});
