import { KpiStrip } from '@vidas/ui/kpi-card/KpiStrip.tsx';
import type { KpiCardProps } from '@vidas/ui/kpi-card/KpiCard.tsx';
import { partOf } from '@vidas/ui/report-table/part.ts';
import { Page } from '@vidas/ui/layout/Page.tsx';
import type { ReactNode } from 'react';
import { DatedPage } from '../app/DatedPage.tsx';
import { ReportBody, type ReportBodyProps } from './ReportBody.tsx';

export interface ReportPageProps<Row> extends ReportBodyProps<Row> {
  readonly title: string;
  /** What the numbers are about: 'Vendas de 01/10/2026 a 31/10/2026'. */
  readonly subtitle?: string | undefined;
  /** Left to right on the title's row: period, Buscar, export. */
  readonly actions?: ReactNode;
  /** The form, where it is too wide for the title's row. */
  readonly search?: ReactNode;
  /** Above the indicators: a form, or acts, with a row of their own. */
  readonly above?: ReactNode;
  readonly cards?: readonly KpiCardProps[];
  /** Its rows are made in this product: the age of what the core system sends says nothing about them. */
  readonly isMadeHere?: boolean | undefined;
}

/** An indicator of the rows that are there, while others are missing. */
const ofPart = (card: KpiCardProps): KpiCardProps => ({ ...card, label: `${card.label} · parcial` });

/** A report as eighty screens show it: title and period, acts, indicators, table; waiting, failing and growing old included. */
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
  return (
    <Frame title={title} subtitle={subtitle} actions={actions} search={search} isFilling>
      {above}
      {cards && (
        <KpiStrip
          cards={partOf(body.report.rows) ? cards.map(ofPart) : cards}
          isLoading={body.report.isWaiting}
        />
      )}
      <ReportBody {...body} />
    </Frame>
  );
}
