import styled from 'styled-components';
import { ellipsis, stacked } from '../theme/mixins.ts';
import { font, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

const particles = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

/** First and last initial of a person's name, without the particles: Ana Maria dos Santos → AS. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => word && !particles.has(word.toLowerCase()));
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends.map((word) => (word?.[0] ?? '').toLocaleUpperCase('pt-BR')).join('');
}

export interface UserBadgeProps {
  /** The person's name. */
  readonly name: string;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  min-width: 0;
  color: ${color.text};
  font-size: ${font.size.table};
`;

const Round = styled.span`
  flex: none;
  width: ${size.avatar};
  border-radius: 50%;
  background: ${color.accentSoft};
  color: ${color.accentInk};
  font-size: ${font.size.tiny};
  font-weight: ${font.weight.strong};
  line-height: ${size.avatar};
  text-align: center;
  /* The initials are no text of the page, because a name without them would contradict the visible text. */
  &::before { content: attr(data-initials); }
  @media (forced-colors: active) { outline: ${size.hairline} solid CanvasText; }
`;

const Name = styled.span`
  ${ellipsis}
  max-width: ${size.kpiCard};
  ${stacked} { display: none; }
`;

/** The initials in a circle with the name beside it, as the trigger of the user menu. */
export function UserBadge({ name }: UserBadgeProps) {
  return (
    <Root>
      <Round data-initials={initials(name)} />
      <Name>{name}</Name>
    </Root>
  );
}
