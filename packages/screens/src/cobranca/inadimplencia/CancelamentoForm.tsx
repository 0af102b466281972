import { Button } from '@vidas/ui/button/Button.tsx';
import { SearchForm } from '../../report/SearchForm.tsx';
import { CancelamentoDataField } from './CancelamentoDataField.tsx';
import type { CancelamentoData } from './useCancelamentoData.ts';

export interface CancelamentoFormProps {
  readonly field: CancelamentoData;
  readonly isSearching: boolean;
  readonly onSearch: (data: string) => void;
}

/** Data de cancelamento and Buscar, which needs a day. */
export function CancelamentoForm({ field, isSearching, onSearch }: CancelamentoFormProps) {
  const { chosen } = field;
  return (
    <SearchForm
      label="Cancelamentos"
      onSubmit={() => {
        if (chosen !== null && !isSearching) onSearch(chosen);
      }}
    >
      <CancelamentoDataField field={field} />
      <Button type="submit" tone="primary" isDisabled={chosen === null} isPending={isSearching}>
        Buscar
      </Button>
    </SearchForm>
  );
}
