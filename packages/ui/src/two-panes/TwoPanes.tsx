import { type MouseEvent, type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { ClosingContext, useClosing } from '../leaving/closing.ts';
import { lazySize } from '../theme/lazyScale.ts';
import { stacked } from '../theme/mixins.ts';
import { radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { ChosenContext } from './chosen.ts';
import { EscapeArea } from './EscapeArea.tsx';
import { usePaneFocus } from './usePaneFocus.ts';

export interface TwoPanesProps {
  /** Name of the list for screen readers. */
  readonly label: string;
  /** The list at the left; the button of each row is a PaneDoor with the key of its thing. */
  readonly list: ReactNode;
  /** Key of the chosen thing; null for none. */
  readonly chosen: string | null;
  /** The chosen thing, a PaneThing with the same key. */
  readonly children: ReactNode;
  /** The pane that takes the remaining width: the list by default, the thing when it holds a table, both when both do. */
  readonly wide?: 'list' | 'thing' | 'both' | undefined;
  /** Words at the right while nothing is chosen; null leaves the list the whole width. Default 'Escolha um item'. */
  readonly emptyText?: string | null | undefined;
  /** Called when the person closes the thing. */
  readonly onClose: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(${lazySize.paneThing}, 34%);
  grid-template-rows: minmax(0, 1fr);
  flex: 1 1 0;
  gap: ${space.l};
  min-height: ${size.tableLeast};
  &[data-wide='thing'] { grid-template-columns: minmax(${lazySize.paneThing}, 32%) minmax(0, 1fr); }
  &[data-wide='both'] { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  &[data-alone='true'] { grid-template-columns: minmax(0, 1fr); }
  &[data-alone='true'] > :last-child { display: none; }
  ${stacked} {
    display: flex;
    flex: none;
    min-height: 0;
    &[data-open='true'] > :first-child, &[data-open='false'] > :last-child { display: none; }
  }
`;

const List = styled.section`
  display: flex;
  flex-direction: column;
  flex: 1 1 auto;
  min-width: 0;
  min-height: 0;
  overflow: auto;
  outline: none;
  :is(tr, li):has(> [data-door], > td > [data-door], > td > [hidden] > [data-door]) { cursor: pointer; }
  tr:has([aria-current='true']) > td, li:has([aria-current='true']) { background: ${color.accentSoft}; }
  /* also among chosen rows, which have the same ground */
  tr:has([aria-current='true']) > td:first-child, li:has([aria-current='true']) { box-shadow: inset ${size.bar} 0 ${color.accent}; }
  ${stacked} { overflow: visible; }
`;

const Thing = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1 1 auto;
  min-width: 0;
  min-height: 0;
  overflow: auto;
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  ${stacked} { overflow: visible; }
`;

const controls = 'button, a, input, select, textarea, label, summary';

/** Presses the door of a row for a press on the row, except after a selection of words or cells. */
const pressRow = ({ target, shiftKey }: MouseEvent): void => {
  if (shiftKey || !(target instanceof Element) || target.closest(controls)) return;
  if (document.getSelection()?.isCollapsed === false) return;
  const row = target.closest('td, li')?.closest('tr, li');
  row?.querySelector<HTMLElement>('[data-door]')?.click();
};

/**
 * A page with its list at the left and the chosen thing at the right; each scrolls by itself. Below 900 px one of them shows at a
 * time.
 */
export function TwoPanes({
  label,
  list,
  chosen,
  children,
  wide = 'list',
  emptyText = 'Escolha um item',
  onClose,
}: TwoPanesProps) {
  const listPane = useRef<HTMLElement>(null);
  const thingPane = useRef<HTMLDivElement>(null);
  const closing = useClosing(onClose);
  const isAlone = chosen === null && emptyText === null;
  usePaneFocus(chosen, listPane, thingPane);
  return (
    <EscapeArea onEscape={chosen === null ? undefined : closing.close}>
      <Root data-open={chosen !== null} data-wide={wide} data-alone={isAlone}>
        <List ref={listPane} aria-label={label} tabIndex={-1} onClick={pressRow}>
          <ChosenContext value={chosen}>{list}</ChosenContext>
        </List>
        <Thing ref={thingPane}>
          <ClosingContext value={closing}>
            {chosen === null ? <EmptyState title={emptyText ?? ''} /> : children}
          </ClosingContext>
        </Thing>
      </Root>
    </EscapeArea>
  );
}
