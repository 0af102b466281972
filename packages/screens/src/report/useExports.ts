import { writeDay } from '@vidas/api-client/words/day.ts';
import { useOperatorClock } from '../app/session/useOperatorClock.ts';
import { fileOf } from './fileOf.ts';
import type { ReportTableProps } from '@vidas/ui/report-table/ReportTable.tsx';
import { useSession } from '../app/session/SessionProvider.tsx';

type Exports = NonNullable<ReportTableProps<never>['exports']>;

/** Names for the files and the paper of a table, with its question in words. */
export interface ExportsOptions {
  /** File name, made by fileOf (REL-39). */
  readonly file: string;
  /** Title of the report on paper. */
  readonly title: string;
  /** The question in words, for the paper: the period, the company. */
  readonly question: string;
  /** True when the form differs from the rows on show. */
  readonly isOutdated?: boolean | undefined;
}

/** File name and words for a list without a period: they have the day of today. */
export const useNow = (list: string): Pick<ExportsOptions, 'file' | 'question'> => {
  const today = useOperatorClock().today();
  return { file: fileOf(list, today), question: `Em ${writeDay(today)}` };
};

/**
 * Exports in the tools of a table, for screens without room for a button. The paper has report, person and moment (REL-20).
 */
export const useExports = ({ file, title, question, isOutdated }: ExportsOptions): Exports => ({
  fileName: file,
  title,
  isOutdated,
  print: { title, question, by: useSession()?.name },
});
