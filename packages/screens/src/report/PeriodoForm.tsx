import { Button } from '@vidas/ui/button';
import { DateRange, type DateRangeValue, rangeProblem } from '@vidas/ui/date-range';
import { useState } from 'react';
import { useOperatorClock } from '../app/session/useOperatorClock.ts';
import { lastMonth, type Periodo } from './periodo.ts';
import { SearchForm } from './SearchForm.tsx';

export interface PeriodoFormProps {
  /** The period searched last; the fields start with it, else with the last month. */
  readonly periodo: Periodo | null;
  readonly isSearching: boolean;
  readonly onSearch: (periodo: Periodo) => void;
  /** The person typed: whether another period than the searched one stands there now. */
  readonly onEdit: (isChanged: boolean) => void;
}

/** Data inicial, Data final and Buscar, which waits for a valid period (REL-2). */
export function PeriodoForm({ periodo, isSearching, onSearch, onEdit }: PeriodoFormProps) {
  const { today } = useOperatorClock();
  const [typed, setTyped] = useState<DateRangeValue>(() => periodo ?? lastMonth(today()));
  const [followed, setFollowed] = useState(periodo);
  // Back and forward change the period, so the fields follow the address.
  if (periodo !== null && (periodo.start !== followed?.start || periodo.end !== followed.end)) {
    setFollowed(periodo);
    setTyped(periodo);
  }
  const { start, end } = typed;
  const isComplete = start !== null && end !== null && rangeProblem(start, end) === null;
  return (
    <SearchForm
      label="Período"
      onSubmit={() => {
        if (isComplete && !isSearching) onSearch({ start, end });
      }}
    >
      <DateRange
        value={typed}
        onChange={(next) => {
          setTyped(next);
          onEdit(next.start !== periodo?.start || next.end !== periodo.end);
        }}
      />
      <Button type="submit" tone="primary" isDisabled={!isComplete} isPending={isSearching}>
        Buscar
      </Button>
    </SearchForm>
  );
}
