import { readPeriodo } from './periodo.ts';

/** 'YYYY-MM' from the MM-AAAA of an address; null for an invalid month. */
export const readCompetencia = (text: string | null): string | null => {
  const [, month, year] = /^(0[1-9]|1[0-2])-(\d{4})$/.exec(text ?? '') ?? [];
  return month === undefined ? null : `${year}-${month}`;
};

/** First and last month of an address (?inicio=01-2026&fim=10-2026); null for none or an impossible pair. */
export const readMonths = (
  search: URLSearchParams,
): { readonly start: string; readonly end: string } | null => {
  const [start, end] = ['inicio', 'fim'].map((name) => readCompetencia(search.get(name)));
  return start && end && start <= end ? { start, end } : null;
};

/** Impossible question of an address, in words; null when there is none. A reversed period counts as impossible. */
export const problemaDoEndereco = (search: URLSearchParams): string | null => {
  const [inicio, fim, competencia] = ['inicio', 'fim', 'competencia'].map((name) => search.get(name));
  const hasSpan = (inicio ?? fim ?? null) !== null;
  if (hasSpan && readPeriodo(search) === null && readMonths(search) === null)
    return `O endereço pede um período que não existe: de “${inicio ?? ''}” a “${fim ?? ''}”.`;
  if ((competencia ?? null) !== null && readCompetencia(competencia ?? null) === null)
    return `O endereço pede uma competência que não existe: “${competencia ?? ''}”.`;
  return null;
};
