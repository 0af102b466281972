import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { ChartFailure, ChartPoint } from '../chart/chart.types.ts';
import { Sparkline } from '../chart/Sparkline.tsx';
import { ChevronRightIcon } from '../icon/icons.tsx';
import type { LinkComponent } from '../layout/link.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { stacked } from '../theme/mixins.ts';
import { font, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { Delta } from './Delta.tsx';
import type { KpiDelta } from './delta.ts';
import type { KpiKind } from './formatKpi.ts';
import { KpiFailure } from './KpiFailure.tsx';
import { KpiValue } from './KpiValue.tsx';

/** Props of a card in a KpiStrip, or alone as a KpiTile. */
export interface KpiCardProps {
  /** The counted thing. */
  readonly label: string;
  /** An integer, cents for money, 7.2 for 7,2%, or a text. Null and undefined are shown as a dash. */
  readonly value: number | string | null | undefined;
  /** Default integer. */
  readonly kind?: KpiKind | undefined;
  /** negative writes the value in red. Default: no colour. */
  readonly tone?: 'negative' | undefined;
  /** A few quiet words beside the value. */
  readonly hint?: ReactNode;
  /** True for a grey bar of the same height instead of the number. */
  readonly isLoading?: boolean | undefined;
  /** The change since another moment. Null keeps its line while it is unknown or cannot be compared. */
  readonly delta?: KpiDelta | null | undefined;
  /** Earlier values, oldest first, in the unit of the value: a small line at the right. */
  readonly trend?: readonly ChartPoint[] | undefined;
  /**
   * True for a number that counts up from 0 in 2 s when it appears, unless the person asked for less motion. Default
   * false.
   */
  readonly isCounting?: boolean | undefined;
  /** Error, shown instead of the number. */
  readonly failure?: ChartFailure | undefined;
  /** Address of the details. The whole card is the link. */
  readonly href?: string | undefined;
  /** The router's link; a plain `<a>` without it. */
  readonly linkComponent?: LinkComponent | undefined;
  /** True for number and words on one line, as in a KpiStrip, instead of under one another. Default false. */
  readonly isLine?: boolean | undefined;
}

/** The order on screen: number, words, hint. In the document the words come first, for screen readers. */
const lineLook = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s};
  min-width: 0;
  min-height: ${size.kpiStrip};
  & > dt { order: 1; font-weight: ${font.weight.normal}; }
  & > dt ~ dd { order: 3; height: ${size.kpiStrip}; padding: 0; line-height: ${size.kpiStrip}; }
  & > dt + dd { display: contents; }
  & > dt + dd > :nth-child(2) { order: 2; }
  strong { font-size: ${font.size.lead}; letter-spacing: normal; }
`;

const cardLook = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space.m};
  align-content: start;
  min-width: ${size.kpiCard};
  padding: 0 ${space.xxl} 0 ${space.l};
  & > * { grid-column: 1; }
  ${stacked} { grid-template-columns: minmax(0, 1fr); min-width: 0; padding-right: ${space.l}; }
`;

const Root = styled.div<{ readonly $isLine: boolean }>`
  position: relative;
  ${({ $isLine }) => ($isLine ? lineLook : cardLook)}
`;

const Label = styled.dt`
  color: ${color.textMuted};
  font-size: ${font.size.label};
  font-weight: ${font.weight.medium};
  overflow-wrap: break-word;
`;

const Line = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s};
  min-height: calc(${font.size.figure} * 1.25);
`;

const Trend = styled.dd`
  && { grid-column: 2; }
  min-width: ${size.sparkline};
  grid-row: 1 / span 3;
  align-self: end;
  padding-bottom: ${space.xs};
  ${stacked} { && { grid-column: 1; grid-row: auto; padding-top: ${space.xs}; } }
`;

const DeltaPlace = styled.dd`
  display: flex;
  align-items: center;
  height: calc(${font.size.label} * 1.45);
  font-size: ${font.size.label};
`;

const Hint = styled.span`
  color: ${color.textFaint};
  font-size: ${font.size.label};
`;

const Details = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  color: inherit;
  text-decoration: none;
  svg { width: ${size.iconSmall}; height: ${size.iconSmall}; flex: none; }
  &::after { content: ''; position: absolute; inset: -${space.xs} ${space.xs}; border-radius: ${radius.s}; }
  &:hover { color: ${color.accent}; text-decoration: underline; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: ${size.focusRing} solid ${color.focus}; }
`;

/** One indicator: a small label, its number, a hint beside it, then the change and a sparkline. */
export function KpiCard({
  label,
  value,
  kind = 'integer',
  tone,
  hint,
  isLoading = false,
  delta,
  trend,
  isCounting = false,
  failure,
  href,
  linkComponent = 'a',
  isLine = false,
}: KpiCardProps) {
  const isReady = !isLoading && !failure;
  return (
    <Root $isLine={isLine}>
      <Label>
        {href === undefined ? (
          label
        ) : (
          <Details as={linkComponent} href={href} aria-label={`${label}: ver detalhes`}>
            {label}
            <ChevronRightIcon />
          </Details>
        )}
      </Label>
      <Line>
        {isLoading && <Skeleton {...(isLine ? { width: '4em' } : { size: 'figure', width: '60%' })} />}
        {!isLoading && failure && <KpiFailure label={label} failure={failure} />}
        {isReady && (
          <>
            <KpiValue value={value} kind={kind} isCounting={isCounting} tone={tone} />
            {hint && <Hint>{hint}</Hint>}
          </>
        )}
      </Line>
      {delta !== undefined &&
        (isReady ? (
          <Delta delta={delta} />
        ) : (
          <DeltaPlace>{isLoading && <Skeleton width="17em" />}</DeltaPlace>
        ))}
      {trend && (
        <Trend>
          {isReady && (
            <Sparkline
              title={`Evolução de ${label}`}
              points={trend}
              format={kind === 'text' ? 'integer' : kind}
              hasTable={false}
            />
          )}
        </Trend>
      )}
    </Root>
  );
}
