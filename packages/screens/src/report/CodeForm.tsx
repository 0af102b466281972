import { Button } from '@vidas/ui/button/Button.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { useState } from 'react';
import { SearchForm } from './SearchForm.tsx';

interface CodeFormProps {
  readonly label: string;
  /** The code of the last search; null before any. */
  readonly code: string | null;
  /** Default 20, for a code; a text may be longer. */
  readonly maxLength?: number | undefined;
  readonly isSearching: boolean;
  readonly onSearch: (code: string) => void;
  /** Called after input, with true when the code differs from the last search. */
  readonly onEdit: (isChanged: boolean) => void;
}

/** A code and Buscar, which needs one; Enter searches too. */
export function CodeForm({ label, code, maxLength = 20, isSearching, onSearch, onEdit }: CodeFormProps) {
  const [typed, setTyped] = useState(code ?? '');
  const [followed, setFollowed] = useState(code);
  // Back and forward change the code, so the field follows the address.
  if (code !== followed) {
    setFollowed(code);
    setTyped(code ?? '');
  }
  const asked = typed.trim();
  return (
    <SearchForm
      label={label}
      onSubmit={() => {
        if (asked !== '' && !isSearching) onSearch(asked);
      }}
    >
      <TextField
        label={label}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onEdit(target.value.trim() !== (code ?? ''));
        }}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="search"
        isTabular
      />
      <Button type="submit" tone="primary" isDisabled={asked === ''} isPending={isSearching}>
        Buscar
      </Button>
    </SearchForm>
  );
}
