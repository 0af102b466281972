import {
  type TipoDeMensalidade,
  tiposDeMensalidade,
} from '@vidas/api-client/diretoria/mensalidades/mensalidades.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { useState } from 'react';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { SearchForm } from '../../report/SearchForm.tsx';
import type { PedidoDeMensalidades } from './useMensalidadesUrl.ts';

interface MensalidadesFormProps {
  /** The last search; null before any. */
  readonly pedido: PedidoDeMensalidades | null;
  readonly isSearching: boolean;
  readonly onSearch: (pedido: PedidoDeMensalidades) => void;
  /** Called with true when the fields differ from the last search. */
  readonly onEdit: (isChanged: boolean) => void;
}

interface Typed {
  readonly tipo: string;
  readonly data: string | null;
}

const tipos = Object.entries(tiposDeMensalidade).map(([value, label]) => ({
  value,
  label: `${label} (${value})`,
}));

/** Tipo, Data and Buscar, which needs both; the date starts with today. */
export function MensalidadesForm({ pedido, isSearching, onSearch, onEdit }: MensalidadesFormProps) {
  const { today } = useOperatorClock();
  const [typed, setTyped] = useState<Typed>(() => pedido ?? { tipo: 'I', data: today() });
  const [followed, setFollowed] = useState(pedido);
  // Back and forward change the search, so the fields follow the address.
  if (pedido?.tipo !== followed?.tipo || pedido?.data !== followed?.data) {
    setFollowed(pedido);
    if (pedido) setTyped(pedido);
  }
  const edit = (next: Typed) => {
    setTyped(next);
    onEdit(pedido !== null && (next.tipo !== pedido.tipo || next.data !== pedido.data));
  };
  const { tipo, data } = typed;
  return (
    <SearchForm
      label="Mensalidades"
      onSubmit={() => {
        if (data !== null && !isSearching) onSearch({ tipo: tipo as TipoDeMensalidade, data });
      }}
    >
      <SelectField
        label="Tipo"
        options={tipos}
        value={tipo}
        onChange={({ target }) => edit({ ...typed, tipo: target.value })}
      />
      <DatePicker
        label="Data"
        value={data}
        today={today()}
        onChange={(next) => edit({ ...typed, data: next })}
      />
      <Button type="submit" tone="primary" isDisabled={data === null} isPending={isSearching}>
        Buscar
      </Button>
    </SearchForm>
  );
}
