import { Button } from '@vidas/ui/button/Button.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { useState } from 'react';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { SearchForm } from '../../report/SearchForm.tsx';

interface AnoFormProps {
  /** The year on show; null before the first search. */
  readonly ano: string | null;
  readonly isSearching: boolean;
  readonly onSearch: (ano: string) => void;
  /** Called with true when the field has another year than the one on show. */
  readonly onEdit: (isChanged: boolean) => void;
}

/** Number of past years in the list: the tax office may ask for a declaration that long. */
const ANOS = 6;

/** Ano-base and Buscar. */
export function AnoForm({ ano, isSearching, onSearch, onEdit }: AnoFormProps) {
  const { today } = useOperatorClock();
  const last = Number(today().slice(0, 4)) - 1;
  const anos = Array.from({ length: ANOS }, (_, back) => String(last - back));
  const [typed, setTyped] = useState(ano ?? String(last));
  const [followed, setFollowed] = useState(ano);
  // Back and forward change the year, so the field follows the address.
  if (ano !== null && ano !== followed) {
    setFollowed(ano);
    setTyped(ano);
  }
  const options = anos.includes(typed) ? anos : [typed, ...anos];
  return (
    <SearchForm
      label="Ano-base"
      onSubmit={() => {
        if (!isSearching) onSearch(typed);
      }}
    >
      <SelectField
        label="Ano-base"
        options={options.map((each) => ({ value: each, label: each }))}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onEdit(target.value !== ano);
        }}
      />
      <Button type="submit" tone="primary" isPending={isSearching}>
        Buscar
      </Button>
    </SearchForm>
  );
}
