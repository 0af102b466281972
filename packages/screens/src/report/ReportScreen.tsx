import { KpiStrip } from '@vidas/ui/kpi-card/kpi-strip';
import type { KpiCardProps } from '@vidas/ui/kpi-card';
import { Page } from '@vidas/ui/layout/page';
import type { ReactNode } from 'react';
import { ReportBody, type ReportBodyProps } from './ReportBody.tsx';

export interface ReportScreenProps<Row> extends ReportBodyProps<Row> {
  readonly title: string;
  /** What the numbers are about: 'Vendas de 01/10/2026 a 31/10/2026'. */
  readonly subtitle?: string | undefined;
  /** Left to right on the title's row: period, Buscar, export. */
  readonly actions?: ReactNode;
  readonly cards?: readonly KpiCardProps[];
}

/** The layout of a report screen: title and period, acts, indicators, table; also while waiting, failed or stale. */
export function ReportScreen<Row>({ title, subtitle, actions, cards, ...body }: ReportScreenProps<Row>) {
  return (
    <Page title={title} subtitle={subtitle} actions={actions} isFilling>
      {cards && <KpiStrip cards={cards} isLoading={body.report.isWaiting} />}
      <ReportBody {...body} />
    </Page>
  );
}
