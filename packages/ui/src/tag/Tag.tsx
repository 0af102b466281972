import type { ReactNode } from 'react';
import styled from 'styled-components';
import { font, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** Verdict on the state; the word itself must say it too. */
export type TagTone = 'positive' | 'negative' | 'caution' | 'info' | 'neutral';

export interface TagProps {
  /** The word of the state, e.g. Ativo. */
  readonly children: ReactNode;
  /** Default neutral. */
  readonly tone?: TagTone | undefined;
}

const tones: Record<TagTone, readonly [ink: string, ground: string]> = {
  positive: [color.positive, color.positiveSoft],
  negative: [color.negative, color.negativeSoft],
  caution: [color.caution, color.cautionSoft],
  info: [color.info, color.infoSoft],
  neutral: [color.textMuted, color.surfaceSunken],
};

const Root = styled.span<{ readonly $tone: TagTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${size.dot};
  padding: ${size.hairline} ${space.s};
  border-radius: ${radius.pill};
  font-size: ${font.size.label};
  font-weight: ${font.weight.medium};
  white-space: nowrap;
  color: ${({ $tone }) => tones[$tone][0]};
  background: ${({ $tone }) => tones[$tone][1]};
  &::before { content: ''; width: ${size.dot}; height: ${size.dot}; border-radius: 50%; background: currentColor; flex: none; }
  @media (forced-colors: active) { border: ${size.hairline} solid CanvasText; &::before { background: CanvasText; forced-color-adjust: none; } }
`;

/** The state of a thing as a dot and a word. */
export function Tag({ children, tone = 'neutral' }: TagProps) {
  return <Root $tone={tone}>{children}</Root>;
}
