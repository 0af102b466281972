import { tidyMonth } from '../filters/writeQuery.ts';
import type { TypedPopProps } from './pop.types.ts';
import { QueryForm } from './QueryForm.tsx';
import { SideFields } from './SideFields.tsx';
import { WordButtons } from './WordButtons.tsx';

const words = ['este mês', 'mês passado', 'este ano', 'ano passado'];

const forms = ['2026', '>07/2026', 'vazio', '!vazio', '07/2026..09/2026'];

/** Searches competence months. */
export function CompetenciasPop(pop: TypedPopProps) {
  return (
    <QueryForm {...pop} forms={forms}>
      {(typed, onTyped) => (
        <>
          <SideFields
            header={pop.header}
            typed={typed}
            onTyped={onTyped}
            placeholder="mm/aaaa"
            inputMode="numeric"
            tidy={tidyMonth}
            figures={6}
          />
          <WordButtons words={words} typed={typed} onTyped={onTyped} />
        </>
      )}
    </QueryForm>
  );
}
