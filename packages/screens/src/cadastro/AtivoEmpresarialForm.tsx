import { Button } from '@vidas/ui/button';
import { Form } from '@vidas/ui/form';
import { TextField } from '@vidas/ui/form/text-field';
import { Row } from '@vidas/ui/layout/row';
import { useState } from 'react';

/** What an AtivoEmpresarialForm takes. */
export interface AtivoEmpresarialFormProps {
  /** The code searched last; null for none. */
  readonly codigo: string | null;
  readonly isSearching: boolean;
  readonly onSearch: (codigo: string) => void;
}

/** Código da empresa and Buscar, which waits for a code (decisions Q53); Enter searches too. */
export function AtivoEmpresarialForm({ codigo, isSearching, onSearch }: AtivoEmpresarialFormProps) {
  const [typed, setTyped] = useState(codigo ?? '');
  const [followed, setFollowed] = useState(codigo);
  // Back and forward bring another company: the field follows it.
  if (codigo !== followed) {
    setFollowed(codigo);
    setTyped(codigo ?? '');
  }
  const asked = typed.trim();
  return (
    <Form
      role="search"
      aria-label="Empresa"
      onSubmit={(event) => {
        event.preventDefault();
        if (asked !== '' && !isSearching) onSearch(asked);
      }}
    >
      <Row align="end" gap="m">
        <TextField
          label="Código da empresa"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          maxLength={20}
          autoComplete="off"
          enterKeyHint="search"
          isTabular
        />
        <Button type="submit" tone="primary" isDisabled={asked === ''} isPending={isSearching}>
          Buscar
        </Button>
      </Row>
    </Form>
  );
}
