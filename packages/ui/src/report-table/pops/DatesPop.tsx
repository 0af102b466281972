import { tidyDay } from '../filters/writeQuery.ts';
import type { TypedPopProps } from './pop.types.ts';
import { QueryForm } from './QueryForm.tsx';
import { SideFields } from './SideFields.tsx';
import { WordButtons } from './WordButtons.tsx';

const words = ['hoje', 'este mês', 'mês passado', 'este ano'];

const forms = ['10/2026', '>15/10/2026', 'ontem', '07/2026..09/2026', 'vazio', '!vazio'];

/** Searches days, also those of moments. */
export function DatesPop(pop: TypedPopProps) {
  return (
    <QueryForm {...pop} forms={forms}>
      {(typed, onTyped) => (
        <>
          <SideFields
            header={pop.header}
            typed={typed}
            onTyped={onTyped}
            placeholder="dd/mm/aaaa"
            inputMode="numeric"
            tidy={tidyDay}
            figures={8}
          />
          <WordButtons words={words} typed={typed} onTyped={onTyped} />
        </>
      )}
    </QueryForm>
  );
}
