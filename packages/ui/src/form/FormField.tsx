import type { ReactNode } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
  useController,
} from 'react-hook-form';

/** The props that a form gives to a field of this library; spread it into the field. */
export interface FormFieldProps<Value> {
  readonly name: string;
  readonly value: Value;
  /** The value itself, or the event of a native control. */
  readonly onChange: (change: unknown) => void;
  readonly onBlur: () => void;
  readonly ref: RefCallBack;
  readonly errorMessage: string | undefined;
}

/** Connects one field to a form. */
export interface FormFieldConnection<Values extends FieldValues, Name extends FieldPath<Values>> {
  /** The form from useZodForm, or `control` of any form of react-hook-form. */
  readonly form: { readonly control: Control<Values> };
  readonly name: Name;
  readonly children: (field: FormFieldProps<FieldPathValue<Values, Name>>) => ReactNode;
}

/** One field of a form. It passes value and error to the field it draws, and renders only when they change. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  children,
}: FormFieldConnection<Values, Name>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const { value, onChange, onBlur, ref } = field;
  return children({ name, value, onChange, onBlur, ref, errorMessage: fieldState.error?.message });
}
