import type { CalendarDate } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { buttonLook, type ButtonLook } from '../button/buttonLook.ts';
import type { FieldSize } from '../form/fieldLook.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.tsx';
import { narrow, tabular } from '../theme/mixins.ts';
import { font, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import {
  arrowLook,
  cellLook,
  choiceLook,
  chosenCell,
  currentLook,
  disabledCell,
  focusedCell,
  headLook,
  paneLook,
} from './paneLook.ts';
import { paneColumns, type Shortcut, Shortcuts } from './Shortcuts.tsx';

export interface CalendarPaneProps {
  /** The first day that may be chosen. */
  readonly firstDay?: CalendarDate | null | undefined;
  /** The last day that may be chosen. */
  readonly lastDay?: CalendarDate | null | undefined;
  /** The day marked as today. */
  readonly today: CalendarDate;
  /** Named choices; choosing one closes the calendar. */
  readonly shortcuts?: readonly Shortcut[] | undefined;
}

const Pane = styled(Popover)`
  ${paneLook}
`;

const Frame = styled(Dialog)<{ readonly $stacked: boolean }>`
  ${paneColumns}
  outline: none;
`;

const Month = styled.div`
  /* head, names of the days and six weeks: the pane keeps its height from month to month */
  min-height: calc(${size.controlSmall} + 2 * ${space.s} + 1.45em + 6 * (${size.row} + 2 * ${size.hairline}));
`;

const Head = styled.div`
  ${headLook}
`;

const Arrow = styled(Button)<ButtonLook>`
  ${buttonLook}
  ${arrowLook}
`;

const Choice = styled.select<{ readonly $size: FieldSize }>`
  ${choiceLook}
`;

const Grid = styled(CalendarGrid)`
  ${tabular}
  border-collapse: collapse;
  td { padding: ${size.hairline}; }
  ${narrow} { width: 100%; }
`;

const WeekDay = styled(CalendarHeaderCell)`
  padding-bottom: ${space.xs};
  color: ${color.textFaint};
  font-size: ${font.size.tiny};
  font-weight: ${font.weight.medium};
`;

const Cell = styled(CalendarCell)<{ readonly $isToday: boolean }>`
  ${cellLook}
  width: ${size.control};
  ${narrow} { width: 100%; min-width: ${size.control}; }
  &[data-hovered] { background: ${color.surfaceSunken}; }
  ${({ $isToday }) => $isToday && currentLook}
  &[data-selected] { ${chosenCell} }
  &[data-focus-visible] { ${focusedCell} }
  &[data-outside-month] { visibility: hidden; }
  &[data-disabled] { ${disabledCell} }
`;

type Picker = Parameters<ComponentProps<typeof CalendarYearPicker>['children']>[0];

/** Months or years in a native list. */
const drawChoice = ({ items, value, onChange, 'aria-label': label }: Picker) => (
  <Choice
    $size="normal"
    aria-label={label}
    value={value}
    onChange={({ target }) => onChange(Number(target.value))}
  >
    {items.map(({ id, formatted }) => (
      <option key={id} value={id}>
        {formatted}
      </option>
    ))}
  </Choice>
);

/** The calendar of one date field: arrows move by day, Page Up and Page Down by month. */
export function CalendarPane({ firstDay, lastDay, today, shortcuts = [] }: CalendarPaneProps) {
  const isFew = shortcuts.length < 3;
  const choices = (close: () => void) =>
    shortcuts.length > 0 && (
      <Shortcuts items={shortcuts} layout={isFew ? 'row' : 'column'} onPicked={close} />
    );
  return (
    <Pane placement="bottom end">
      <Frame $stacked={isFew}>
        {({ close }) => (
          <>
            {!isFew && choices(close)}
            <Month>
              <Calendar minValue={firstDay ?? null} maxValue={lastDay ?? null}>
                <Head>
                  <Arrow slot="previous" $tone="quiet" $size="small">
                    <ChevronLeftIcon />
                  </Arrow>
                  <CalendarMonthPicker format="long">{drawChoice}</CalendarMonthPicker>
                  <CalendarYearPicker>{drawChoice}</CalendarYearPicker>
                  <Arrow slot="next" $tone="quiet" $size="small">
                    <ChevronRightIcon />
                  </Arrow>
                </Head>
                <Grid weekdayStyle="short">
                  <CalendarGridHeader>
                    {(day) => <WeekDay>{day.replace('.', '')}</WeekDay>}
                  </CalendarGridHeader>
                  <CalendarGridBody>
                    {(date) => <Cell date={date} $isToday={date.compare(today) === 0} />}
                  </CalendarGridBody>
                </Grid>
              </Calendar>
            </Month>
            {isFew && choices(close)}
          </>
        )}
      </Frame>
    </Pane>
  );
}
