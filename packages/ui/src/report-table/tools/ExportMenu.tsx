import { Download, FileSpreadsheet, Printer } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import styled from 'styled-components';
import { Button } from '../../button/Button.tsx';
import type { ButtonSize, ButtonTone } from '../../button/buttonLook.ts';
import { PrintHint } from '../../layout/PrintHint.tsx';
import { space } from '../../theme/scale.ts';
import type { ReportView } from '../view.types.ts';
import { VisuallyHidden } from '../../text/VisuallyHidden.tsx';
import { Tooltip } from '../../tooltip/Tooltip.tsx';
import { ToolPop } from './ToolPop.tsx';
import { type ExportNames, useExport } from './useExport.ts';
import { usePrint } from './usePrint.ts';
import { lazyPart } from '../../lazy-part/lazyPart.tsx';
import type { Column } from '../columns.ts';

/** A spreadsheet that opens a CSV keeps 15 digits of a number. */
const longDigits = /^\d{16,}$/;
const sampled = 50;

/** True when a column has codes of 16 digits or more: a spreadsheet that opens a CSV loses their end. The first rows decide. */
const hasLongDigits = <Row,>(rows: readonly Row[], columns: readonly Column<Row>[]): boolean =>
  columns.some(
    ({ format, value }) =>
      format === 'text' &&
      rows.slice(0, sampled).some((row) => {
        const text = value(row);
        return typeof text === 'string' && longDigits.test(text.replace(/[\s.]/g, ''));
      }),
  );

const RunningExport = lazyPart(() => import('./RunningExport.tsx').then((module) => module.RunningExport));
const PrintSheet = lazyPart(() => import('./PrintSheet.tsx').then((module) => module.PrintSheet));

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xxs};
  @media print { display: none; }
`;

/** The files and the paper, one under another. */
const Kinds = styled.div`
  display: grid;
  gap: ${space.xxs};
  button { justify-content: start; }
`;

export interface ExportMenuProps<Row> extends ExportNames {
  readonly view: ReportView<Row>;
  /** Default quiet, as among the tools of a table; secondary on the title's row of a page. */
  readonly tone?: ButtonTone | undefined;
  /** Default small. */
  readonly size?: ButtonSize | undefined;
  /** Buttons for more files of the same question, which need not come from the rows on show. */
  readonly more?: ReactNode;
}

const outdated = 'A pergunta mudou: use Buscar antes de exportar.';
const csvLoses = 'Numa planilha, o CSV perde os últimos algarismos dos códigos longos: prefira o XLSX.';

/** Exportar: one button for every file and the paper; real progress, and a way to cancel while a large file is made. */
export function ExportMenu<Row>({
  view,
  tone = 'quiet',
  size: buttonSize = 'small',
  print,
  more,
  ...names
}: ExportMenuProps<Row>) {
  const { exporting, start, cancel } = useExport(view, names);
  const isOutdated = names.isOutdated ?? false;
  const isEmpty = view.count === 0 || isOutdated;
  // A spreadsheet reads a CSV's long codes as numbers and loses their end.
  const isXlsxFirst = hasLongDigits(view.rows ?? [], view.visibleColumns);
  const { place, printing, print: startPrint, endPrint } = usePrint(view, isEmpty);
  return (
    <Root ref={place}>
      {!isEmpty && (
        <PrintHint about="list">
          <p>Esta folha não traz a lista, só diz como imprimi-la.</p>
          <p>Na tela, use Ctrl+P ou Exportar › Imprimir: saem todas as linhas que passam pelos filtros.</p>
        </PrintHint>
      )}
      {exporting && exporting.share > 0 && (
        <Suspense>
          <RunningExport exporting={exporting} onCancel={cancel} />
        </Suspense>
      )}
      <Tooltip text={outdated} isDisabled={!isOutdated} isName>
        <span>
          <ToolPop
            label="Exportar"
            icon={<Download size={16} aria-hidden="true" />}
            words="Exportar"
            tone={tone}
            size={buttonSize}
            isDisabled={isOutdated || (more ? view.total === 0 : isEmpty)}
          >
            {(close) => {
              const items = [
                <Tooltip key="csv" text={csvLoses} isDisabled={!isXlsxFirst}>
                  <Button
                    size="small"
                    tone="quiet"
                    icon={<Download size={16} aria-hidden="true" />}
                    isDisabled={isEmpty}
                    onPress={() => {
                      close();
                      void start('csv');
                    }}
                  >
                    Exportar CSV
                  </Button>
                </Tooltip>,
                <Button
                  key="xlsx"
                  size="small"
                  tone="quiet"
                  icon={<FileSpreadsheet size={16} aria-hidden="true" />}
                  isDisabled={isEmpty}
                  onPress={() => {
                    close();
                    void start('xlsx');
                  }}
                >
                  Planilha (XLSX)
                </Button>,
              ];
              return (
                <Kinds>
                  {isXlsxFirst ? items.toReversed() : items}
                  <Button
                    size="small"
                    tone="quiet"
                    icon={<Printer size={16} aria-hidden="true" />}
                    isDisabled={isEmpty}
                    onPress={() => {
                      close();
                      void startPrint();
                    }}
                  >
                    Imprimir
                  </Button>
                  {more}
                </Kinds>
              );
            }}
          </ToolPop>
        </span>
      </Tooltip>
      <VisuallyHidden role="status">{isOutdated && view.count > 0 && outdated}</VisuallyHidden>
      {printing && (
        <Suspense>
          <PrintSheet view={view} rows={printing.rows} heading={print} at={printing.at} onDone={endPrint} />
        </Suspense>
      )}
    </Root>
  );
}
