import { diasDeFaturamento } from '@vidas/api-client/vendas/utilizacao-qualicorp/utilizacaoQualicorp.contract.ts';
import type { PedidoQualicorp } from '@vidas/api-client/vendas/utilizacao-qualicorp/utilizacaoQualicorp.queries.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { CompetencePicker } from '@vidas/ui/competence-picker/CompetencePicker.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { useState } from 'react';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { SearchForm } from '../../report/SearchForm.tsx';

interface QualicorpFormProps {
  /** The last search; null before any. */
  readonly pedido: PedidoQualicorp | null;
  readonly isSearching: boolean;
  readonly onSearch: (pedido: PedidoQualicorp) => void;
  /** Called when a field differs from the last search. */
  readonly onEdit: () => void;
}

interface Typed {
  readonly competencia: string | null;
  readonly dia: string;
}

const dias = diasDeFaturamento.map((dia) => ({ value: dia, label: dia }));

const typedOf = ({ competencia, diaFat }: PedidoQualicorp): Typed => ({ competencia, dia: diaFat });

/** Competência, Dia de faturamento and Buscar, which needs both. */
export function QualicorpForm({ pedido, isSearching, onSearch, onEdit }: QualicorpFormProps) {
  const { today } = useOperatorClock();
  const [typed, setTyped] = useState<Typed>(() =>
    pedido ? typedOf(pedido) : { competencia: today().slice(0, 7), dia: '' },
  );
  const [followed, setFollowed] = useState(pedido);
  // Back and forward change the search, so the fields follow the address.
  if (pedido?.competencia !== followed?.competencia || pedido?.diaFat !== followed?.diaFat) {
    setFollowed(pedido);
    if (pedido) setTyped(typedOf(pedido));
  }
  const edit = (next: Typed) => {
    setTyped(next);
    onEdit();
  };
  const { competencia } = typed;
  const diaFat = diasDeFaturamento.find((dia) => dia === typed.dia);
  const isComplete = competencia !== null && diaFat !== undefined;
  return (
    <SearchForm
      label="Utilização Qualicorp"
      onSubmit={() => {
        if (isComplete && !isSearching) onSearch({ competencia, diaFat });
      }}
    >
      <CompetencePicker
        label="Competência"
        value={competencia}
        onChange={(month) => edit({ ...typed, competencia: month })}
      />
      <SelectField
        label="Dia de faturamento"
        placeholder="Selecione"
        options={dias}
        value={typed.dia}
        onChange={({ target }) => edit({ ...typed, dia: target.value })}
      />
      <Button type="submit" tone="primary" isDisabled={!isComplete} isPending={isSearching}>
        Buscar
      </Button>
    </SearchForm>
  );
}
