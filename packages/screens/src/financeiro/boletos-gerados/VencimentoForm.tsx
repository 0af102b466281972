import { Button } from '@vidas/ui/button/Button.tsx';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { useState } from 'react';
import { SearchForm } from '../../report/SearchForm.tsx';

interface VencimentoFormProps {
  /** The due day on show, ISO; null before the first search. */
  readonly dia: string | null;
  readonly isSearching: boolean;
  readonly onSearch: (dia: string) => void;
  /** Called with true when the field has another day than the one on show. */
  readonly onEdit: (isChanged: boolean) => void;
}

/** Data de vencimento and Buscar, which needs a day. */
export function VencimentoForm({ dia, isSearching, onSearch, onEdit }: VencimentoFormProps) {
  const [typed, setTyped] = useState(dia);
  const [followed, setFollowed] = useState(dia);
  // Back and forward change the day, so the field follows the address.
  if (dia !== followed) {
    setFollowed(dia);
    setTyped(dia);
  }
  return (
    <SearchForm
      label="Boletos gerados"
      onSubmit={() => {
        if (typed !== null && !isSearching) onSearch(typed);
      }}
    >
      <DatePicker
        label="Data de vencimento"
        value={typed}
        onChange={(next) => {
          setTyped(next);
          onEdit(next !== dia);
        }}
      />
      <Button type="submit" tone="primary" isDisabled={typed === null} isPending={isSearching}>
        Buscar
      </Button>
    </SearchForm>
  );
}
