import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { narrow, stacked } from '../theme/mixins.ts';
import { radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { KpiCard, type KpiCardProps } from './KpiCard.tsx';

export interface KpiStripProps {
  /** Os indicadores, na ordem em que se leem. */
  readonly cards: readonly KpiCardProps[];
  /** All cards wait; the strip keeps its height. */
  readonly isLoading?: boolean | undefined;
  /** One or two buttons that work these indicators out: under one another at the right end. */
  readonly acts?: ReactNode;
}

const Root = styled.dl<{ readonly $basis: string | undefined }>`
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
  /* Each is as wide as its number at least: where they do not fit, the last go to another line. */
  ${({ $basis }) =>
    $basis &&
    css`
      & > * {
        flex-basis: ${$basis};
        min-width: min-content;
        grid-template-columns: minmax(min-content, 1fr) auto;
        & > dt { min-width: calc(${$basis} - ${space.l} - ${space.s} - ${size.hairline}); }
        column-gap: 0;
        padding-right: ${space.s};
      }
    `}
  /* The change below the number keeps its line. */
  & > :has(> :nth-child(3)) { flex: none; }
  ${stacked} {
    display: grid; grid-template-columns: 1fr 1fr; gap: ${space.m} 0;
    & > * { max-width: none; }
    ${({ $basis }) =>
      $basis && css`& > * { min-width: 0; grid-template-columns: minmax(0, 1fr); & > dt { min-width: 0; } }`}
    & > :nth-child(even) { border-right: 0; }
  }
  ${narrow} { & > :last-child:nth-child(odd) { grid-column: 1 / -1; } }
`;

const Beside = styled.div`
  display: flex;
  flex: none;
  gap: ${space.s};
  & > dl { flex: 1 1 0; min-width: 0; }
  ${stacked} { flex-direction: column; & > dl { flex: none; } }
`;

const Acts = styled.div`
  display: flex;
  flex-direction: column;
  flex: none;
  justify-content: center;
  gap: ${space.xs};
  ${stacked} { flex-flow: row wrap; justify-content: start; }
`;

/** More cards than this are as narrow as their numbers, as are those that share their line with buttons. */
const wideAtMost = 5;
/** More than this are narrower still, so that nine share a line of a small notebook. */
const manyAtMost = 7;

const basisOf = (count: number, hasActs: boolean): string | undefined => {
  if (count > manyAtMost) return size.kpiCardOfCrowd;
  return count > wideAtMost || hasActs ? size.kpiCardOfMany : undefined;
};

/** The indicators of a report in one strip over its table. */
export function KpiStrip({ cards, isLoading = false, acts }: KpiStripProps) {
  const strip = (
    <Root aria-busy={isLoading} $basis={basisOf(cards.length, acts !== undefined)}>
      {cards.map((card) => (
        <KpiCard key={card.label} {...card} isLoading={isLoading || (card.isLoading ?? false)} />
      ))}
    </Root>
  );
  if (acts === undefined) return strip;
  return (
    <Beside>
      {strip}
      <Acts>{acts}</Acts>
    </Beside>
  );
}
