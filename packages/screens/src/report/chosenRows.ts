import type { ReportTableProps } from '@vidas/ui/report-table/ReportTable.tsx';
import type { ReactNode } from 'react';

/** Acts on the chosen rows of a report, with the open dialog. */
export interface ChosenRows<Row> {
  readonly selection: ReportTableProps<Row>['selection'];
  readonly dialog: ReactNode;
}
