import { Button } from '@vidas/ui/button/Button.tsx';
import { DateRange, type DateRangeValue, rangeProblem } from '@vidas/ui/date-range/DateRange.tsx';
import type { BesidePeriod, Proposal } from '@vidas/api-client/report/question.ts';
import { type ComponentType, useState } from 'react';
import { type BesideFieldProps, TypedBeside } from './BesideField.tsx';
import { useOperatorClock } from '../app/session/useOperatorClock.ts';
import { semSinais } from '../write/semSinais.ts';
import { type Periodo, proposedPeriodo } from './periodo.ts';
import { SearchForm } from './SearchForm.tsx';

/** The field beside a period, with its value of the last search. */
interface BesideValue extends BesidePeriod {
  readonly value: string | undefined;
  /** Default a text field. */
  readonly Field?: ComponentType<BesideFieldProps> | undefined;
}

export interface PeriodoFormProps {
  /** The period of the last search; the fields start with it, else with the proposed one. */
  readonly periodo: Periodo | null;
  /** Default the last whole month. */
  readonly proposes?: Proposal | undefined;
  readonly beside?: BesideValue | undefined;
  readonly isSearching: boolean;
  /** Called with the period, and the value beside it under its own name. */
  readonly onSearch: (asked: Periodo & Readonly<Record<string, string>>) => void;
  /** Called after input, with true when the period differs from the last search. */
  readonly onEdit: (isChanged: boolean) => void;
}

/** Data inicial, Data final, at most one more field, and Buscar, which needs a valid period (REL-2) and that field. */
export function PeriodoForm({ periodo, proposes, beside, isSearching, onSearch, onEdit }: PeriodoFormProps) {
  const { today } = useOperatorClock();
  const [typed, setTyped] = useState<DateRangeValue>(() => periodo ?? proposedPeriodo(today(), proposes));
  const [text, setText] = useState(beside?.value ?? beside?.initial ?? '');
  const [followed, setFollowed] = useState({ ...periodo, value: beside?.value });
  // Back and forward change the search, so the fields follow the address.
  if (
    periodo !== null &&
    (periodo.start !== followed.start || periodo.end !== followed.end || beside?.value !== followed.value)
  ) {
    setFollowed({ ...periodo, value: beside?.value });
    setTyped(periodo);
    setText(beside?.value ?? '');
  }
  const BesideField = beside?.Field ?? TypedBeside;
  const { start, end } = typed;
  const besideText = semSinais(text);
  const isComplete =
    start !== null &&
    end !== null &&
    rangeProblem(start, end) === null &&
    (!beside || beside.isOptional || besideText !== '');
  const sayEdit = (next: DateRangeValue, nextText: string) =>
    onEdit(
      next.start !== periodo?.start ||
        next.end !== periodo.end ||
        semSinais(nextText) !== (beside?.value ?? ''),
    );
  return (
    <SearchForm
      label="Período"
      onSubmit={() => {
        if (isComplete && !isSearching)
          onSearch({ start, end, ...(beside ? { [beside.name]: besideText } : {}) });
      }}
    >
      <DateRange
        value={typed}
        onChange={(next) => {
          setTyped(next);
          sayEdit(next, text);
        }}
      />
      {beside && (
        <BesideField
          label={beside.label}
          value={text}
          onChange={(next) => {
            setText(next);
            sayEdit(typed, next);
          }}
        />
      )}
      <Button type="submit" tone="primary" isDisabled={!isComplete} isPending={isSearching}>
        Buscar
      </Button>
    </SearchForm>
  );
}
