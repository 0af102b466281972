import { Button } from '@vidas/ui/button';
import type { ReportTableProps } from '@vidas/ui/report-table';
import { downloadCsv } from '@vidas/ui/report-table/download';
import { Icon } from './icons.tsx';

/** What an ExportButton takes. */
export interface ExportButtonProps<Row> {
  readonly view: ReportTableProps<Row>['view'];
  /** With its .csv. */
  readonly fileName: string;
}

/** Exportar CSV: what the table shows after its filters, all pages; disabled without data. */
export function ExportButton<Row>({ view, fileName }: ExportButtonProps<Row>) {
  return (
    <Button
      icon={<Icon name="download" />}
      isDisabled={view.filteredRows.length === 0}
      onPress={() => downloadCsv(fileName, view.toCsv())}
    >
      Exportar CSV
    </Button>
  );
}
