import { useState, type SubmitEvent } from 'react';
import { Button } from '../button/Button.tsx';
import { TextField } from '../form/TextField.tsx';
import { Text } from '../text/Text.tsx';
import type { ColumnFilter } from './filters.ts';
import { PopActs, PopForm } from './parts.ts';

interface TextFilterProps {
  /** Header of the column. */
  readonly header: string;
  readonly filter: ColumnFilter | undefined;
  readonly onChange: (filter: ColumnFilter | null) => void;
  readonly onClose: () => void;
}

/** Filters while one types; Enter and Buscar close, Limpar lifts the filter. */
export function TextFilter({ header, filter, onChange, onClose }: TextFilterProps) {
  const [query, setQuery] = useState(filter?.kind === 'text' ? filter.query : '');
  const ask = (next: string) => {
    setQuery(next);
    onChange({ kind: 'text', query: next });
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // In a table inside a form, Enter belongs to the filter.
    event.stopPropagation();
    onClose();
  };
  return (
    <PopForm onSubmit={handleSubmit}>
      <TextField
        label={`Pesquisar ${header}`}
        isLabelHidden
        placeholder={`Pesquisar ${header}`}
        autoComplete="off"
        value={query}
        onChange={(event) => ask(event.target.value)}
      />
      <Text size="label" tone="faint">
        Também: vazio · !silva · silva ou souza
      </Text>
      <PopActs>
        <Button size="small" tone="primary" type="submit">
          Buscar
        </Button>
        <Button
          size="small"
          onPress={() => {
            ask('');
            onClose();
          }}
        >
          Limpar
        </Button>
      </PopActs>
    </PopForm>
  );
}
