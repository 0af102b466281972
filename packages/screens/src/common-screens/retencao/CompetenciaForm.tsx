import { Button } from '@vidas/ui/button';
import { CompetencePicker } from '@vidas/ui/competence-picker';
import { useState } from 'react';
import { today } from '../../report/periodo.ts';

export interface CompetenciaFormProps {
  /** The month searched last, 'YYYY-MM'; the field starts with it, else with the current month. */
  readonly competencia: string | null;
  readonly isSearching: boolean;
  readonly onSearch: (month: string) => void;
}

/** Competência and Buscar, which waits until there is a month. */
export function CompetenciaForm({ competencia, isSearching, onSearch }: CompetenciaFormProps) {
  const [typed, setTyped] = useState<string | null>(() => competencia ?? today().slice(0, 7));
  const [followed, setFollowed] = useState(competencia);
  // Back and forward change the month, so the field follows the address.
  if (competencia !== null && competencia !== followed) {
    setFollowed(competencia);
    setTyped(competencia);
  }
  return (
    <>
      <CompetencePicker label="Competência" value={typed} onChange={setTyped} />
      <Button
        tone="primary"
        isDisabled={typed === null}
        isPending={isSearching}
        onPress={() => typed !== null && onSearch(typed)}
      >
        Buscar
      </Button>
    </>
  );
}
