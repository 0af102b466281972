/** How good or bad the message is; decides its sign and, for errors, the urgency of the announcement. */
export type ToastTone = 'success' | 'info' | 'warning' | 'error';

/** One message, on show or waiting behind a newer one. */
export interface ToastItem {
  /** Increases by one with each message. */
  readonly key: number;
  readonly tone: ToastTone;
  /** What happened, in one sentence. */
  readonly title: string;
  /** The server's own words, or what to do next; undefined when they only repeat the title. */
  readonly description: string | undefined;
  /** Milliseconds on show, pauses not counted. */
  readonly durationMs: number;
}

/** What a caller may change of one message. */
export interface ToastOptions {
  /** Default 3000; 8000 for an error that carries a description. */
  readonly durationMs?: number | undefined;
}

type Show = (title: string, description?: string, options?: ToastOptions) => number;

/**
 * Messages outside React; each call returns the key that `close` takes. A message with the tone and title of one that is there
 * takes its place, so that the same is never said twice.
 */
export interface ToastStore {
  readonly success: Show;
  readonly info: Show;
  readonly warning: Show;
  readonly error: Show;
  readonly close: (key: number) => void;
  /** Removes what only told that something went well, as before a question that must be read whole; warnings and errors stay. */
  readonly closeNews: () => void;
  /** Removes all, as on signing out. */
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The messages, oldest first, of which the last is on show; the same array until something changes. */
  readonly getItems: () => readonly ToastItem[];
  /** Somebody reads (pointer or focus is on the message), so that its time stands still. */
  readonly hold: (isHeld: boolean) => void;
  readonly isHeld: () => boolean;
}

const mostWaiting = 4;
const normalMs = 3000;
const longMs = 8000;

/** A store of its own, for tests and stories; the apps share `toasts`. */
export function createToastStore(): ToastStore {
  let items: readonly ToastItem[] = [];
  let isHeld = false;
  let lastKey = 0;
  const listeners = new Set<() => void>();

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const replace = (next: readonly ToastItem[]) => {
    items = next;
    // A removed element fires neither blur nor leave.
    if (next.length === 0) isHeld = false;
    tell();
  };
  const showAs =
    (tone: ToastTone): Show =>
    (title, text, options) => {
      lastKey += 1;
      const description = text?.trim() === title.trim() ? undefined : text;
      const durationMs = options?.durationMs ?? (tone === 'error' && description ? longMs : normalMs);
      const others = items.filter((item) => item.tone !== tone || item.title !== title);
      replace([...others, { key: lastKey, tone, title, description, durationMs }].slice(-mostWaiting));
      return lastKey;
    };

  return {
    success: showAs('success'),
    info: showAs('info'),
    warning: showAs('warning'),
    error: showAs('error'),
    close: (key) => replace(items.filter((item) => item.key !== key)),
    closeNews: () => {
      const others = items.filter(({ tone }) => tone === 'warning' || tone === 'error');
      if (others.length < items.length) replace(others);
    },
    clear: () => replace([]),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getItems: () => items,
    hold: (next) => {
      if (next === isHeld) return;
      isHeld = next;
      tell();
    },
    isHeld: () => isHeld,
  };
}
