import { KpiStrip } from '@vidas/ui/kpi-card/KpiStrip.tsx';
import type { KpiCardProps } from '@vidas/ui/kpi-card/KpiCard.tsx';
import { partOf } from '@vidas/ui/report-table/part.ts';
import { Page } from '@vidas/ui/layout/Page.tsx';
import type { ReactNode } from 'react';
import { DatedPage } from '../app/DatedPage.tsx';
import { ReportBody, type ReportBodyProps } from './ReportBody.tsx';

export interface ReportPageProps<Row> extends ReportBodyProps<Row> {
  readonly title: string;
  /** Subject of the numbers: 'Vendas de 01/10/2026 a 31/10/2026'. */
  readonly subtitle?: string | undefined;
  /** Left to right on the title's row: period, Buscar, export. */
  readonly actions?: ReactNode;
  /** The form, when it is too wide for the title's row. */
  readonly search?: ReactNode;
  /** A form or acts in a row above the indicators. */
  readonly above?: ReactNode;
  readonly cards?: readonly KpiCardProps[];
  /** True for rows made in this product: the age of the core system's data does not apply. */
  readonly isMadeHere?: boolean | undefined;
}

/** An indicator over a part of the rows, while others are missing. */
const ofPart = (card: KpiCardProps): KpiCardProps => ({ ...card, label: `${card.label} · parcial` });

/**
 * The frame of every report: title and period, acts, indicators, table. States of waiting, failure and old data are included.
 */
export function ReportPage<Row>({
  title,
  subtitle,
  actions,
  search,
  above,
  cards,
  isMadeHere = false,
  ...body
}: ReportPageProps<Row>) {
  const Frame = isMadeHere ? Page : DatedPage;
  const figures = cards && (
    <KpiStrip
      cards={partOf(body.report.rows) ? cards.map(ofPart) : cards}
      isLoading={body.report.isWaiting}
    />
  );
  return (
    <Frame title={title} subtitle={subtitle} actions={actions} search={search} isFilling>
      {above}
      <ReportBody {...body} table={{ ...body.table, figures }} />
    </Frame>
  );
}
