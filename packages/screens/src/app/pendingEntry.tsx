import type { EntryListProps } from '@vidas/ui/entry-list';
import { Icon } from './icons.tsx';

/** One line of an overview's list. */
export type OverviewEntry = EntryListProps['entries'][number];

/** Something of which there may be some to do. */
export interface Pending {
  readonly title: string;
  readonly count: number;
  /** What is pending, while there is any. */
  readonly detail: string;
  /** Its rows, where there is a list of them. */
  readonly href?: string;
}

/** A line of what is pending: drawn stronger while there is any, a quiet sentence when there is none. */
export const pendingEntry = ({ title, count, detail, href }: Pending): OverviewEntry => ({
  title,
  detail: count === 0 ? 'Nada pendente' : detail,
  value: count,
  isCaution: count > 0,
  icon: <Icon name={count > 0 ? 'warning' : 'check'} />,
  ...(href === undefined ? {} : { href }),
});

/** The line of a count, or a line saying that it could not be read. */
export const knownEntry = <Part,>(
  part: Part | null,
  { title, href }: Pick<Pending, 'title' | 'href'>,
  entry: (part: Part) => OverviewEntry,
): OverviewEntry =>
  part === null
    ? {
        title,
        detail: 'Não foi possível obter este número agora',
        value: '—',
        icon: <Icon name="refresh" />,
        ...(href === undefined ? {} : { href }),
      }
    : entry(part);
