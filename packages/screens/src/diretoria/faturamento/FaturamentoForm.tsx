import {
  type TipoPedido,
  tiposPedidos,
} from '@vidas/api-client/diretoria/faturamento/faturamento.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { ultimoDia } from '@vidas/api-client/vendas/meses.rules.ts';
import { CompetencePicker } from '@vidas/ui/competence-picker/CompetencePicker.tsx';
import { DateRange, type DateRangeValue, rangeProblem } from '@vidas/ui/date-range/DateRange.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { useState } from 'react';
import type { Periodo } from '../../report/periodo.ts';
import { SearchForm } from '../../report/SearchForm.tsx';
import type { PedidoDeFaturamento } from './useFaturamentoUrl.ts';

interface FaturamentoFormProps {
  /** The last search; null before any. */
  readonly pedido: PedidoDeFaturamento | null;
  readonly isSearching: boolean;
  readonly onSearch: (pedido: PedidoDeFaturamento) => void;
  readonly onClear: () => void;
  /** Called with true when the fields differ from the last search. */
  readonly onEdit: (isChanged: boolean) => void;
}

interface Typed {
  readonly tipo: string;
  readonly emissao: DateRangeValue;
  readonly vencimento: DateRangeValue;
}

const none: DateRangeValue = { start: null, end: null };
const nothing: Typed = { tipo: '', emissao: none, vencimento: none };
const tipos = Object.entries(tiposPedidos).map(([value, label]) => ({ value, label }));

const typedOf = (pedido: PedidoDeFaturamento | null): Typed =>
  pedido === null
    ? nothing
    : { tipo: pedido.tipo, emissao: pedido.emissao ?? none, vencimento: pedido.vencimento ?? none };

/** The period in the fields; null for empty ones, undefined for an incomplete or impossible one. */
const periodoOf = ({ start, end }: DateRangeValue): Periodo | null | undefined => {
  if (start === null && end === null) return null;
  return start !== null && end !== null && rangeProblem(start, end) === null ? { start, end } : undefined;
};

/** The search in the fields; null while it lacks a kind or a whole period (DIR-1). */
const pedidoOf = ({ tipo, ...typed }: Typed): PedidoDeFaturamento | null => {
  const [emissao, vencimento] = [periodoOf(typed.emissao), periodoOf(typed.vencimento)];
  if (tipo === '' || emissao === undefined || vencimento === undefined) return null;
  return emissao === null && vencimento === null ? null : { tipo: tipo as TipoPedido, emissao, vencimento };
};

const mesInteiro = (competencia: string): DateRangeValue => ({
  start: `${competencia}-01`,
  end: ultimoDia(competencia),
});

/** The month whose days are exactly the period; null for any other period. */
const mesDe = ({ start, end }: DateRangeValue): string | null => {
  const mes = start?.slice(0, 7) ?? null;
  return mes !== null && start === `${mes}-01` && end === ultimoDia(mes) ? mes : null;
};

/** Tipo, the month or the two periods, Buscar and Limpar. */
export function FaturamentoForm({ pedido, isSearching, onSearch, onClear, onEdit }: FaturamentoFormProps) {
  const [typed, setTyped] = useState(() => typedOf(pedido));
  const [followed, setFollowed] = useState(() => JSON.stringify(pedido));
  // Back and forward change the search, so the fields follow the address.
  if (JSON.stringify(pedido) !== followed) {
    setFollowed(JSON.stringify(pedido));
    setTyped(typedOf(pedido));
  }
  const asked = pedidoOf(typed);
  const edit = (next: Typed) => {
    setTyped(next);
    onEdit(pedido !== null && JSON.stringify(pedidoOf(next)) !== JSON.stringify(pedido));
  };
  return (
    <SearchForm
      label="Faturamento"
      onSubmit={() => {
        if (asked !== null && !isSearching) onSearch(asked);
      }}
    >
      <SelectField
        label="Tipo"
        placeholder="Selecione"
        options={tipos}
        value={typed.tipo}
        onChange={({ target }) => edit({ ...typed, tipo: target.value })}
      />
      <CompetencePicker
        label="Mês do vencimento"
        isOptional
        value={mesDe(typed.vencimento)}
        onChange={(mes) => {
          // A half-typed month leaves the period unchanged.
          if (mes !== null) edit({ ...typed, vencimento: mesInteiro(mes) });
          else if (mesDe(typed.vencimento) !== null) edit({ ...typed, vencimento: none });
        }}
      />
      <DateRange
        label="Período de emissão"
        fieldLabels={['Emissão inicial', 'Emissão final']}
        value={typed.emissao}
        onChange={(emissao) => edit({ ...typed, emissao })}
      />
      <DateRange
        label="Período de vencimento"
        fieldLabels={['Vencimento inicial', 'Vencimento final']}
        value={typed.vencimento}
        onChange={(vencimento) => edit({ ...typed, vencimento })}
      />
      <Button type="submit" tone="primary" isDisabled={asked === null} isPending={isSearching}>
        Buscar
      </Button>
      <Button
        tone="secondary"
        onPress={() => {
          setTyped(nothing);
          onClear();
        }}
      >
        Limpar
      </Button>
    </SearchForm>
  );
}
