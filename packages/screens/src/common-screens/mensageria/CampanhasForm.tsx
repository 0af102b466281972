import { Button } from '@vidas/ui/button';
import { CompetencePicker } from '@vidas/ui/competence-picker';
import { useState } from 'react';

export interface CampanhasFormProps {
  /** The month searched last, 'YYYY-MM'; null for all. */
  readonly mes: string | null;
  readonly isSearching: boolean;
  readonly onSearch: (mes: string | null) => void;
}

/** Mês e ano, which may stay empty, and Buscar. */
export function CampanhasForm({ mes, isSearching, onSearch }: CampanhasFormProps) {
  const [typed, setTyped] = useState(mes);
  const [problem, setProblem] = useState<string | null>(null);
  const [followed, setFollowed] = useState(mes);
  // Back and forward change the month, so the field follows the address.
  if (mes !== followed) {
    setFollowed(mes);
    setTyped(mes);
  }
  return (
    <>
      <CompetencePicker
        label="Mês e ano (vazio: todas)"
        value={typed}
        onChange={setTyped}
        onProblem={setProblem}
      />
      <Button
        tone="secondary"
        isDisabled={problem !== null}
        isPending={isSearching}
        onPress={() => onSearch(typed)}
      >
        Buscar
      </Button>
    </>
  );
}
