import type { TypedPopProps } from './pop.types.ts';
import { QueryForm } from './QueryForm.tsx';
import { useTyped } from './useTyped.ts';

const forms = ['vazio', '!silva', 'silva ou souza'];

/** Searches parts of the shown text. */
export function TextPop({ header, text, onText, onClose, problem }: TypedPopProps) {
  const [typed, ask] = useTyped({ text, onText });
  return (
    <QueryForm
      header={header}
      typed={typed}
      onTyped={ask}
      onClose={onClose}
      problem={problem}
      forms={forms}
    />
  );
}
