import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { Edited, Mask } from '../../masks/mask.types.ts';

/** A value that the caller keeps, or that the field keeps itself. */
export interface HeldValue<Value> {
  /** The value, when the caller keeps it. */
  readonly value?: Value | undefined;
  /** The first value, when the field keeps it. */
  readonly defaultValue?: Value | undefined;
  /** Called with the value after each change. */
  readonly onChange?: ((value: Value) => void) | undefined;
}

interface Draft {
  readonly text: string;
  /** True when something was typed since the box was last left. */
  readonly isGrowing?: boolean | undefined;
}
interface Step {
  readonly draft: Draft;
  readonly caret: number;
}

const mostSteps = 100;

/**
 * The text of one box while it is typed through a mask. It keeps the caret and an undo of its own, because scripts
 * that write into the box break the browser's. It reports the value.
 */
export function useTypedText<Value>(mask: Mask<Value>, empty: Value, held: HeldValue<Value>) {
  const { value, defaultValue = empty, onChange } = held;
  const [lastValue, setLastValue] = useState(() => value ?? defaultValue);
  const [draft, setDraft] = useState<Draft>(() => ({ text: mask.write(value ?? defaultValue) }));
  const past = useRef<Step[]>([]);
  const future = useRef<Step[]>([]);
  const lastKey = useRef('');
  // null from outside is an empty number; undefined means that the field keeps its own value.
  if (value !== undefined && !Object.is(value, lastValue)) {
    setLastValue(value);
    setDraft({ text: mask.write(value) });
  }

  const tell = (next: Draft) => {
    setDraft(next);
    const read = mask.read(next.text);
    if (Object.is(read, lastValue)) return;
    setLastValue(read);
    onChange?.(read);
  };
  const put = (box: HTMLInputElement, { draft: next, caret }: Step) => {
    // The box is written before React draws, because a box that already holds its text keeps its caret.
    box.value = next.text;
    box.setSelectionRange(caret, caret);
    tell(next);
  };

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const box = event.currentTarget;
    const native: Event = event.nativeEvent;
    const isInput = native instanceof InputEvent;
    if (isInput && native.isComposing) {
      setDraft({ ...draft, text: box.value });
      return;
    }
    const before = draft.text;
    const edited: Edited = mask.edit({
      before,
      raw: box.value,
      caret: box.selectionEnd ?? box.value.length,
      isForward: isInput && native.inputType === 'deleteContentForward',
      isPadDot: lastKey.current === 'NumpadDecimal',
    });
    if (edited.text !== before) {
      past.current = [...past.current.slice(-mostSteps), { draft, caret: before.length }];
      future.current = [];
    }
    put(box, { draft: { text: edited.text, isGrowing: true }, caret: edited.caret });
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    lastKey.current = event.code;
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
    const isRedo = key === 'y' || event.shiftKey;
    const [from, to] = isRedo ? [future, past] : [past, future];
    event.preventDefault();
    const step = from.current.at(-1);
    if (!step) return;
    const box = event.currentTarget;
    from.current = from.current.slice(0, -1);
    to.current = [...to.current, { draft, caret: box.selectionEnd ?? draft.text.length }];
    put(box, step);
  };

  /** Replaces the whole text, after the end of a composition or a step by arrow key. */
  const replace = (box: HTMLInputElement, text: string) => {
    past.current = [...past.current.slice(-mostSteps), { draft, caret: draft.text.length }];
    put(box, { draft: { text }, caret: text.length });
  };
  const problem = mask.problem?.(draft.text) ?? null;
  /** Text of a value; unreadable text stays as typed. */
  const written = (text: string) => (mask.problem?.(text) ? text : mask.write(mask.read(text)));
  /** Writes the text out as the value when the box is left. */
  const settle = () => setDraft({ text: written(draft.text) });
  const reset = () => {
    if (value !== undefined) return;
    setLastValue(defaultValue);
    setDraft({ text: mask.write(defaultValue) });
  };
  return {
    text: draft.text,
    problem,
    isGrowing: draft.isGrowing ?? false,
    value: lastValue,
    written,
    handleChange,
    handleKeyDown,
    replace,
    settle,
    reset,
  } as const;
}
