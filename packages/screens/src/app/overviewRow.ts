import type { Base } from '@vidas/api-client/kinds/ha.ts';
import type { ShareRow } from '@vidas/ui/share-table/ShareTable.tsx';
import { emptyBase, type Ha } from './goodNews.ts';

/** One line of an overview's table. */
export type OverviewRow = ShareRow;

/** One kind of work in an overview. */
interface Pending<B extends Base> {
  /** Base of the count. With an empty base "nothing waits" is no good news. */
  readonly of: B;
  readonly label: string;
  readonly count: number;
  /** Text while there is work. */
  readonly note?: string;
  /** Address of its rows. */
  readonly href: string;
  /** True for work that needs an act before the other work. */
  readonly isUrgent?: boolean;
}

/** A line of work. Its note tells when the base is empty. */
export const pendingRow = <B extends Base>(
  ha: Ha<B>,
  { of, label, count, note, href, isUrgent = false }: Pending<B>,
): OverviewRow => ({
  label,
  href,
  cells: [count],
  share: count,
  isCaution: isUrgent && count > 0,
  note: count === 0 ? emptyBase(ha, of) : note,
});

/** The line of a count, or a line with a note that it could not be read. */
export const knownRow = <Part>(
  part: Part | null,
  { label, href }: Pick<OverviewRow, 'label' | 'href'>,
  row: (part: Part) => OverviewRow,
): OverviewRow =>
  part === null ? { label, href, cells: [], note: 'Não foi possível obter este número agora' } : row(part);
