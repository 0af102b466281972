import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tabular } from '../theme/mixins.ts';
import { font } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

export interface TextProps {
  /** The words. */
  readonly children: ReactNode;
  /** Default inherit: 14 in the back office, 17 in the portal. */
  readonly size?: 'label' | 'table' | 'body' | 'lead' | 'portalSmall' | 'portal' | 'inherit' | undefined;
  /** Default text. */
  readonly tone?: 'text' | 'muted' | 'faint' | 'positive' | 'caution' | 'negative' | undefined;
  /** Default normal. */
  readonly weight?: 'normal' | 'medium' | 'strong' | undefined;
  /** Default p. */
  readonly as?: 'p' | 'span' | 'div' | 'strong' | undefined;
  /** Figures of equal width. */
  readonly isTabular?: boolean | undefined;
  /** Id by which the text names or describes another element. */
  readonly id?: string | undefined;
}

const inks = {
  text: 'inherit',
  muted: color.textMuted,
  faint: color.textFaint,
  positive: color.positive,
  caution: color.caution,
  negative: color.negative,
} as const;

interface RootProps {
  readonly $size: NonNullable<TextProps['size']>;
  readonly $tone: keyof typeof inks;
  readonly $weight: keyof typeof font.weight;
  readonly $tabular: boolean;
}

const Root = styled.p<RootProps>`
  font-size: ${({ $size }) => ($size === 'inherit' ? 'inherit' : font.size[$size])};
  font-weight: ${({ $weight }) => font.weight[$weight]};
  color: ${({ $tone }) => inks[$tone]};
  overflow-wrap: break-word;
  ${({ $tabular }) => $tabular && tabular}
`;

/** Running words in the sizes and inks of the product. */
export function Text({
  children,
  size = 'inherit',
  tone = 'text',
  weight = 'normal',
  as = 'p',
  isTabular = false,
  id,
}: TextProps) {
  return (
    <Root as={as} id={id} $size={size} $tone={tone} $weight={weight} $tabular={isTabular}>
      {children}
    </Root>
  );
}
