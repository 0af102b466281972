import styled from 'styled-components';
import { size, space } from '../theme/scale.ts';
import { KpiCard, type KpiCardProps } from './KpiCard.tsx';

export interface KpiStripProps {
  /** Os indicadores, na ordem em que se leem. */
  readonly cards: readonly KpiCardProps[];
  /** All cards wait; the strip keeps its height. */
  readonly isLoading?: boolean | undefined;
}

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.xl};
  flex: none;
  min-width: 0;
  max-width: 100%;
  min-height: ${size.kpiStrip};
`;

/** The indicators of a report on one line over its table, without boxes; many go on to a second line. */
export function KpiStrip({ cards, isLoading = false }: KpiStripProps) {
  return (
    <Root aria-busy={isLoading}>
      {cards.map((card) => (
        <KpiCard key={card.label} {...card} isLine isLoading={isLoading || (card.isLoading ?? false)} />
      ))}
    </Root>
  );
}
