/** How good or bad the message is; decides its sign and, for errors, the urgency of the announcement. */
export type ToastTone = 'success' | 'info' | 'warning' | 'error';

/** One message on show. */
export interface ToastItem {
  /** Increases by one with each message. */
  readonly key: number;
  readonly tone: ToastTone;
  /** What happened, in one sentence. */
  readonly title: string;
  /** The server's own words, or what to do next. */
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

/** A queue of messages outside React; each call returns the key that `close` takes. */
export interface ToastStore {
  readonly success: Show;
  readonly info: Show;
  readonly warning: Show;
  readonly error: Show;
  readonly close: (key: number) => void;
  /** Removes all, as on signing out. */
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The messages on show, oldest first; the same array until something changes. */
  readonly getItems: () => readonly ToastItem[];
}

const mostAtOnce = 4;
const normalMs = 3000;
const longMs = 8000;

/** A store of its own, for tests and stories; the apps share `toasts`. */
export function createToastStore(): ToastStore {
  let items: readonly ToastItem[] = [];
  let lastKey = 0;
  const listeners = new Set<() => void>();

  const replace = (next: readonly ToastItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const showAs =
    (tone: ToastTone): Show =>
    (title, description, options) => {
      lastKey += 1;
      const durationMs = options?.durationMs ?? (tone === 'error' && description ? longMs : normalMs);
      replace([...items, { key: lastKey, tone, title, description, durationMs }].slice(-mostAtOnce));
      return lastKey;
    };

  return {
    success: showAs('success'),
    info: showAs('info'),
    warning: showAs('warning'),
    error: showAs('error'),
    close: (key) => replace(items.filter((item) => item.key !== key)),
    clear: () => replace([]),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getItems: () => items,
  };
}
