import {
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { leave } from '../leaving/leaving.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { stacked } from '../theme/mixins.ts';
import { breakpoint, space } from '../theme/scale.ts';
import { useMedia } from '../theme/useMedia.ts';
import { focusSoon } from '../two-panes/focusSoon.ts';
import { PaneThing } from '../two-panes/PaneThing.tsx';
import { TwoPanes } from '../two-panes/TwoPanes.tsx';
import type { DeskProps } from './deskProps.ts';
import { DeskBar } from './DeskBar.tsx';
import { DeskButtons } from './DeskButtons.tsx';
import { DeskContext } from './inDesk.ts';
import { DeskList } from './DeskList.tsx';
import { kindOfKey, linesOfKeys, writeNoAct } from './deskKeys.ts';
import { isTyping, nameOfKey } from './keys.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { useDesk } from './useDesk.ts';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1 1 0;
  gap: ${space.s};
  min-height: 0;
  ${stacked} { flex: none; }
`;

const Thing = styled.div`
  display: grid;
  gap: ${space.l};
  align-content: start;
`;

const noneElsewhere: ReadonlyMap<string, string> = new Map();

const fields = 'input:not([type="checkbox"], [type="hidden"]), textarea, select, [contenteditable="true"]';

/** First marked field of the thing, else its first field. */
const firstField = (root: HTMLElement | null): HTMLElement | null => {
  const pane = root?.querySelector<HTMLElement>('[data-desk-thing]');
  return (
    pane?.querySelector<HTMLElement>(`:is(${fields})[aria-invalid="true"]`) ??
    pane?.querySelector<HTMLElement>(fields) ??
    null
  );
};

/** The heading over the thing. */
const headingOf = (root: HTMLElement | null): HTMLElement | null =>
  root?.querySelector('[data-desk-thing]')?.closest('section')?.querySelector<HTMLElement>('h2') ?? null;

/** The heading of the part on show, or that over the thing. */
const partOf = (root: HTMLElement | null): HTMLElement | null =>
  root?.querySelector<HTMLElement>('[data-desk-thing] [data-desk-part]') ?? headingOf(root);

/**
 * A desk for work that ends: waiting things in a list, one of them at the right, and acts with keys. Each decision is announced, can
 * be undone for ten seconds, and leads to the next thing.
 */
export function Desk(props: DeskProps) {
  const { label, clean, chosen, children, isWaiting = false, part, acts, singleKeys } = props;
  const {
    isTyped = false,
    elsewhere = noneElsewhere,
    doneText = 'Nada mais espera por uma decisão.',
  } = props;
  const root = useRef<HTMLDivElement>(null);
  const [isHelping, setIsHelping] = useState(false);
  const desk = useDesk(props, root);
  const { thing, things, place } = desk;
  const isStacked = useMedia(`(max-width: ${breakpoint.stack})`);
  const first = things.open[0]?.key;
  const isStarted = useRef(false);
  const start = useEffectEvent(desk.choose);
  useEffect(() => {
    if (isStarted.current || first === undefined) return;
    isStarted.current = true;
    // On a phone the list comes first.
    if (chosen === null && !isStacked) start(first);
  }, [first, chosen, isStacked]);
  const shown = thing?.key;
  // The thing of an address: it was not chosen here, so nothing else brings the focus to it.
  const isArriving = useRef(chosen !== null);
  useEffect(() => {
    if (!isArriving.current || shown === undefined || isWaiting) return undefined;
    isArriving.current = false;
    return focusSoon(() => document.activeElement === document.body && headingOf(root.current)?.focus());
  }, [shown, isWaiting]);
  useEffect(() => {
    if (!isTyped || shown === undefined || isWaiting) return undefined;
    return focusSoon(() => firstField(root.current)?.focus());
  }, [isTyped, shown, isWaiting]);
  const shownPart = useRef({ shown, part });
  useEffect(() => {
    const before = shownPart.current;
    shownPart.current = { shown, part };
    // The first part comes with its thing, whose heading has the focus.
    if (isTyped || before.shown !== shown || before.part === undefined || before.part === part)
      return undefined;
    return focusSoon(() => partOf(root.current)?.focus());
  }, [isTyped, shown, part]);

  const group = things.waiting.find((each) => each.things.some(({ key }) => key === shown))?.title;
  const description = [group, thing?.detail.replace(/\.$/, ''), place].filter(Boolean).join('. ');
  // A press on the row of the thing on show leads to it, as on any other.
  const handleClick = ({ target }: MouseEvent<HTMLDivElement>) => {
    if (!(target instanceof Element && target.closest('[data-door][aria-current]'))) return;
    ((isTyped && firstField(root.current)) || partOf(root.current))?.focus();
  };

  const byKey = (name: string, at: number): (() => void) | undefined => {
    const { accept, deny, picks = [], quantity } = acts;
    if (name === '?') return () => setIsHelping(true);
    if (name === 'u') return () => void desk.undo();
    if (name === 'n' || name === 'p') return () => leave(() => desk.step(name === 'n' ? 1 : -1));
    const kind = kindOfKey(name);
    if (!thing || kind === undefined) return undefined;
    if (isWaiting) return () => void desk.isSeen(at);
    if (kind === 'quantity' && quantity) return quantity.onPress;
    const act = { accept, deny, picks: picks[Number(name) - 1], quantity: undefined }[kind];
    if (!act) return () => desk.say(writeNoAct(name, acts.why?.[kind]));
    if ('decide' in act) return () => void desk.decide(act, at);
    return () => document.querySelector<HTMLFormElement>(`form[id="${act.form}"]`)?.requestSubmit();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target, currentTarget, repeat, timeStamp } = event;
    // React hands over the keys of a window that was opened from inside, too.
    if (event.defaultPrevented || !(target instanceof Node) || !currentTarget.contains(target)) return;
    if (repeat && event.key === 'Enter') event.preventDefault();
    if (repeat || !singleKeys.isOn || isTyping(target)) return;
    const act = byKey(nameOfKey(event), timeStamp);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const handleSubmit = (event: SyntheticEvent) => {
    if (desk.isSeen(event.timeStamp)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Root
      ref={root}
      role="region"
      aria-label={label}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      onSubmitCapture={handleSubmit}
    >
      <DeskBar
        said={desk.said}
        times={desk.times}
        place={place}
        undoButton={desk.undoButton}
        onUndo={desk.canUndo ? () => void desk.undo() : undefined}
        onStep={(by) => leave(() => desk.step(by))}
        canStep={desk.canStep}
        onHelp={() => setIsHelping(true)}
      />
      <VisuallyHidden aria-live="polite">
        {thing && elsewhere.has(thing.key) && `${thing.title}: ${elsewhere.get(thing.key)}`}
      </VisuallyHidden>
      <DeskContext value={desk.context}>
        <TwoPanes
          label={`Lista: ${label}`}
          wide="thing"
          chosen={thing?.key ?? null}
          emptyText={things.open.length === 0 ? doneText : 'Escolha na lista'}
          onClose={() => desk.choose(null)}
          list={
            <DeskList
              waiting={things.waiting}
              decided={desk.decided}
              clean={clean}
              elsewhere={elsewhere}
              onOpen={desk.choose}
            />
          }
        >
          {thing && (
            <PaneThing
              key={thing.key}
              title={thing.title}
              description={description}
              note={elsewhere.get(thing.key)}
              isLoading={isWaiting}
              footer={
                <DeskButtons
                  acts={acts}
                  isPending={desk.isPending}
                  isTyped={isTyped}
                  isReady={!isWaiting}
                  onDecide={(act, at) => void desk.decide(act, at)}
                />
              }
            >
              <Thing data-desk-thing>{children(thing)}</Thing>
            </PaneThing>
          )}
        </TwoPanes>
      </DeskContext>
      {isHelping && (
        <KeysDialog
          title="Teclas da mesa"
          lines={linesOfKeys(acts)}
          single={singleKeys}
          onClose={() => setIsHelping(false)}
        />
      )}
    </Root>
  );
}
