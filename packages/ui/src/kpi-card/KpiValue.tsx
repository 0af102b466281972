import styled, { css } from 'styled-components';
import { stacked, tabular } from '../theme/mixins.ts';
import { font } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { formatKpi, type KpiKind } from './formatKpi.ts';
import { useCount } from './useCount.ts';

export interface KpiValueProps {
  readonly value: number | string | null | undefined;
  readonly kind: KpiKind;
  /** Counts up from zero in 2 s; the text for screen readers is the final one from the start. */
  readonly isCounting: boolean;
  readonly tone?: 'negative' | undefined;
}

/** As many signs as an amount of ten thousands has: more do not fit half a phone in large figures. */
const mostOnPhone = 12;

const Root = styled.strong<{ readonly $tone: KpiValueProps['tone']; readonly $isLong: boolean }>`
  ${tabular}
  font-size: ${font.size.figure};
  line-height: 1.25;
  font-weight: ${font.weight.strong};
  letter-spacing: -0.02em;
  white-space: nowrap;
  ${({ $isLong }) => $isLong && css`${stacked} { font-size: ${font.size.lead}; }`}
  ${({ $tone }) => $tone && css`color: ${color[$tone]};`}
`;

// The final number reserves its space, so that nothing beside it moves while the counter grows.
const Stack = styled.span`
  display: inline-grid;
  & > * { grid-area: 1 / 1; }
  & > :first-child:not(:last-child) { opacity: 0; }
`;

/** The number of an indicator. */
export function KpiValue({ value, kind, isCounting, tone }: KpiValueProps) {
  const canCount = typeof value === 'number' && Number.isFinite(value);
  const shown = useCount(canCount ? value : 0, isCounting && canCount);
  const final = formatKpi(value, kind);
  return (
    <Root $tone={tone} $isLong={final.length > mostOnPhone}>
      <Stack>
        <span>{final}</span>
        {shown !== undefined && <span aria-hidden="true">{formatKpi(shown, kind)}</span>}
      </Stack>
    </Root>
  );
}
