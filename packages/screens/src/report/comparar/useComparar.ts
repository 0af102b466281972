import { writeMonth } from '@vidas/api-client/words/day.ts';
import { agree, counted } from '@vidas/api-client/words/counted.ts';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { Comparison } from '@vidas/api-client/report/report.ts';
import {
  compara,
  competenciaAnterior,
  type LinhaDoHistorico,
  primeiraComparada,
  quantasSairam,
} from '@vidas/api-client/report/comparacao.rules.ts';
import { partOf } from '@vidas/ui/report-table/part.ts';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sayFailure } from '../useReport.ts';
import type { Comparavel } from './comparaColumns.tsx';

interface Comparando<Row> {
  /** undefined for a report without comparison. */
  readonly comparison: Comparison | undefined;
  /** The only competence on show; null for none, or several. */
  readonly competencia: string | null;
  readonly rows: readonly Row[] | undefined;
  readonly query: UseQueryOptions<LinhaDoHistorico[], Error, LinhaDoHistorico[], QueryKey>;
}

/** The choice to compare, and the rows beside their earlier months. */
export interface Comparar<Row> {
  readonly isOn: boolean;
  /** True with exactly one competence. */
  readonly isPossible: boolean;
  /** True while the table has the comparison's columns. */
  readonly isShown: boolean;
  readonly isLoading: boolean;
  readonly rows: readonly Comparavel<Row>[] | undefined;
  /** The compared months and the number of lost rows, after the line below the title. */
  readonly note: string;
  readonly turn: (isOn: boolean) => void;
}

const noteOf = (competencia: string, sairam: number): string => {
  const antes = writeMonth(competenciaAnterior(competencia));
  const gone =
    sairam === 0
      ? ''
      : ` · ${counted(sairam, 'linha', 'linhas')} de ${antes} já não ${agree(sairam, 'está', 'estão')}`;
  return ` · com ${antes} e ${writeMonth(primeiraComparada(competencia))}${gone}`;
};

/** Parameter of the choice in the address; it stays for the next question (REL-22). */
const compararParam = 'comparar';

/** Parameters of an address that stay for every question. */
export const keptChoice = (search: URLSearchParams): Record<string, string> =>
  search.get(compararParam) === '1' ? { [compararParam]: '1' } : {};

/** Compares the rows of a competence with the twelve before it while the address asks for it. */
export function useComparar<Row extends object>({
  comparison,
  competencia,
  rows,
  query,
}: Comparando<Row>): Comparar<Row> {
  const [search, setSearch] = useSearchParams();
  const isOn = comparison !== undefined && search.get(compararParam) === '1';
  // With a part of the rows, the missing ones would count as lost.
  const isAsked = isOn && competencia !== null && rows !== undefined && !partOf(rows);
  const { data, error, errorUpdatedAt } = useQuery({ ...query, enabled: isAsked });
  useEffect(() => {
    if (isAsked && error) sayFailure(error, ['Não foi possível comparar!', error.message]);
  }, [isAsked, error, errorUpdatedAt]);
  const found = useMemo(() => {
    if (!isAsked || data === undefined) return { rows, note: '' };
    const linhas = rows as readonly unknown[] as readonly LinhaDoHistorico[];
    const comparados = compara(comparison, competencia, linhas, data);
    return {
      rows: rows.map((row, index) => ({ ...row, comparado: comparados[index] }) as Comparavel<Row>),
      note: noteOf(competencia, quantasSairam(comparison, competencia, linhas, data)),
    };
  }, [isAsked, comparison, competencia, rows, data]);
  return {
    isOn,
    isPossible: competencia !== null,
    isShown: isOn && competencia !== null && !(error && data === undefined),
    isLoading: isAsked && data === undefined && !error,
    rows: found.rows,
    note: found.note,
    turn: (isNow) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (isNow) after.set(compararParam, '1');
          else after.delete(compararParam);
          return after;
        },
        { replace: true },
      ),
  };
}
