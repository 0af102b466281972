import { Button } from '@vidas/ui/button/Button.tsx';
import { CompetencePicker } from '@vidas/ui/competence-picker/CompetencePicker.tsx';
import { useState } from 'react';
import { useOperatorClock } from '../app/session/useOperatorClock.ts';
import { SearchForm } from './SearchForm.tsx';

export interface CompetenciaFormProps {
  /** Month of the last search, 'YYYY-MM'; the field starts with it, else with the current month. */
  readonly competencia: string | null;
  readonly isSearching: boolean;
  readonly onSearch: (month: string) => void;
  /** Called after input, with true when the month differs from the last search. */
  readonly onEdit: (isChanged: boolean) => void;
}

/** Competência and Buscar, which needs a month. */
export function CompetenciaForm({ competencia, isSearching, onSearch, onEdit }: CompetenciaFormProps) {
  const { today } = useOperatorClock();
  const [typed, setTyped] = useState<string | null>(() => competencia ?? today().slice(0, 7));
  const [followed, setFollowed] = useState(competencia);
  // Back and forward change the month, so the field follows the address.
  if (competencia !== null && competencia !== followed) {
    setFollowed(competencia);
    setTyped(competencia);
  }
  return (
    <SearchForm
      label="Competência"
      onSubmit={() => {
        if (typed !== null && !isSearching) onSearch(typed);
      }}
    >
      <CompetencePicker
        label="Competência"
        value={typed}
        onChange={(month) => {
          setTyped(month);
          onEdit(month !== competencia);
        }}
      />
      <Button type="submit" tone="primary" isDisabled={typed === null} isPending={isSearching}>
        Buscar
      </Button>
    </SearchForm>
  );
}
