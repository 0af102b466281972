import styled from 'styled-components';
import { narrow, stacked } from '../theme/mixins.ts';
import { radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { KpiCard, type KpiCardProps } from './KpiCard.tsx';

/** What a KpiStrip takes. */
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
  padding: ${size.fieldPadding} 0;
  background: ${color.surface};
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.m};
  &:has(> :nth-child(6)) > * { min-width: ${size.kpiCardOfMany}; }
  ${stacked} {
    display: grid; grid-template-columns: 1fr 1fr; gap: ${space.m} 0;
    &:has(> :nth-child(6)) > * { min-width: 0; }
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
