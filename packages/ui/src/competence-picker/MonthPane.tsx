import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { paneLook } from '../date-range/paneLook.ts';
import { paneColumns, type Shortcut, Shortcuts } from '../date-range/Shortcuts.tsx';
import { space } from '../theme/scale.ts';
import { MonthGrid, type MonthGridProps } from './MonthGrid.tsx';
import { holdMonth, yearOf } from './months.ts';

/** Months are 'YYYY-MM'. */
export interface MonthPaneProps extends Pick<MonthGridProps, 'value' | 'span' | 'limits' | 'now'> {
  /** Name of the pane for screen readers. */
  readonly label: string;
  readonly onPick: (month: string) => void;
  /** Named periods, which are always shown. */
  readonly shortcuts: readonly Shortcut[];
  /** More named periods for the shown year, under its months. */
  readonly yearShortcuts?: ((year: number) => readonly Shortcut[]) | undefined;
}

const Pane = styled(Popover)`
  ${paneLook}
`;

const Frame = styled(Dialog)<{ readonly $stacked: boolean }>`
  ${paneColumns}
  outline: none;
`;

const Year = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.m};
`;

/** The content of the dialog. Each opening mounts it again, so that it starts from the value. */
function Months({
  value,
  onPick,
  span,
  limits,
  now,
  yearShortcuts,
  shortcuts,
  close,
}: Omit<MonthPaneProps, 'label'> & { readonly close: () => void }) {
  const [at, setAt] = useState(() => holdMonth(value ?? now, limits));
  const year = yearOf(at);
  const named = <Shortcuts items={shortcuts} layout={yearShortcuts ? 'column' : 'row'} onPicked={close} />;
  return (
    <>
      {yearShortcuts && named}
      <Year>
        <MonthGrid
          at={at}
          onMove={setAt}
          value={value}
          span={span}
          limits={limits}
          now={now}
          onPick={(month) => {
            onPick(month);
            close();
          }}
        />
        {yearShortcuts && (
          <Shortcuts label={String(year)} items={yearShortcuts(year)} layout="pairs" onPicked={close} />
        )}
      </Year>
      {!yearShortcuts && named}
    </>
  );
}

/** The months of a year under a competence field, beside the periods that have a name. */
export function MonthPane({ label, ...months }: MonthPaneProps) {
  return (
    <Pane placement="bottom end">
      <Frame aria-label={label} $stacked={!months.yearShortcuts}>
        {({ close }) => <Months {...months} close={close} />}
      </Frame>
    </Pane>
  );
}
