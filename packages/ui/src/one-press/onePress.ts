import { eventNow, hasMoved, isIn, lineOf, notePointer, type Point, restMs } from './rowPlaces.ts';

const actSelector =
  'button, a[href], summary, label, input:is([type="submit"], [type="button"], [type="checkbox"], [type="radio"]), [role="button"], [role^="menuitem"]';
const lineFields = 'input:not([type="submit"], [type="button"], [type="checkbox"], [type="radio"])';

const closest = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

const actAt = (target: EventTarget | null): HTMLElement | null => closest(target, actSelector);

/** The act that this key would run here: a button, a cell that opens its act, or the form of a dialog. */
function keyActAt({ key, target }: KeyboardEvent): HTMLElement | null {
  if (key !== 'Enter' && key !== ' ') return null;
  const field = closest(target, lineFields);
  if (field) return key === 'Enter' ? closest(field, '[role="dialog"] *, [role="alertdialog"] *') : null;
  return actAt(target) ?? closest(target, '[role="grid"] :is(td, th)');
}

const stop = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

const isLineHeld = (act: Element): boolean => lineOf(act)?.ariaDisabled === 'true';

/** The last press: its act, and the rectangle of that act. */
interface Pressed {
  readonly at: number;
  readonly act: Element;
  readonly box: DOMRect;
}

/** Judges presses by pointer. A second press may hit an act that replaced the first, or a row that has just moved. */
function pointerJudge() {
  let last: Pressed | null = null;
  let isVoid = false;
  const cameUnder = (target: EventTarget | null, at: number, point: Point): boolean =>
    last !== null && at - last.at < restMs && isIn(last.box, point) && !last.act.contains(target as Node);
  return {
    down: (event: PointerEvent) => {
      notePointer(event);
      const { target, timeStamp: at } = event;
      const point = { x: event.clientX, y: event.clientY };
      const act = actAt(target);
      isVoid =
        cameUnder(target, at, point) || (act !== null && (hasMoved(act, at, 'pointer') || isLineHeld(act)));
      if (isVoid) return stop(event);
      const box = act?.getBoundingClientRect();
      last = act && box && isIn(box, point) ? { at, act, box } : null;
    },
    /** Lets the new content be pressed at once after going back, which is a separate act. */
    wentBack: () => {
      last = null;
    },
    /**
     * Handles the later events of a press. A click of a program or of an assistive tool counts no presses, and
     * passes.
     */
    rest: (event: MouseEvent) => {
      if (event.type === 'click' && event.detail === 0) return;
      const act = event.type === 'click' ? actAt(event.target) : null;
      if (isVoid || (act && hasMoved(act, event.timeStamp, 'pointer'))) stop(event);
    },
  };
}

/** Judges presses by key. An element that got the focus by itself a moment ago takes no press. */
function keyJudge() {
  let own: { readonly at: number; readonly pressed: Node | null } = { at: -Infinity, pressed: null };
  let self: { readonly at: number; readonly target: Node } | null = null;
  let isSpaceVoid = false;
  const isSelfFocused = (target: EventTarget | null, at: number): boolean =>
    self !== null && at - self.at < restMs && target instanceof Node && self.target.contains(target);
  const isVoid = (act: HTMLElement, { repeat, target, timeStamp: at }: KeyboardEvent): boolean =>
    repeat || isSelfFocused(target, at) || hasMoved(act, at, 'focus') || isLineHeld(act);
  const isOwn = (target: Node): boolean =>
    eventNow() - own.at < restMs ||
    (own.pressed !== null && (target.contains(own.pressed) || own.pressed.contains(target)));
  return {
    keyDown: (event: KeyboardEvent) => {
      // A held Esc would also close the surroundings of the closed thing.
      if (event.key === 'Escape' && event.repeat) return stop(event);
      const act = keyActAt(event);
      if (act && isVoid(act, event)) {
        isSpaceVoid = event.key === ' ';
        return stop(event);
      }
      // The person does not choose the element that the focus goes to after Enter.
      const isPress = act !== null || event.key === 'Enter';
      own = { at: isPress ? -Infinity : eventNow(), pressed: null };
      if (!isPress) self = null;
    },
    keyUp: (event: KeyboardEvent) => {
      if (event.key !== ' ' || !isSpaceVoid) return;
      isSpaceVoid = false;
      stop(event);
    },
    pressed: ({ target }: Event) => {
      own = { at: -Infinity, pressed: target instanceof Node ? target : null };
      self = null;
    },
    typed: () => {
      self = null;
    },
    focused: ({ target, relatedTarget, timeStamp: at }: FocusEvent) => {
      if (!(target instanceof Node)) return;
      // The focus moves from a cell or dialog to its own content.
      if (relatedTarget instanceof Node && relatedTarget.contains(target)) return;
      self = isOwn(target) ? null : { at, target };
    },
  };
}

/**
 * Lets one press make one act (REL-33). A press, a key or its repetition does nothing when its act was not there when
 * the person aimed. It listens before everything else on the page, with the times of the events.
 */
export function watchPresses(page: Window): () => void {
  const byPointer = pointerJudge();
  const byKey = keyJudge();
  const listeners: readonly (readonly [string, (event: never) => void])[] = [
    ['pointermove', notePointer],
    ['pointerdown', byKey.pressed],
    ['pointerdown', byPointer.down],
    ...['mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'].map(
      (type) => [type, byPointer.rest] as const,
    ),
    ['popstate', byPointer.wentBack],
    ['keydown', byKey.keyDown],
    ['keyup', byKey.keyUp],
    ['input', byKey.typed],
    ['focusin', byKey.focused],
  ];
  const capture = { capture: true };
  for (const [type, listen] of listeners) page.addEventListener(type, listen as EventListener, capture);
  return () => {
    for (const [type, listen] of listeners) page.removeEventListener(type, listen as EventListener, capture);
  };
}
