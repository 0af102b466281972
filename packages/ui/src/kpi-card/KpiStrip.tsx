import styled from 'styled-components';
import { narrow, stacked } from '../theme/mixins.ts';
import { radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { KpiCard, type KpiCardProps } from './KpiCard.tsx';

export interface KpiStripProps {
  readonly cards: readonly KpiCardProps[];
  /** All cards wait; the strip keeps its height. */
  readonly isLoading?: boolean | undefined;
}

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} 0;
  align-content: center;
  flex: none;
  min-height: ${size.kpiStrip};
  padding: ${space.s} 0;
  background: ${color.surface};
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.m};
  /* A card is as wide as its words where there is room; else the hint goes below the number, before the card goes to another line. */
  & > * { flex: 1 1 ${size.kpiCard}; max-width: max-content; }
  /* Of many, each is as wide as its number at least: where they do not fit, the last go to another line. */
  &:has(> :nth-child(6)) > * {
    flex-basis: ${size.kpiCardOfMany};
    min-width: min-content;
    grid-template-columns: minmax(min-content, 1fr) auto;
    & > dt { min-width: calc(${size.kpiCardOfMany} - ${space.l} - ${space.s} - ${size.hairline}); }
    column-gap: 0;
    padding-right: ${space.s};
  }
  /* What stands below the number, its change, keeps its line. */
  & > :has(> :nth-child(3)) { flex: none; }
  ${stacked} {
    display: grid; grid-template-columns: 1fr 1fr; gap: ${space.m} 0;
    & > * { max-width: none; }
    &:has(> :nth-child(6)) > * { min-width: 0; grid-template-columns: minmax(0, 1fr); & > dt { min-width: 0; } }
    & > :nth-child(even) { border-right: 0; }
  }
  ${narrow} { & > :last-child:nth-child(odd) { grid-column: 1 / -1; } }
`;

/** The indicators of a report in one strip over its table. */
export function KpiStrip({ cards, isLoading = false }: KpiStripProps) {
  return (
    <Root aria-busy={isLoading}>
      {cards.map((card) => (
        <KpiCard key={card.label} {...card} isLoading={isLoading || (card.isLoading ?? false)} />
      ))}
    </Root>
  );
}
