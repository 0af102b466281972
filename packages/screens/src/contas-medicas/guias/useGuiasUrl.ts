import type { FiltroDeStatus } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { useSearchParams } from 'react-router-dom';
import { useAtOnce } from '../../report/useAtOnce.ts';

/** The status filters, in their order (CTM-51). */
export const filtrosDeStatus: readonly { readonly value: FiltroDeStatus; readonly label: string }[] = [
  { value: 'verificar', label: 'Guias a verificar' },
  { value: 'incorporadas', label: 'Guias incorporadas' },
  { value: 'naoUtilizadas', label: 'Guias não utilizadas' },
];

/** The periods of import, in their order (CTM-52); `todas` is no limit. */
export const periodos = [
  { value: '1', label: 'Importadas último mês' },
  { value: '2', label: 'Importadas últimos 2 meses' },
  { value: 'todas', label: 'Todas importações' },
] as const;

const months: Readonly<Record<string, 1 | 2 | null>> = { '1': 1, '2': 2, todas: null };

/**
 * Provider, status, period and protocol of a lot in the address: none of them belongs to a person. Without a provider there is no search.
 */
export function useGuiasUrl() {
  const [search, setSearch] = useSearchParams();
  const naUrl = {
    prestador: search.get('prestador') ?? '',
    status: filtrosDeStatus.find(({ value }) => value === search.get('status'))?.value ?? 'verificar',
    periodo: periodos.find(({ value }) => value === search.get('periodo'))?.value ?? '1',
    lote: search.get('lote') ?? '',
  };
  const [now, change] = useAtOnce<Readonly<typeof naUrl>>(naUrl, ({ lote, ...next }) =>
    setSearch({ ...next, ...(lote && { lote }) }),
  );
  const busca = {
    codPrestador: now.prestador,
    filtrarStatus: now.status,
    filtroImportacao: months[now.periodo] ?? null,
    ...(now.lote && { protocolo: now.lote }),
  };
  return {
    busca,
    periodo: now.periodo,
    muda: (mudanca: Partial<Record<keyof typeof naUrl, string>>) =>
      change({ ...now, ...mudanca } as typeof naUrl),
  } as const;
}
