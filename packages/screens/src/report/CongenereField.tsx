import type { Congenere } from '@vidas/api-client/cadastro/movimentacao/movimentacao.contract.ts';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';

export interface CongenereFieldProps {
  /** Undefined while loading. */
  readonly congeneres: readonly Congenere[] | undefined;
  readonly isLoading: boolean;
  /** The first option, with the value '': Selecione, Todas. */
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (codCongenere: string) => void;
}

/** One of the partner insurers, by name. */
export function CongenereField({ congeneres, isLoading, placeholder, value, onChange }: CongenereFieldProps) {
  const options = (congeneres ?? []).map((each) => ({ value: each.codCongenere, label: each.nomeCongenere }));
  // An address may name an insurer that is not in the list, or the list may not be loaded yet.
  if (value !== '' && !options.some((option) => option.value === value))
    options.unshift({ value, label: `Congênere ${value}` });
  return (
    <SelectField
      label="Congênere"
      placeholder={isLoading ? 'Carregando…' : placeholder}
      emptyText={congeneres && 'Não há congêneres cadastradas'}
      options={options}
      value={value}
      isDisabled={isLoading}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
