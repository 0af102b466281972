import type { DistinctValue } from '../distinct.ts';
import { FilterForm } from './FilterForm.tsx';
import type { ChoicePopProps } from './pop.types.ts';
import { ValueList } from './ValueList.tsx';

/** Sim and Não always, in this order; the blanks where there are some. */
function answers({ values, chosen }: Pick<ChoicePopProps, 'values' | 'chosen'>): DistinctValue[] {
  const countOf = (text: string): number => values.find((value) => value.text === text)?.count ?? 0;
  return ['Sim', 'Não', '']
    .map((text) => ({ text, count: countOf(text) }))
    .filter(({ text, count }) => text !== '' || count > 0 || chosen.includes(''));
}

/** Chooses among yes, no and blank. */
export function YesNoPop({ header, chosen, values, onChoose, onClose }: ChoicePopProps) {
  return (
    <FilterForm
      onSearch={onClose}
      onClear={() => {
        onChoose([]);
        onClose();
      }}
    >
      <ValueList
        header={header}
        values={answers({ values, chosen })}
        chosen={new Set(chosen)}
        onToggle={(text, isChosen) =>
          onChoose(isChosen ? [...chosen, text] : chosen.filter((value) => value !== text))
        }
        onOnly={(text) => onChoose([text])}
      />
    </FilterForm>
  );
}
