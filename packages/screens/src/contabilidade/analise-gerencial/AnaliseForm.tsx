import {
  type TipoDeAnalise,
  tiposDeAnalise,
} from '@vidas/api-client/contabilidade/analise-gerencial/analiseGerencial.contract.ts';
import type { PedidoDeAnalise } from '@vidas/api-client/contabilidade/analise-gerencial/analiseGerencial.queries.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { CompetencePicker } from '@vidas/ui/competence-picker/CompetencePicker.tsx';
import { RadioGroup } from '@vidas/ui/form/choice/RadioGroup.tsx';
import { useState } from 'react';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { SearchForm } from '../../report/SearchForm.tsx';

interface AnaliseFormProps {
  /** The last search; null before any. */
  readonly pedido: PedidoDeAnalise | null;
  readonly isSearching: boolean;
  readonly onSearch: (pedido: PedidoDeAnalise) => void;
  /** Called with true when the fields differ from the last search. */
  readonly onEdit: (isChanged: boolean) => void;
}

interface Typed {
  readonly tipo: TipoDeAnalise;
  readonly competencia: string | null;
}

const tipos = Object.entries(tiposDeAnalise).map(([value, label]) => ({ value, label }));

/** Tipo de contrato, Competência and Buscar. */
export function AnaliseForm({ pedido, isSearching, onSearch, onEdit }: AnaliseFormProps) {
  const month = useOperatorClock().today().slice(0, 7);
  const [typed, setTyped] = useState<Typed>(() => pedido ?? { tipo: 'E', competencia: month });
  const [followed, setFollowed] = useState(() => JSON.stringify(pedido));
  const [isRefused, setRefused] = useState(false);
  // Back and forward change the search, so the fields follow the address.
  if (JSON.stringify(pedido) !== followed) {
    setFollowed(JSON.stringify(pedido));
    if (pedido !== null) setTyped(pedido);
  }
  const edit = (next: Typed) => {
    setTyped(next);
    setRefused(false);
    onEdit(pedido !== null && (next.tipo !== pedido.tipo || next.competencia !== pedido.competencia));
  };
  return (
    <SearchForm
      label="Análise gerencial"
      onSubmit={() => {
        const { tipo, competencia } = typed;
        if (competencia === null || competencia > month) setRefused(true);
        else if (!isSearching) onSearch({ tipo, competencia });
      }}
    >
      <RadioGroup
        look="line"
        label="Tipo de contrato"
        name="tipo"
        options={tipos}
        value={typed.tipo}
        onChange={({ target }) => edit({ ...typed, tipo: target.value as TipoDeAnalise })}
      />
      <CompetencePicker
        label="Competência"
        value={typed.competencia}
        onChange={(competencia) => edit({ ...typed, competencia })}
        errorMessage={isRefused ? 'Competência incorreta' : undefined}
      />
      <Button type="submit" tone="primary" isPending={isSearching}>
        Buscar
      </Button>
    </SearchForm>
  );
}
