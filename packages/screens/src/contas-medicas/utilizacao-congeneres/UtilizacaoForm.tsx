import type { Congenere } from '@vidas/api-client/cadastro/movimentacao/movimentacao.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { CompetencePicker } from '@vidas/ui/competence-picker/CompetencePicker.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { CongenereField } from '../../report/CongenereField.tsx';
import { lastMonth } from '../../report/periodo.ts';
import { SearchForm } from '../../report/SearchForm.tsx';
import type { PedidoUtilizacao } from './useUtilizacaoUrl.ts';

interface Typed {
  readonly codCongenere: string;
  /** 'YYYY-MM'; null while the field holds no month. */
  readonly mes: string | null;
}

export interface UtilizacaoFormProps {
  /** Undefined while loading. */
  readonly congeneres: readonly Congenere[] | undefined;
  readonly isLoading: boolean;
  /** The last search, as first values of the fields; otherwise last month and every insurer. */
  readonly pedido: PedidoUtilizacao | null;
  readonly isSearching: boolean;
  readonly onSearch: (pedido: PedidoUtilizacao) => void;
  /** Called after input, with true when the fields differ from the last search. */
  readonly onEdit: (isChanged: boolean) => void;
}

/** Congênere, month and Buscar; without a month Buscar asks for one. */
export function UtilizacaoForm({
  congeneres,
  isLoading,
  pedido,
  isSearching,
  onSearch,
  onEdit,
}: UtilizacaoFormProps) {
  const { today } = useOperatorClock();
  const [typed, setTyped] = useState<Typed>(
    () => pedido ?? { codCongenere: '', mes: lastMonth(today()).start.slice(0, 7) },
  );
  const [followed, setFollowed] = useState(pedido);
  // Back and forward change the search, so the fields follow the address.
  if (pedido !== null && (pedido.mes !== followed?.mes || pedido.codCongenere !== followed.codCongenere)) {
    setFollowed(pedido);
    setTyped(pedido);
  }
  const edit = (next: Typed) => {
    setTyped(next);
    onEdit(next.mes !== pedido?.mes || next.codCongenere !== pedido.codCongenere);
  };
  return (
    <SearchForm
      label="Utilização"
      onSubmit={() => {
        const { codCongenere, mes } = typed;
        if (mes === null) toasts.error('Favor informar o ano e mês!');
        else if (!isSearching) onSearch({ codCongenere, mes });
      }}
    >
      <CongenereField
        congeneres={congeneres}
        isLoading={isLoading}
        placeholder="Todas"
        value={typed.codCongenere}
        onChange={(codCongenere) => edit({ ...typed, codCongenere })}
      />
      <CompetencePicker
        label="Mês"
        value={typed.mes}
        today={today()}
        onChange={(mes) => edit({ ...typed, mes })}
      />
      <Button type="submit" tone="primary" isPending={isSearching}>
        Buscar
      </Button>
    </SearchForm>
  );
}
