import { anosDeFeriado } from '@vidas/api-client/financeiro/feriado/feriado.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { useState } from 'react';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { SearchForm } from '../../report/SearchForm.tsx';
import { readAno } from './useAnoUrl.ts';

interface FeriadoFormProps {
  /** The year on show; null before the first search. */
  readonly ano: number | null;
  readonly isSearching: boolean;
  readonly isSaving: boolean;
  readonly onSearch: (ano: number) => void;
  readonly onSave: (ano: number) => void;
}

/** Ano, Ver feriados and Salvar, which need a year. */
export function FeriadoForm({ ano, isSearching, isSaving, onSearch, onSave }: FeriadoFormProps) {
  const { today } = useOperatorClock();
  const [text, setText] = useState(() => String(ano ?? today().slice(0, 4)));
  const [followed, setFollowed] = useState(ano);
  // Back and forward change the year on show, so the field follows the address.
  if (ano !== followed) {
    setFollowed(ano);
    if (ano !== null) setText(String(ano));
  }
  const typed = readAno(text);
  const isWrong = text.length === 4 && typed === null;
  return (
    <SearchForm
      label="Feriados"
      onSubmit={() => {
        if (typed !== null && !isSearching) onSearch(typed);
      }}
    >
      <TextField
        label="Ano"
        inputMode="numeric"
        maxLength={4}
        isTabular
        value={text}
        errorMessage={isWrong ? `De ${anosDeFeriado.primeiro} a ${anosDeFeriado.ultimo}` : undefined}
        onChange={({ target }) => setText(target.value.replace(/\D/g, ''))}
      />
      <Button type="submit" tone="primary" isDisabled={typed === null} isPending={isSearching}>
        Ver feriados
      </Button>
      <Button
        isDisabled={typed === null}
        isPending={isSaving}
        onPress={() => {
          if (typed !== null && !isSaving) onSave(typed);
        }}
      >
        Salvar
      </Button>
    </SearchForm>
  );
}
