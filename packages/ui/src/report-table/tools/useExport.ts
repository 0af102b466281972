import { useRef, useState } from 'react';
import { saveFile } from '../../save-file/saveFile.ts';
import { toasts } from '../../toast/toasts.ts';
import type { PrintHeading } from './PrintSheet.tsx';
import { partOf } from '../part.ts';
import type { ReportView } from '../view.types.ts';

/** The names of a table's files. */
export interface ExportNames {
  /** With or without its ending; never personal data. */
  readonly fileName: string;
  /** Title of the report; the name of the sheet in a spreadsheet. Default: the file's name. */
  readonly title?: string | undefined;
  /** The form asks for other rows than those on show, so no file is made of these. */
  readonly isOutdated?: boolean | undefined;
  /** The heading over the rows on paper. */
  readonly print: PrintHeading;
}

/** A file that is being made. */
export interface Exporting {
  readonly kind: 'csv' | 'xlsx';
  /** From 0 to 1. */
  readonly share: number;
}

const loadExportFile = async () => {
  const loaded = await import('../files/exportFile.ts').catch((cause: unknown) => {
    throw new Error('Confira a conexão e tente de novo.', { cause });
  });
  return loaded.exportFile;
};

/** The progress of a file is shown after this many milliseconds. */
const shownFrom = 300;

const wasCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Makes files of exactly what the screen shows (visible columns, filtered rows of all pages) and downloads them. */
export function useExport<Row>(view: ReportView<Row>, { fileName, title }: Omit<ExportNames, 'print'>) {
  const [exporting, setExporting] = useState<Exporting | null>(null);
  const stopper = useRef<AbortController | null>(null);
  // A file outlives its screen, so its own name tells that it is a part.
  const name = `${fileName.replace(/\.(csv|xlsx)$/i, '')}${partOf(view.rows) ? '-parcial' : ''}`;
  const start = async (kind: Exporting['kind']) => {
    if (exporting) return;
    const controller = new AbortController();
    stopper.current = controller;
    setExporting({ kind, share: 0 });
    const start = performance.now();
    try {
      const exportFile = await loadExportFile();
      const rows = (await view.server?.readAll?.()) ?? view.selection.rows;
      const file = await exportFile({
        kind,
        rows,
        columns: view.visibleColumns,
        sheetName: title ?? name,
        signal: controller.signal,
        // A file that is ready at once shows no progress bar: it would only flash.
        onProgress: (share) => {
          if (performance.now() - start > shownFrom) setExporting({ kind, share });
        },
      });
      await view.onTake?.(kind, rows.length);
      saveFile(file, `${name}.${kind}`);
    } catch (error) {
      if (!wasCancelled(error))
        toasts.error('O arquivo não foi gerado', error instanceof Error ? error.message : undefined);
    }
    setExporting(null);
  };
  return { exporting, start, cancel: () => stopper.current?.abort() };
}
