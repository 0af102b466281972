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
import { fieldLook, type FieldSize } from '../form/fieldLook.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.tsx';
import { tabular } from '../theme/mixins.ts';
import { font, layer, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** What a CalendarPane takes. */
export interface CalendarPaneProps {
  /** The first day that may be chosen. */
  readonly firstDay: CalendarDate | null;
}

const Pane = styled(Popover)`
  z-index: ${layer.popover};
  padding: ${space.m};
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surfaceRaised};
  box-shadow: ${color.shadow};
  overflow: auto;
`;

const Frame = styled(Dialog)`
  outline: none;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  margin-bottom: ${space.s};
`;

const Arrow = styled(Button)<ButtonLook>`
  ${buttonLook}
  width: ${size.controlSmall};
  padding: 0;
  flex: none;
`;

const Choice = styled.select<{ readonly $size: FieldSize }>`
  ${fieldLook}
  flex: 1;
  width: auto;
  min-height: ${size.controlSmall};
  padding: 0 ${space.xs};
  font-size: ${font.size.table};
`;

const Grid = styled(CalendarGrid)`
  ${tabular}
  border-collapse: collapse;
  td { padding: ${size.hairline}; }
`;

const WeekDay = styled(CalendarHeaderCell)`
  padding-bottom: ${space.xs};
  color: ${color.textFaint};
  font-size: ${font.size.tiny};
  font-weight: ${font.weight.medium};
`;

const Cell = styled(CalendarCell)`
  display: grid;
  place-content: center;
  width: ${size.control};
  height: ${size.row};
  border-radius: ${radius.s};
  font-size: ${font.size.table};
  cursor: pointer;
  outline: none;
  &[data-hovered] { background: ${color.surfaceSunken}; }
  &[data-today] { box-shadow: inset 0 0 0 ${size.hairline} ${color.borderStrong}; font-weight: ${font.weight.strong}; }
  &[data-selected] { background: ${color.accent}; color: ${color.onAccent}; font-weight: ${font.weight.strong}; }
  &[data-focus-visible] { outline: ${size.focusRing} solid ${color.focus}; outline-offset: ${size.hairline}; }
  &[data-outside-month] { visibility: hidden; }
  &[data-disabled] { color: ${color.textFaint}; cursor: not-allowed; text-decoration: line-through; }
  @media (forced-colors: active) {
    &[data-selected] { background: Highlight; color: HighlightText; forced-color-adjust: none; }
    &[data-disabled] { color: GrayText; }
  }
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
export function CalendarPane({ firstDay }: CalendarPaneProps) {
  return (
    <Pane placement="bottom end">
      <Frame>
        <Calendar minValue={firstDay}>
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
            <CalendarGridHeader>{(day) => <WeekDay>{day.replace('.', '')}</WeekDay>}</CalendarGridHeader>
            <CalendarGridBody>{(date) => <Cell date={date} />}</CalendarGridBody>
          </Grid>
        </Calendar>
      </Frame>
    </Pane>
  );
}
