import { useZodForm, type ZodForm, type ZodFormOptions } from '@vidas/ui/form/useZodForm.ts';
import type { FieldValues } from 'react-hook-form';
import { recusaNosCampos } from './recusaNosCampos.ts';

/** A form whose refusals from the server stand at the fields that they name, or over the form. */
export const useServerForm = <Input extends FieldValues, Output>(
  options: ZodFormOptions<Input, Output>,
): ZodForm<Input> => useZodForm({ describeError: recusaNosCampos, ...options });
