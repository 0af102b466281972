import styled from 'styled-components';
import { size, space } from '../theme/scale.ts';
import { KpiCard, type KpiCardProps } from './KpiCard.tsx';

export interface KpiStripProps {
  /** The indicators, in reading order. */
  readonly cards: readonly KpiCardProps[];
  /** True while the values of all cards load. The strip keeps its height. */
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

/** The indicators of a report above its table, on one line without boxes. Many of them go on to a second line. */
export function KpiStrip({ cards, isLoading = false }: KpiStripProps) {
  return (
    <Root aria-busy={isLoading}>
      {cards.map((card) => (
        <KpiCard key={card.label} {...card} isLine isLoading={isLoading || (card.isLoading ?? false)} />
      ))}
    </Root>
  );
}
