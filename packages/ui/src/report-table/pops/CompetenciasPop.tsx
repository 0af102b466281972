import { tidyMonth } from '../filters/tidySide.ts';
import type { TypedPopProps } from './pop.types.ts';
import { QueryForm } from './QueryForm.tsx';
import { SideFields } from './SideFields.tsx';
import { useTyped } from './useTyped.ts';
import { WordButtons } from './WordButtons.tsx';

const words = ['este mês', 'mês passado', 'este ano', 'ano passado'];

const forms = ['2026', '>07/2026', 'vazio', '!vazio', '07/2026..09/2026'];

/** Searches competence months. */
export function CompetenciasPop({ header, text, onText, onClose, problem, unfinished }: TypedPopProps) {
  const [typed, ask] = useTyped({ text, onText });
  return (
    <QueryForm
      header={header}
      typed={typed}
      onTyped={ask}
      onClose={onClose}
      problem={problem}
      unfinished={unfinished}
      forms={forms}
    >
      <SideFields
        header={header}
        typed={typed}
        onTyped={ask}
        placeholder="mm/aaaa"
        inputMode="numeric"
        tidy={tidyMonth}
        figures={6}
      />
      <WordButtons words={words} typed={typed} onTyped={ask} />
    </QueryForm>
  );
}
