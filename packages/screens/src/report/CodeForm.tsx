import { Button } from '@vidas/ui/button';
import { Form } from '@vidas/ui/form';
import { TextField } from '@vidas/ui/form/text-field';
import { Row } from '@vidas/ui/layout/row';
import { useState } from 'react';

interface CodeFormProps {
  readonly label: string;
  /** The code searched last; null for none. */
  readonly code: string | null;
  readonly isSearching: boolean;
  readonly onSearch: (code: string) => void;
}

/** A code and Buscar, which waits until one is typed; Enter searches too. */
export function CodeForm({ label, code, isSearching, onSearch }: CodeFormProps) {
  const [typed, setTyped] = useState(code ?? '');
  const [followed, setFollowed] = useState(code);
  // Back and forward bring another code: the field follows it.
  if (code !== followed) {
    setFollowed(code);
    setTyped(code ?? '');
  }
  const asked = typed.trim();
  return (
    <Form
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (asked !== '' && !isSearching) onSearch(asked);
      }}
    >
      <Row align="end" gap="m">
        <TextField
          label={label}
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
