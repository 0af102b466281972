import { type ReactNode, useId, useRef } from 'react';
import styled from 'styled-components';
import { CloseButton } from '../dialog/CloseButton.tsx';
import { useIsScrolling } from '../dialog/useIsScrolling.ts';
import { ChevronLeftIcon } from '../icon/icons.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Heading } from '../text/Heading.tsx';
import { Text } from '../text/Text.tsx';
import { stacked } from '../theme/mixins.ts';
import { size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

export interface PaneThingProps {
  /** The heading, and the name of the region; it takes the focus when the thing is chosen. */
  readonly title: string;
  /** Words that a screen reader says after the heading when it takes the focus; not drawn. */
  readonly description?: string | undefined;
  /** Words beside the heading that describe the thing. */
  readonly note?: string | undefined;
  /** The content, which scrolls by itself. */
  readonly children: ReactNode;
  /** The acts below, the main one last; they stay in sight while the rest scrolls. */
  readonly footer?: ReactNode;
  /** Grey bars instead of the content. */
  readonly isLoading?: boolean | undefined;
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
`;

const Head = styled.header`
  flex: none;
  padding: ${space.m} ${space.l} ${space.s};
  h2:focus-visible { outline: ${size.focusRing} solid ${color.focus}; outline-offset: ${size.focusRing}; }
`;

const Titles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  align-items: baseline;
  h2 { flex: 1 1 auto; min-width: 0; }
`;

const Back = styled.div`
  display: none;
  padding-bottom: ${space.s};
  ${stacked} { display: block; }
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${space.xs} ${space.l} ${space.l};
  &:focus-visible { outline: ${size.focusRing} solid ${color.focus}; outline-offset: -${size.focusRing}; }
  ${stacked} { overflow: visible; }
`;

const Foot = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.s};
  padding: ${space.m} ${space.l};
  border-top: ${size.hairline} solid ${color.border};
`;

/** The chosen thing of TwoPanes: its heading, the part that scrolls, its acts. */
export function PaneThing({ title, description, note, children, footer, isLoading = false }: PaneThingProps) {
  const id = useId();
  const noteId = useId();
  const body = useRef<HTMLDivElement>(null);
  const isScrolling = useIsScrolling(body);
  return (
    <Root
      aria-labelledby={id}
      aria-describedby={note === undefined ? undefined : noteId}
      aria-busy={isLoading || undefined}
    >
      <Head>
        <Back>
          <CloseButton size="small" icon={<ChevronLeftIcon />}>
            Voltar à lista
          </CloseButton>
        </Back>
        <Titles>
          <Heading
            id={id}
            size="label"
            tabIndex={-1}
            aria-describedby={description === undefined ? undefined : `${id}-d`}
          >
            {title}
          </Heading>
          {description !== undefined && (
            <span id={`${id}-d`} hidden>
              {description}
            </span>
          )}
          {note !== undefined && (
            <Text as="span" id={noteId} size="table" tone="caution" weight="medium">
              {note}
            </Text>
          )}
        </Titles>
      </Head>
      <Body ref={body} {...(isScrolling && { tabIndex: 0, role: 'region', 'aria-label': 'Conteúdo' })}>
        <div>
          {isLoading ? (
            <Stack>
              <Skeleton width="60%" />
              <Skeleton size="block" />
              <Skeleton width="80%" />
            </Stack>
          ) : (
            children
          )}
        </div>
      </Body>
      {footer && <Foot>{footer}</Foot>}
    </Root>
  );
}
