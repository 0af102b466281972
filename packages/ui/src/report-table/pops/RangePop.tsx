import type { Format } from '../columns.ts';
import type { TypedPopProps } from './pop.types.ts';
import { QueryForm } from './QueryForm.tsx';
import { SideFields } from './SideFields.tsx';

export interface RangePopProps extends TypedPopProps {
  /** Format of the column: decides the format of the boxes. Default integer. */
  readonly format?: Format | undefined;
}

const placeholders: Partial<Record<Format, string>> = { money: '0,00', percent: '0%' };

const forms = ['>1.000', '100..200', '<50 ou >80', 'vazio', '!vazio'];

/** Searches numbers, money and percentages from … to. */
export function RangePop({ format = 'integer', ...pop }: RangePopProps) {
  return (
    <QueryForm {...pop} forms={forms}>
      {(typed, onTyped) => (
        <SideFields
          header={pop.header}
          typed={typed}
          onTyped={onTyped}
          placeholder={placeholders[format] ?? '0'}
          inputMode="decimal"
        />
      )}
    </QueryForm>
  );
}
