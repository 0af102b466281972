import { useZodForm, type ZodForm, type ZodFormOptions } from '@vidas/ui/form/useZodForm.ts';
import type { FieldValues } from 'react-hook-form';
import { recusaNosCampos } from './recusaNosCampos.ts';

/** A form that shows the server's refusals at their fields, or over the form. */
export const useServerForm = <Input extends FieldValues, Output>(
  options: ZodFormOptions<Input, Output>,
): ZodForm<Input> => useZodForm({ describeError: recusaNosCampos, ...options });
