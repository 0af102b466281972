import { ApiError } from '@vidas/api-client/http/api-error';
import type { FormRefusal } from '@vidas/ui/form/use-zod-form';

/** Why the server refused, in its own words. */
export const recusaDe = (reason: unknown): FormRefusal => ({
  failure: reason instanceof ApiError ? reason.message : 'Não foi possível gravar. Tente de novo.',
});
