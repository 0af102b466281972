import { copyBlock } from '../../packages/ui/src/report-table/files/copyBlock.ts';
import { packSlice } from '../../packages/ui/src/report-table/files/pack.ts';
import { planOf } from '../../packages/ui/src/report-table/files/planOf.ts';
import { createXlsx } from '../../packages/ui/src/report-table/files/xlsxWriter.ts';
import { hostileColumns, hostileRows } from './hostileTable.ts';

/** The spreadsheet of the hostile table, written in two slices. */
export function hostileXlsx(): Uint8Array {
  const chunks: Uint8Array[] = [];
  const plan = planOf({
    rows: hostileRows,
    columns: hostileColumns,
    sheetName: "Caixa d'Água: <10/2026>",
  });
  const file = createXlsx(plan, (chunk) => chunks.push(chunk));
  file.write(packSlice(hostileRows.slice(0, 10), hostileColumns));
  file.write(packSlice(hostileRows.slice(10), hostileColumns));
  file.end();
  return Buffer.concat(chunks);
}

/** The hostile table as the clipboard takes it. */
export const hostileBlock = () =>
  copyBlock(
    hostileRows.map((row) => hostileColumns.map(({ value, format }) => ({ value: value(row), format }))),
  );
