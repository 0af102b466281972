import { tiposDeContrato } from '@vidas/api-client/contabilidade/contrato.rules.ts';
import type { Asked } from '@vidas/api-client/report/report.queries.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { DateRange, rangeProblem } from '@vidas/ui/date-range/DateRange.tsx';
import { RadioGroup } from '@vidas/ui/form/choice/RadioGroup.tsx';
import { useState } from 'react';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { lastMonth } from '../../report/periodo.ts';
import type { QuestionsProps } from '../../report/Questions.tsx';
import { SearchForm } from '../../report/SearchForm.tsx';

interface Typed {
  readonly tipo: string;
  readonly start: string | null;
  readonly end: string | null;
}

const tipos = Object.entries(tiposDeContrato).map(([value, label]) => ({ value, label }));

const typedOf = ({ name, params }: Asked): Typed => ({
  tipo: name,
  start: params.start ?? null,
  end: params.end ?? null,
});

/** Data inicial, Data final, Tipo and Buscar, which needs a valid period. */
export function ReceitaForm({ asked, isSearching, onSearch, onEdit }: QuestionsProps) {
  const { today } = useOperatorClock();
  const [typed, setTyped] = useState<Typed>(() =>
    asked ? typedOf(asked) : { tipo: 'individual', ...lastMonth(today()) },
  );
  const [followed, setFollowed] = useState(() => JSON.stringify(asked));
  // Back and forward change the search, so the fields follow the address.
  if (JSON.stringify(asked) !== followed) {
    setFollowed(JSON.stringify(asked));
    if (asked) setTyped(typedOf(asked));
  }
  const { tipo, start, end } = typed;
  const complete =
    start !== null && end !== null && rangeProblem(start, end) === null ? { start, end } : null;
  const edit = (next: Typed) => {
    setTyped(next);
    onEdit(asked !== null && JSON.stringify(next) !== JSON.stringify(typedOf(asked)));
  };
  return (
    <SearchForm
      label="Receita"
      onSubmit={() => {
        if (complete && !isSearching) onSearch({ name: tipo, params: complete });
      }}
    >
      <DateRange
        value={{ start, end }}
        onChange={(next) => edit({ tipo, start: next.start, end: next.end })}
      />
      <RadioGroup
        look="line"
        label="Tipo"
        name="tipo"
        options={tipos}
        value={tipo}
        onChange={({ target }) => edit({ ...typed, tipo: target.value })}
      />
      <Button type="submit" tone="primary" isDisabled={complete === null} isPending={isSearching}>
        Buscar
      </Button>
    </SearchForm>
  );
}
