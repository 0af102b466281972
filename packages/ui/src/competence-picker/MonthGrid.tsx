import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { buttonLook, type ButtonLook } from '../button/buttonLook.ts';
import {
  arrowLook,
  cellLook,
  choiceLook,
  chosenCell,
  currentLook,
  disabledCell,
  focusedCell,
  headLook,
} from '../date-range/paneLook.ts';
import type { FieldSize } from '../form/fieldLook.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.tsx';
import { narrow } from '../theme/mixins.ts';
import { size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import type { MonthSpan } from './monthPresets.ts';
import {
  addMonths,
  holdMonth,
  isWithin,
  monthAfterKey,
  monthNames,
  sayMonth,
  toMonth,
  yearOf,
  type MonthLimits,
} from './months.ts';

/** Months are 'YYYY-MM'. */
export interface MonthGridProps {
  /** The month with the keyboard focus; its year is shown. */
  readonly at: string;
  readonly onMove: (month: string) => void;
  readonly value: string | null;
  readonly onPick: (month: string) => void;
  /** The months of a period. Its ends look chosen, those between are tinted. */
  readonly span?: MonthSpan | null | undefined;
  readonly limits: MonthLimits;
  /** The current month, which is marked. */
  readonly now: string;
}

const Head = styled.div`
  ${headLook}
`;

const Arrow = styled.button<ButtonLook>`
  ${buttonLook}
  ${arrowLook}
`;

const Year = styled.select<{ readonly $size: FieldSize }>`
  ${choiceLook}
`;

const Grid = styled.table`
  border-collapse: collapse;
  ${narrow} { width: 100%; }
  td { padding: ${size.hairline}; }
  td[data-inside] { background: ${color.accentSoft}; }
  @media (forced-colors: active) { td[data-inside] { outline: ${size.hairline} solid Highlight; outline-offset: -${size.hairline}; } }
`;

const Month = styled.button<{ readonly $now: boolean }>`
  ${cellLook}
  width: 6.5em;
  ${narrow} { width: 100%; }
  padding: 0 ${space.xs};
  border: 0;
  background: none;
  color: ${color.text};
  &:hover:not([aria-disabled='true']) { background: ${color.surfaceSunken}; }
  td[data-inside] & { color: ${color.accentInk}; }
  ${({ $now }) => $now && currentLook}
  td[aria-selected='true'] & { ${chosenCell} }
  &:focus-visible { ${focusedCell} }
  &[aria-disabled='true'] { ${disabledCell} }
`;

const yearsAround = 10;
const rows = [0, 3, 6, 9];

function yearsOf(at: string, { min, max }: MonthLimits): number[] {
  const first = Math.max(yearOf(at) - yearsAround, min === undefined ? 1900 : yearOf(min));
  const last = Math.min(yearOf(at) + yearsAround, max === undefined ? 9999 : yearOf(max));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The twelve months of a year: arrows move by month, Page Up and Page Down by year, Home and End to its ends. */
export function MonthGrid({ at, onMove, value, onPick, span, limits, now }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  // The months take the focus when the pane opens and after a key; the arrow buttons of the year keep it.
  const takesFocus = useRef(true);
  useEffect(() => {
    if (takesFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [at]);

  const year = yearOf(at);
  const monthOf = (index: number) => toMonth(year, index + 1) ?? at;
  const handleKey = (event: KeyboardEvent) => {
    const next = monthAfterKey(event.key, at);
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    takesFocus.current = true;
    onMove(holdMonth(next, limits));
  };
  const turn = (years: number) => {
    takesFocus.current = false;
    onMove(holdMonth(addMonths(at, years * 12), limits));
  };
  return (
    <div>
      <Head>
        <Arrow
          type="button"
          aria-label="Ano anterior"
          disabled={!isWithin(`${year - 1}-12`, { min: limits.min })}
          onClick={() => turn(-1)}
          $tone="quiet"
          $size="small"
        >
          <ChevronLeftIcon />
        </Arrow>
        <Year
          aria-label="Ano"
          value={year}
          onChange={({ target }) => turn(Number(target.value) - year)}
          $size="normal"
        >
          {yearsOf(at, limits).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Year>
        <Arrow
          type="button"
          aria-label="Próximo ano"
          disabled={!isWithin(`${year + 1}-01`, { max: limits.max })}
          onClick={() => turn(1)}
          $tone="quiet"
          $size="small"
        >
          <ChevronRightIcon />
        </Arrow>
      </Head>
      <Grid ref={grid} role="grid" aria-label={`Meses de ${year}`} onKeyDown={handleKey}>
        <tbody>
          {rows.map((first) => (
            <tr key={first}>
              {[first, first + 1, first + 2].map(monthOf).map((month, index) => {
                const isOut = !isWithin(month, limits);
                const isInside = Boolean(span && month >= span.start && month <= span.end);
                const isChosen = month === value || month === span?.start || month === span?.end;
                return (
                  <td key={month} aria-selected={isChosen} data-inside={isInside || undefined}>
                    <Month
                      type="button"
                      tabIndex={month === at ? 0 : -1}
                      aria-label={sayMonth(month)}
                      aria-disabled={isOut || undefined}
                      aria-current={month === now ? 'date' : undefined}
                      onClick={() => !isOut && onPick(month)}
                      $now={month === now}
                    >
                      {monthNames[first + index]}
                    </Month>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </div>
  );
}
