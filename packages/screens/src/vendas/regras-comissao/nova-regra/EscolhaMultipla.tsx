import type { FormFieldProps } from '@vidas/ui/form/FormField.tsx';
import { MultiTagField } from '@vidas/ui/form/choice/MultiTagField.tsx';

/** One option: its code and its text. */
export interface Escolha {
  readonly value: string;
  readonly label: string;
}

/** Options of the steps. */
export interface Escolhas {
  readonly planos: readonly Escolha[];
  readonly vendedores: readonly Escolha[];
  /** Reason why there are none; absent while loading. */
  readonly semPlanos?: string | undefined;
  readonly semVendedores?: string | undefined;
}

export interface EscolhaMultiplaProps {
  readonly field: FormFieldProps<string[]>;
  readonly label: string;
  readonly hint?: string;
  /** Text in place of the hint when there are no options. */
  readonly emptyText?: string | undefined;
  readonly options: readonly Escolha[];
  readonly isDisabled?: boolean;
}

/** Several options of a list, found by any part of their text or pasted as codes; the value is the codes. */
export function EscolhaMultipla({
  field,
  label,
  hint,
  emptyText,
  options,
  isDisabled = false,
}: EscolhaMultiplaProps) {
  const { value, onChange, ...rest } = field;
  // A comma would split the text in two.
  const texts = options.map((one) => ({ ...one, label: one.label.replaceAll(/[,;]/g, ' ') }));
  const labelOf = new Map(texts.map((one) => [one.value, one.label]));
  const codeOf = new Map(
    texts.flatMap((one) => [[one.label, one.value] as const, [one.value, one.value] as const]),
  );
  return (
    <MultiTagField
      {...rest}
      label={label}
      hint={emptyText ?? hint}
      isDisabled={isDisabled}
      suggestions={texts.map((one) => one.label)}
      problemOf={(tag) => (codeOf.has(tag) ? null : 'não está na lista')}
      value={value.map((code) => labelOf.get(code) ?? code)}
      onChange={(tags: readonly string[]) =>
        onChange([...new Set(tags.map((tag) => codeOf.get(tag) ?? tag))])
      }
    />
  );
}
