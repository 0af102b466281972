import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { stacked, tabular } from '../theme/mixins.ts';
import { font, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { formatKpi, type KpiKind } from './formatKpi.ts';

/** What a KpiCard takes; it stands in a KpiStrip. */
export interface KpiCardProps {
  /** What is counted. */
  readonly label: string;
  /** Integer, cents for money, 7.2 for 7,2%, or a text; nothing shows as a dash. */
  readonly value: number | string | null | undefined;
  /** Default integer. */
  readonly kind?: KpiKind | undefined;
  /** A few quiet words beside the value. */
  readonly hint?: ReactNode;
  /** A grey bar in the place of the number, of the same height. */
  readonly isLoading?: boolean | undefined;
}

const Root = styled.div`
  min-width: ${size.kpiCard};
  padding: 0 ${space.xxl} 0 ${space.l};
  border-right: ${size.hairline} solid ${color.border};
  &:last-child { border-right: 0; }
  ${stacked} { min-width: 0; padding-right: ${space.l}; }
`;

const Label = styled.dt`
  color: ${color.textMuted};
  font-size: ${font.size.label};
  font-weight: ${font.weight.medium};
`;

const Line = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s};
  min-height: calc(${font.size.figure} * 1.25);
`;

const Value = styled.strong`
  ${tabular}
  font-size: ${font.size.figure};
  line-height: 1.25;
  font-weight: ${font.weight.strong};
  letter-spacing: -0.02em;
  white-space: nowrap;
`;

const Hint = styled.span`
  color: ${color.textFaint};
  font-size: ${font.size.label};
`;

/** One indicator: small label, large figures, a hint beside them. */
export function KpiCard({ label, value, kind = 'integer', hint, isLoading = false }: KpiCardProps) {
  return (
    <Root>
      <Label>{label}</Label>
      <Line>
        {isLoading ? (
          <Skeleton size="figure" width="60%" />
        ) : (
          <>
            <Value>{formatKpi(value, kind)}</Value>
            {hint && <Hint>{hint}</Hint>}
          </>
        )}
      </Line>
    </Root>
  );
}
