import styled, { css } from 'styled-components';
import { stacked, tabular } from '../theme/mixins.ts';
import { font } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { formatKpi, type KpiKind } from './formatKpi.ts';
import { useEffect, useRef, useState } from 'react';

/** Duration of a counter, in ms. */
export const countMs = 2000;

/** The value at a moment of the count: fast at first, slow at the end. Whole numbers stay whole. */
export function countAt({
  from,
  to,
  elapsedMs,
}: {
  readonly from: number;
  readonly to: number;
  readonly elapsedMs: number;
}): number {
  const part = Math.min(1, Math.max(0, elapsedMs / countMs));
  if (part === 1) return to;
  const eased = 1 - (1 - part) ** 3;
  const value = from + (to - from) * eased;
  // As many decimals as the final value, so that the text does not flicker between lengths.
  const decimals = (String(to).split('.')[1] ?? '').length;
  return Number(value.toFixed(Math.min(decimals, 2)));
}

/** False for a person who asked for less motion. */
const canMove = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The number to draw while counting from 0, or from the previous value; undefined when the count is over. */
function useCount(value: number, isCounting: boolean): number | undefined {
  const [shown, setShown] = useState<number | undefined>(() => (isCounting && canMove() ? 0 : undefined));
  const from = useRef(0);
  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (!isCounting || !canMove() || start === value) {
      setShown(undefined);
      return;
    }
    const begin = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const elapsedMs = now - begin;
      const next = elapsedMs < countMs ? countAt({ from: start, to: value, elapsedMs }) : undefined;
      from.current = next ?? value;
      setShown(next);
      if (next !== undefined) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, isCounting]);
  return shown;
}

export interface KpiValueProps {
  readonly value: number | string | null | undefined;
  readonly kind: KpiKind;
  /** True counts up from zero in 2 s. Screen readers get the final text from the start. */
  readonly isCounting: boolean;
  readonly tone?: 'negative' | undefined;
}

/** Number of signs of an amount of ten thousands. A longer one does not fit half a phone in large figures. */
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

// The final number reserves its space, so that nothing beside it moves during the count.
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
