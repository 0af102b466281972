import { Form } from '@vidas/ui/form/Form.tsx';
import { FieldRow } from '@vidas/ui/form/FieldRow.tsx';
import type { ReactNode } from 'react';

interface SearchFormProps {
  /** Subject of the search. */
  readonly label: string;
  /** The fields, and Buscar as a button that submits. */
  readonly children: ReactNode;
  /** Called by Buscar and by Enter in any field, also before the fields are complete. */
  readonly onSubmit: () => void;
}

/** The fields of a question beside their Buscar, which does not move when a field has an error. */
export function SearchForm({ label, children, onSubmit }: SearchFormProps) {
  return (
    <Form
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        // A search in a dialog over a form must not submit that form.
        event.stopPropagation();
        onSubmit();
      }}
    >
      <FieldRow isSentence>{children}</FieldRow>
    </Form>
  );
}
