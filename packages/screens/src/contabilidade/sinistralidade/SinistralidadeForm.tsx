import type { Asked } from '@vidas/api-client/report/report.queries.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { CompetenceRange, competenceRangeProblem } from '@vidas/ui/competence-picker/CompetenceRange.tsx';
import { RadioGroup } from '@vidas/ui/form/choice/RadioGroup.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import type { QuestionsProps } from '../../report/Questions.tsx';
import { SearchForm } from '../../report/SearchForm.tsx';

interface Typed {
  readonly start: string | null;
  readonly end: string | null;
  readonly tipo: string;
  readonly codigo: string;
}

/** Kinds of contract, by the first part of their questions' names, with the name of their code. */
const campos = { individual: 'matricula', empresarial: 'empCon' } as const;

const contratos = [
  ['individual', 'Buscar individual'],
  ['empresarial', 'Buscar empresarial'],
] as const;

const tipos = [
  { value: 'Resumida', label: 'Resumido' },
  { value: 'Detalhada', label: 'Detalhado' },
];

const typedOf = ({ name, params: { start, end, matricula, empCon } }: Asked): Typed => ({
  start: start ?? null,
  end: end ?? null,
  tipo: name.endsWith('Detalhada') ? 'Detalhada' : 'Resumida',
  codigo: matricula ?? empCon ?? '',
});

/**
 * Two months, Resumido or Detalhado, the code for Detalhado, and a button for each kind of contract. Enter repeats the kind of the last
 * search (CTB-8).
 */
export function SinistralidadeForm({ asked, isSearching, onSearch, onEdit }: QuestionsProps) {
  const { today } = useOperatorClock();
  const [typed, setTyped] = useState<Typed>(() => {
    const passada = dayjs(today()).subtract(1, 'month').format('YYYY-MM');
    return asked ? typedOf(asked) : { start: passada, end: passada, tipo: 'Resumida', codigo: '' };
  });
  const [followed, setFollowed] = useState(() => JSON.stringify(asked));
  // Back and forward change the search, so the fields follow the address.
  if (JSON.stringify(asked) !== followed) {
    setFollowed(JSON.stringify(asked));
    if (asked) setTyped(typedOf(asked));
  }
  const { start, end, tipo, codigo } = typed;
  const isDetalhado = tipo === 'Detalhada';
  const code = isDetalhado ? codigo.trim() : '';
  const isComplete =
    start !== null &&
    end !== null &&
    competenceRangeProblem(start, end) === null &&
    (!isDetalhado || code !== '');
  const search = (contrato: keyof typeof campos) => {
    if (isComplete && !isSearching)
      onSearch({ name: `${contrato}${tipo}`, params: { start, end, [campos[contrato]]: code } });
  };
  const edit = (next: Typed) => {
    setTyped(next);
    onEdit(asked !== null && JSON.stringify(next) !== JSON.stringify(typedOf(asked)));
  };
  const ofEnter = asked?.name.startsWith('empresarial') ? 'empresarial' : 'individual';
  return (
    <SearchForm label="Sinistralidade" onSubmit={() => search(ofEnter)}>
      <CompetenceRange
        value={{ start, end }}
        onChange={(next) => edit({ ...typed, start: next.start, end: next.end })}
        today={today()}
      />
      <RadioGroup
        look="line"
        label="Tipo"
        name="tipo"
        options={tipos}
        value={tipo}
        onChange={({ target }) => edit({ ...typed, tipo: target.value })}
      />
      <TextField
        label="Matrícula ou código da empresa"
        value={isDetalhado ? codigo : ''}
        onChange={({ target }) => edit({ ...typed, codigo: target.value })}
        isDisabled={!isDetalhado}
        maxLength={20}
        autoComplete="off"
        enterKeyHint="search"
        isTabular
      />
      {contratos.map(([contrato, label]) => (
        <Button
          key={contrato}
          tone="primary"
          isDisabled={!isComplete}
          isPending={isSearching && asked?.name.startsWith(contrato) === true}
          {...(contrato === ofEnter ? { type: 'submit' } : { onPress: () => search(contrato) })}
        >
          {label}
        </Button>
      ))}
    </SearchForm>
  );
}
