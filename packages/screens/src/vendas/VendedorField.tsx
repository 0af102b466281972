import type { UseQueryResult } from '@tanstack/react-query';
import type { Vendedor } from '@vidas/api-client/vendas/lancamentos/vendedores.contract.ts';
import { SearchableSelect } from '@vidas/ui/form/choice/SearchableSelect.tsx';
import type { BesideFieldProps } from '../report/BesideField.tsx';

interface VendedorFieldProps extends BesideFieldProps {
  readonly vendedores: UseQueryResult<Vendedor[]>;
}

const todos = { value: '0', label: 'Todos os vendedores' };

/** A seller by name or code, or all of them. */
export function VendedorField({ label, value, onChange, vendedores }: VendedorFieldProps) {
  const { data = [], error, isPending, refetch } = vendedores;
  const options = data.map(({ codigoVendedor, nomeVendedor }) => ({
    value: codigoVendedor,
    label: `${nomeVendedor} (${codigoVendedor})`,
  }));
  return (
    <SearchableSelect
      label={label}
      options={[todos, ...options]}
      value={value}
      onChange={onChange}
      isLoading={isPending}
      failure={error ? { text: error.message, onRetry: () => void refetch() } : undefined}
      placeholder="Nome ou código"
    />
  );
}
