import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Heading } from '../text/Heading.tsx';
import { stacked } from '../theme/mixins.ts';
import { font, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

export interface PageProps {
  /** The name of the screen. */
  readonly title: ReactNode;
  /**
   * A few quiet words beside the title, such as the period of the numbers. At most two small lines are shown; the
   * rest is in its `title`.
   */
  readonly subtitle?: ReactNode;
  /** Content on the title's line: the form of the question beside the title, other acts at the right end. */
  readonly actions?: ReactNode;
  /** A form that is too wide for the title's line, on a line of its own below. */
  readonly search?: ReactNode;
  /** The content of the screen. */
  readonly children: ReactNode;
  /**
   * True fits the page into the window, so that a table inside scrolls by itself. Otherwise the page grows and
   * scrolls.
   */
  readonly isFilling?: boolean | undefined;
}

const Root = styled.div<{ readonly $filling: boolean }>`
  display: flex;
  flex-direction: column;
  flex: 1 0 auto;
  gap: ${space.s};
  min-width: 0;
  padding: ${size.pageTop} ${size.pageSide} ${({ $filling }) => ($filling ? 0 : size.pageSide)};
  ${({ $filling }) => $filling && css`flex: 1 1 0; min-height: ${size.filledPage};`}
  ${stacked} { flex: none; min-height: 0; padding: ${space.l}; }
`;

const Top = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
  min-height: ${size.control};
  & > h1 { font-size: ${font.size.portal}; }
  & > form { min-width: 0; }
  ${stacked} { gap: ${space.m}; & > * { flex-basis: 100%; } }
`;

// The subtitle comes after the question's form, which continues the title.
const Subtitle = styled.p`
  display: -webkit-box;
  flex: 1 1 ${size.subtitle};
  order: 1;
  min-width: 0;
  overflow: hidden;
  color: ${color.textMuted};
  font-size: ${font.size.label};
  line-height: 1.3;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  ${stacked} { display: block; order: 0; }
`;

const Actions = styled.div`
  display: contents;
  & > * { order: 2; }
  & > form { order: 0; }
  & > form + :not(form) { margin-left: auto; }
  ${stacked} { display: flex; flex-wrap: wrap; align-items: flex-end; gap: ${space.m}; & > * { order: 0; margin: 0; } }
`;

const Search = styled.div`
  order: 3;
  min-width: 0;
  flex-basis: 100%;
`;

/** A screen of the back office: title, question and acts on one line, then its content under one another. */
export function Page({ title, subtitle, actions, search, children, isFilling = false }: PageProps) {
  return (
    <Root $filling={isFilling}>
      <Top>
        <Heading level={1}>{title}</Heading>
        <Subtitle title={typeof subtitle === 'string' ? subtitle : undefined}>{subtitle}</Subtitle>
        {actions && <Actions>{actions}</Actions>}
        {search && <Search>{search}</Search>}
      </Top>
      {children}
    </Root>
  );
}
