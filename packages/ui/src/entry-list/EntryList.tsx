import styled from 'styled-components';
import type { LinkComponent } from '../layout/link.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { Detail, Line, Row } from './entryParts.ts';
import { Entry, type EntryItem } from './Entry.tsx';

export interface EntryListProps {
  /** The name of the list, for screen readers: Pendências. */
  readonly label: string;
  /** The lines of the list, in reading order. */
  readonly entries: readonly EntryItem[];
  /** Text in place of the entries when there are none; default 'Nada por aqui.'. */
  readonly emptyText?: string | undefined;
  /** Shows this many grey rows instead of the entries, of the same height. */
  readonly isLoading?: boolean | undefined;
  /** Number of rows to expect while loading. Default: the number of entries, else 3. */
  readonly expected?: number | undefined;
  /** The router's link; a plain `<a>` without it. */
  readonly linkComponent?: LinkComponent | undefined;
}

const Root = styled.ul`
  margin: 0;
  padding: 0;
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  list-style: none;
  li + li { border-top: ${size.hairline} solid ${color.border}; }
`;

const Waiting = styled.div`
  display: grid;
  gap: ${space.s};
  flex: 1;
`;

/** Entries under one another, each with one line and a link, such as pending or newest things. */
export function EntryList({
  label,
  entries,
  isLoading = false,
  expected = entries.length || 3,
  emptyText = 'Nada por aqui.',
  linkComponent = 'a',
}: EntryListProps) {
  return (
    <Root aria-label={label} aria-busy={isLoading}>
      {!isLoading && entries.length === 0 && (
        <Row>
          <Line>
            <Detail>{emptyText}</Detail>
          </Line>
        </Row>
      )}
      {isLoading
        ? Array.from({ length: expected }, (_, index) => (
            <Row key={index}>
              <Line>
                <Waiting>
                  <Skeleton width="40%" />
                  <Skeleton width="65%" />
                </Waiting>
              </Line>
            </Row>
          ))
        : entries.map((entry) => (
            <Row key={entry.title}>
              <Entry {...entry} linkComponent={linkComponent} />
            </Row>
          ))}
    </Root>
  );
}
