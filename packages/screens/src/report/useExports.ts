import type { ReportTableProps } from '@vidas/ui/report-table';
import { useSession } from '../app/session/SessionProvider.tsx';

type Exports = NonNullable<ReportTableProps<never>['exports']>;

/** The exports among the tools of a table whose screen has no room for a button; paper says of which report, whose and when (REL-20). */
export const useExports = (title: string, fileName: string, question?: string): Exports => ({
  fileName,
  title,
  print: { title, question, by: useSession()?.name },
});
