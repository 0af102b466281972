import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ChevronRightIcon } from '../icon/icons.tsx';
import { font, motion, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import type { LinkComponent } from './link.ts';

export interface ChoiceLinkProps {
  readonly href: string;
  readonly title: ReactNode;
  /** One quiet line about the consequence of choosing it. */
  readonly description: ReactNode;
  /** True for the choice of most people, which is drawn stronger. */
  readonly isFirst?: boolean | undefined;
  /** The router's link; a plain `<a>` without it. */
  readonly linkComponent?: LinkComponent | undefined;
}

const Root = styled.a<{ readonly $first: boolean }>`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${space.xxs} ${space.l};
  padding: ${space.l} ${space.xl};
  border: ${({ $first }) => ($first ? `${size.focusRing} solid ${color.accent}` : `${size.hairline} solid ${color.borderStrong}`)};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.text};
  text-decoration: none;
  transition: background ${motion.fast};
  &:hover { background: ${color.accentSoft}; }
  svg { grid-row: 1 / 3; grid-column: 2; width: ${size.iconLarge}; height: ${size.iconLarge}; color: ${color.accent}; }
`;

const Title = styled.strong`
  font-size: ${font.size.portalLead};
  font-weight: ${font.weight.strong};
`;

const Description = styled.span`
  grid-column: 1;
  font-size: ${font.size.portalSmall};
  color: ${color.textMuted};
`;

/** A link to one of several next steps, large enough for a thumb. */
export function ChoiceLink({
  href,
  title,
  description,
  isFirst = false,
  linkComponent = 'a',
}: ChoiceLinkProps) {
  return (
    <Root as={linkComponent} href={href} $first={isFirst}>
      <Title>{title}</Title>
      <Description>{description}</Description>
      <ChevronRightIcon />
    </Root>
  );
}
