import { writeDay } from '@vidas/api-client/words/day.ts';
import { useOperatorClock } from '../app/session/useOperatorClock.ts';
import { fileOf } from './fileOf.ts';
import type { ReportTableProps } from '@vidas/ui/report-table/ReportTable.tsx';
import { useSession } from '../app/session/SessionProvider.tsx';

type Exports = NonNullable<ReportTableProps<never>['exports']>;

/** What the files and the paper of a table are called, and what it answers in words. */
export interface ExportsOptions {
  /** Made by fileOf (REL-39). */
  readonly file: string;
  /** The name of the report, on paper. */
  readonly title: string;
  /** What was asked for, in words, on paper: the period, the company. */
  readonly question: string;
  /** The form asks for other rows than those on show. */
  readonly isOutdated?: boolean | undefined;
}

/** The names of a list that asks no time: those of its day. */
export const useNow = (list: string): Pick<ExportsOptions, 'file' | 'question'> => {
  const today = useOperatorClock().today();
  return { file: fileOf(list, today), question: `Em ${writeDay(today)}` };
};

/** The exports among the tools of a table whose screen has no room for a button; paper says of which report, whose and when (REL-20). */
export const useExports = ({ file, title, question, isOutdated }: ExportsOptions): Exports => ({
  fileName: file,
  title,
  isOutdated,
  print: { title, question, by: useSession()?.name },
});
