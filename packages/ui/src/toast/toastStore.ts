/** Verdict of the message; decides its sign and, for errors, the urgency of the announcement. */
export type ToastTone = 'success' | 'info' | 'warning' | 'error';

/** One message, on show or waiting behind a newer one. */
export interface ToastItem extends Omit<ToastOptions, 'durationMs'> {
  /** Increases by one with each message. */
  readonly key: number;
  readonly tone: ToastTone;
  /** The event, in one sentence. */
  readonly title: string;
  /** The server's own words, or what to do next; undefined when they only repeat the title. */
  readonly description: string | undefined;
  /** Milliseconds on show, pauses not counted. */
  readonly durationMs: number;
  /** Moment of the message, in milliseconds since 1970. */
  readonly at: number;
}

/** The rows that an act left: shown as a table at once, and again while its message is among the last ones. */
export interface ToastRows {
  /** Name of the rows: 'Guias puladas'. */
  readonly title: string;
  /** Name of the file, without its ending. */
  readonly fileName: string;
  /** Each key of a row with its heading, in the order of the columns. */
  readonly columns: Readonly<Record<string, string>>;
  readonly rows: readonly Readonly<Record<string, string>>[];
  /** The page shows them too, so that they need not be opened at once. */
  readonly isOnPage?: boolean;
}

/** The options of one message. */
export interface ToastOptions {
  /** Default 3000; 8000 for an error that carries a description. */
  readonly durationMs?: number | undefined;
  /** Result of reading a list; it waits behind the message of an act. */
  readonly isReading?: true;
  readonly rows?: ToastRows | undefined;
}

type Show = (title: string, description?: string, options?: ToastOptions) => number;

/** Messages outside React; each call returns the key that `close` takes. A message replaces one with the same tone and title. */
export interface ToastStore {
  readonly success: Show;
  readonly info: Show;
  readonly warning: Show;
  readonly error: Show;
  readonly close: (key: number) => void;
  /** Called when the person pressed something: the message on show counts as seen, and does not return after the next one. */
  readonly see: () => void;
  /** Removes all, the last ones too, as on signing out. */
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The messages, oldest first, of which the last is on show; the same array until something changes. */
  readonly getItems: () => readonly ToastItem[];
  /** Last messages, oldest first; kept in memory only. */
  readonly getLast: () => readonly ToastItem[];
  /** Stops the time of a message while a person reads it (pointer or focus is on it). */
  readonly hold: (isHeld: boolean) => void;
  readonly isHeld: () => boolean;
}

const mostWaiting = 4;
const mostKept = 99;
const normalMs = 3000;
const longMs = 8000;

/** A store of its own, for tests and stories; the apps share `toasts`. */
export function createToastStore(): ToastStore {
  let items: readonly ToastItem[] = [];
  let last: readonly ToastItem[] = [];
  let seen: ToastItem | undefined;
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
      const item = { at: Date.now(), ...options, key: lastKey, tone, title, description, durationMs };
      const others = items.filter((each) => each !== seen && (each.tone !== tone || each.title !== title));
      last = [...last, item].slice(-mostKept);
      replace((item.isReading ? [item, ...others] : [...others, item]).slice(-mostWaiting));
      return lastKey;
    };

  return {
    success: showAs('success'),
    info: showAs('info'),
    warning: showAs('warning'),
    error: showAs('error'),
    close: (key) => replace(items.filter((item) => item.key !== key)),
    see: () => {
      seen = items.at(-1);
    },
    clear: () => replace((last = [])),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getItems: () => items,
    getLast: () => last,
    hold: (next) => {
      if (next === isHeld) return;
      isHeld = next;
      tell();
    },
    isHeld: () => isHeld,
  };
}
