import { Button } from '@vidas/ui/button/Button.tsx';
import { CompetencePicker } from '@vidas/ui/competence-picker/CompetencePicker.tsx';
import { useState } from 'react';
import { SearchForm } from '../../report/SearchForm.tsx';

export interface CampanhasFormProps {
  /** Month of the last search, 'YYYY-MM'; null for all. */
  readonly mes: string | null;
  readonly isSearching: boolean;
  readonly onSearch: (mes: string | null) => void;
  /** Called after input, with true when the month differs from the last search. */
  readonly onEdit: (isChanged: boolean) => void;
}

/** Mês e ano, which may stay empty, and Buscar. */
export function CampanhasForm({ mes, isSearching, onSearch, onEdit }: CampanhasFormProps) {
  const [typed, setTyped] = useState(mes);
  const [problem, setProblem] = useState<string | null>(null);
  const [followed, setFollowed] = useState(mes);
  // Back and forward change the month, so the field follows the address.
  if (mes !== followed) {
    setFollowed(mes);
    setTyped(mes);
  }
  return (
    <SearchForm
      label="Campanhas"
      onSubmit={() => {
        if (problem === null && !isSearching) onSearch(typed);
      }}
    >
      <CompetencePicker
        label="Mês e ano (vazio: todas)"
        value={typed}
        onChange={(month) => {
          setTyped(month);
          onEdit(month !== mes);
        }}
        onProblem={setProblem}
      />
      <Button type="submit" tone="secondary" isDisabled={problem !== null} isPending={isSearching}>
        Buscar
      </Button>
    </SearchForm>
  );
}
