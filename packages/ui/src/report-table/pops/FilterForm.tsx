import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../button/Button.tsx';
import { PopActs, PopForm } from '../parts.ts';

interface FilterFormProps {
  /** Enter, and Buscar. */
  readonly onSearch: () => void;
  /** Limpar. */
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** The frame of every filter: its boxes over Buscar and Limpar. The first box gets the focus. */
export function FilterForm({ onSearch, onClear, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // A popover whose content loads late has nothing to focus when it opens. It may not be placed beside its button yet,
    // so focusing must not scroll the page.
    form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // In a table inside a form, Enter belongs to the filter, not to the form.
    event.stopPropagation();
    onSearch();
  };
  return (
    <PopForm ref={form} noValidate onSubmit={handleSubmit}>
      {children}
      <PopActs>
        <Button size="small" tone="primary" type="submit">
          Buscar
        </Button>
        <Button size="small" onPress={onClear}>
          Limpar
        </Button>
      </PopActs>
    </PopForm>
  );
}
