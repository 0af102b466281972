import { digitosMatricula } from '@vidas/api-client/kinds/matricula.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { EmailField } from '@vidas/ui/form/fields/EmailField.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { useState } from 'react';
import { SearchForm } from '../../report/SearchForm.tsx';

export interface DeclaracaoFormProps {
  readonly isSearching: boolean;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** Problem of the address; set after the first attempt to send. */
  readonly emailProblem: string | undefined;
  readonly onSearch: (matricula: string) => void;
}

/** Matrícula and the e-mail address for declarations; Enter searches. */
export function DeclaracaoForm({ isSearching, email, onEmail, emailProblem, onSearch }: DeclaracaoFormProps) {
  const [typed, setTyped] = useState('');
  const matricula = typed.trim();
  return (
    <SearchForm
      label="Declarações"
      onSubmit={() => {
        if (matricula !== '' && !isSearching) onSearch(matricula);
      }}
    >
      <TextField
        label="Matrícula"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        maxLength={digitosMatricula}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="search"
        isTabular
      />
      <EmailField
        label="E-mail"
        value={email}
        onChange={({ target }) => onEmail(target.value)}
        errorMessage={emailProblem}
        autoComplete="off"
      />
      <Button type="submit" tone="primary" isDisabled={matricula === ''} isPending={isSearching}>
        Buscar
      </Button>
    </SearchForm>
  );
}
