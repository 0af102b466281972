import { tidyDay } from '../filters/tidySide.ts';
import type { TypedPopProps } from './pop.types.ts';
import { QueryForm } from './QueryForm.tsx';
import { SideFields } from './SideFields.tsx';
import { useTyped } from './useTyped.ts';
import { WordButtons } from './WordButtons.tsx';

const words = ['hoje', 'este mês', 'mês passado', 'este ano'];

const forms = ['10/2026', '>15/10/2026', 'ontem', '07/2026..09/2026', 'vazio', '!vazio'];

/** Searches days, also those of moments. */
export function DatesPop({ header, text, onText, onClose, problem, unfinished }: TypedPopProps) {
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
        placeholder="dd/mm/aaaa"
        inputMode="numeric"
        tidy={tidyDay}
        figures={8}
      />
      <WordButtons words={words} typed={typed} onTyped={ask} />
    </QueryForm>
  );
}
