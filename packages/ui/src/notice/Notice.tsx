import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { CheckCircleIcon, ErrorCircleIcon, InfoIcon, WarningIcon } from '../icon/icons.tsx';
import { font, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** accent is a calm message of the product; the other tones are verdicts. */
export type NoticeTone = 'accent' | 'info' | 'caution' | 'negative' | 'positive';

export interface NoticeProps {
  /** The notice, in one or two sentences. */
  readonly children: ReactNode;
  /** One strong line above the words. */
  readonly title?: ReactNode;
  /** Default info. */
  readonly tone?: NoticeTone | undefined;
  /** True for a notice after an act of the person. It is announced, at once for negative, politely for others. */
  readonly isLive?: boolean | undefined;
}

interface Look {
  readonly ink: string;
  readonly ground: string;
  readonly edge: string;
  readonly Sign?: ComponentType;
}

const looks: Record<NoticeTone, Look> = {
  accent: { ink: color.accentInk, ground: color.accentSoft, edge: 'transparent' },
  info: { ink: color.info, ground: color.infoSoft, edge: color.info, Sign: InfoIcon },
  caution: { ink: color.caution, ground: color.cautionSoft, edge: color.caution, Sign: WarningIcon },
  negative: { ink: color.negative, ground: color.negativeSoft, edge: color.negative, Sign: ErrorCircleIcon },
  positive: { ink: color.positive, ground: color.positiveSoft, edge: color.positive, Sign: CheckCircleIcon },
};

const Root = styled.div<{ readonly $tone: NoticeTone }>`
  display: flex;
  gap: ${space.m};
  padding: ${space.m} ${space.l};
  border: 0 solid ${({ $tone }) => looks[$tone].edge};
  border-left-width: ${({ $tone }) => ($tone === 'accent' ? 0 : size.bar)};
  border-radius: ${({ $tone }) => ($tone === 'accent' ? radius.m : `0 ${radius.s} ${radius.s} 0`)};
  background: ${({ $tone }) => looks[$tone].ground};
  color: ${({ $tone }) => ($tone === 'accent' ? color.accentInk : color.text)};
  html[data-app='portal'] & { font-size: ${font.size.portalSmall}; padding: ${space.l} ${space.xl}; }
  a { color: inherit; }
  @media (forced-colors: active) { border: ${size.hairline} solid CanvasText; }
`;

const SignBox = styled.span<{ readonly $ink: string }>`
  flex: none;
  color: ${({ $ink }) => $ink};
  svg { display: block; width: ${size.icon}; height: 1.45em; }
`;

const Title = styled.strong`
  display: block;
  margin-bottom: ${space.xxs};
  font-weight: ${font.weight.strong};
`;

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** A message to the person in the flow of the page. */
export function Notice({ children, title, tone = 'info', isLive = false }: NoticeProps) {
  const { Sign, ink } = looks[tone];
  const role = isLive ? (tone === 'negative' ? 'alert' : 'status') : undefined;
  return (
    <Root role={role} $tone={tone}>
      {Sign && (
        <SignBox $ink={ink}>
          <Sign />
        </SignBox>
      )}
      <Words>
        {title && <Title>{title}</Title>}
        {children}
      </Words>
    </Root>
  );
}
