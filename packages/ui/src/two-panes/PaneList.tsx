import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '../text/Heading.tsx';
import { ellipsis } from '../theme/mixins.ts';
import { font, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { PaneDoor } from './PaneDoor.tsx';

export interface PaneListProps {
  /** Heading of this group of things, with their number. */
  readonly title: string;
  /** PaneRow elements. */
  readonly children: ReactNode;
}

const Items = styled.ul`
  padding: 0;
  list-style: none;
  border-top: ${size.hairline} solid ${color.border};
`;

/** A group of things at the left of TwoPanes, where a table would be too wide. */
export function PaneList({ title, children }: PaneListProps) {
  return (
    <div>
      <Heading level={2} size="label">
        {title}
      </Heading>
      <Items>{children}</Items>
    </div>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space.s};
  align-items: center;
  padding: ${space.xs} ${space.s};
  border-bottom: ${size.hairline} solid ${color.border};
`;

const Words = styled.div`
  min-width: 0;
  font-size: ${font.size.table};
  & > :first-child { ${ellipsis} }
`;

const Detail = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs} ${space.s};
  color: ${color.textMuted};
  font-size: ${font.size.label};
  overflow-wrap: anywhere;
`;

export interface PaneRowProps {
  /** Key of the thing. */
  readonly thing: string;
  /** The act with its thing, for screen readers: Ver o lote 261005. */
  readonly 'aria-label': string;
  /** The name of the thing. */
  readonly title: string;
  /** Small words below the name, after the state. */
  readonly detail: string;
  /** The state, a Tag. */
  readonly state?: ReactNode;
  readonly onPress: () => void;
}

/** A thing in two lines, with its state and its door. */
export function PaneRow({ title, detail, state, ...door }: PaneRowProps) {
  return <PaneLine title={title} detail={detail} state={state} act={<PaneDoor {...door}>Ver</PaneDoor>} />;
}

export interface PaneLineProps extends Pick<PaneRowProps, 'title' | 'state'> {
  /** Small words below the name, after the state. */
  readonly detail?: string | undefined;
  /** One small act at the end of the line. */
  readonly act: ReactNode;
}

/** A thing in two lines without a page of its own: it is under way, or failed. */
export function PaneLine({ title, detail, state, act }: PaneLineProps) {
  return (
    <Item>
      <Words>
        <div title={title}>{title}</div>
        <Detail>
          {state}
          {detail && <span>{detail}</span>}
        </Detail>
      </Words>
      {act}
    </Item>
  );
}
