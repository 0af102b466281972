import type { EntryListProps } from '@vidas/ui/entry-list/EntryList.tsx';
import type { Base } from '@vidas/api-client/kinds/ha.ts';
import { goodNews, type Ha, isGood } from './goodNews.ts';
import { Icon, type IconName } from './icons.tsx';

/** One line of an overview's list. */
export type OverviewEntry = EntryListProps['entries'][number];

/** One kind of work in an overview. */
export interface Pending<B extends Base> {
  /** Base of the count: an empty base makes "nothing waits" no good news. */
  readonly of: B;
  readonly title: string;
  readonly count: number;
  /** Text while there is work. */
  readonly detail: string;
  /** Address of its rows, if there is a list of them. */
  readonly href?: string;
}

const iconOf = (count: number, isGoodNews: boolean): IconName => {
  if (count > 0) return 'warning';
  return isGoodNews ? 'check' : 'list';
};

/** A line of work: stronger while there is some, a quiet sentence when there is none. */
export const pendingEntry = <B extends Base>(
  ha: Ha<B>,
  { of, title, count, detail, href }: Pending<B>,
): OverviewEntry => ({
  title,
  detail: count === 0 ? goodNews(ha, of, 'Nada pendente') : detail,
  value: count,
  isCaution: count > 0,
  icon: <Icon name={iconOf(count, isGood(ha, of))} />,
  ...(href === undefined ? {} : { href }),
});

/** The line of a count, or a line with a note that it could not be read. */
export const knownEntry = <Part,>(
  part: Part | null,
  { title, href }: Pick<Pending<Base>, 'title' | 'href'>,
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
