import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Heading } from '../text/Heading.tsx';
import { stacked } from '../theme/mixins.ts';
import { font, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

export interface PageProps {
  /** The name of the screen. */
  readonly title: ReactNode;
  /** One line: the period of the numbers. */
  readonly subtitle?: ReactNode;
  /** On the title's row at the right: period, Buscar, export. */
  readonly actions?: ReactNode;
  /** A form too wide to stand beside the title: on the row below it. The subtitle goes beside the title then, so that both take two rows. */
  readonly search?: ReactNode;
  /** O conteúdo da tela. */
  readonly children: ReactNode;
  /** Fits the page into the window, so that a table inside scrolls by itself; otherwise the page grows and scrolls. */
  readonly isFilling?: boolean | undefined;
}

const Root = styled.div<{ readonly $filling: boolean }>`
  display: flex;
  flex-direction: column;
  flex: 1 0 auto;
  gap: ${space.m};
  min-width: 0;
  padding: ${space.m} ${space.xl} ${({ $filling }) => ($filling ? 0 : space.xl)};
  ${({ $filling }) => $filling && css`flex: 1 1 0; min-height: ${size.filledPage};`}
  ${stacked} { flex: none; min-height: 0; padding: ${space.l}; }
`;

const Top = styled.div<{ readonly $isClose: boolean }>`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${({ $isClose }) => ($isClose ? space.xs : space.m)} ${space.m};
  ${stacked} { gap: ${space.m}; }
`;

const Search = styled.div`
  flex: 1 0 100%;
  min-width: 0;
`;

const Words = styled.div<{ readonly $inline: boolean }>`
  flex: 1 1 ${size.menu};
  min-width: 0;
  ${({ $inline }) => $inline && css`display: flex; flex-wrap: wrap; align-items: baseline; align-self: center; column-gap: ${space.m};`}
`;

const Subtitle = styled.p`
  min-height: 1.45em;
  margin-top: ${space.xxs};
  color: ${color.textMuted};
  font-size: ${font.size.table};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space.m};
  ${stacked} { width: 100%; }
`;

/** A screen of the back office: title and period at the left, acts at the right, then its content under one another. */
export function Page({ title, subtitle, actions, search, children, isFilling = false }: PageProps) {
  return (
    <Root $filling={isFilling}>
      <Top $isClose={Boolean(search)}>
        <Words $inline={Boolean(search)}>
          <Heading level={1}>{title}</Heading>
          {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
        </Words>
        {actions && <Actions>{actions}</Actions>}
        {search && <Search>{search}</Search>}
      </Top>
      {children}
    </Root>
  );
}
