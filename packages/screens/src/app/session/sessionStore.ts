import { parseSession, type Session } from './session.ts';

/** Key of the session in the browser's storage. */
export const sessionKey = 'vidas.session';

/**
 * Stored for a moment when a person signs out, so that other tabs can distinguish it from an expired session (REL-48).
 */
export const leftText = 'saiu';

/** At most one save in this many milliseconds (ACE-5); sign-in and sign-out are saved at once. */
export const saveThrottleMs = 1_000;

/** Reason of the session's end; `expired` keeps the address for the return. */
export type EndReason = 'left' | 'expired' | 'elsewhere';

/** The session that ended last in this tab, until the next sign-in. */
export interface EndedSession {
  readonly login: string;
  /** Reason given by the person who ended it. */
  readonly said: string | null;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The session outside React, so that the HTTP client and the screens read the same one. */
export interface SessionStore {
  readonly get: () => Session | null;
  /** Reason why this tab's last session ended; null before. */
  readonly endReason: () => EndReason | null;
  readonly ended: () => EndedSession | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly enter: (session: Session) => void;
  readonly update: (change: Partial<Session>) => void;
  readonly end: (reason: EndReason, said?: string | null) => void;
  /** Writes a pending save at once, such as at the end of the page. */
  readonly flush: () => void;
  /** Takes over what another tab wrote; `text` is the new stored value. */
  readonly takeOver: (text: string | null) => void;
}

/** A store over one storage; when storage fails (private mode, full), the session stays in memory. */
export const createSessionStore = (storage: Storage): SessionStore => {
  let session = parseSession(attempt(() => storage.getItem(sessionKey)) ?? null);
  let reason: EndReason | null = null;
  let ended: EndedSession | null = null;
  let isSaved = session !== null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const replace = (next: Session | null, why: EndReason | null, said: string | null = null) => {
    if (next !== null) ended = null;
    else if (session !== null) ended = { login: session.login, said };
    session = next;
    reason = why;
    for (const listener of listeners) listener();
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const save = () => {
    cancel();
    // Storage lacks a session that this tab saved, so another tab signed out. A late save must not undo this.
    if (isSaved && attempt(() => storage.getItem(sessionKey)) === null) return replace(null, 'elsewhere');
    isSaved =
      attempt(() => {
        storage.setItem(sessionKey, JSON.stringify(session));
        return true;
      }) ?? false;
  };

  return {
    get: () => session,
    endReason: () => reason,
    ended: () => ended,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter: (next) => {
      isSaved = false;
      session = next;
      save();
      replace(next, null);
    },
    update: (change) => {
      if (session === null) return;
      replace({ ...session, ...change }, reason);
      timer ??= setTimeout(save, saveThrottleMs);
    },
    end: (why, said) => {
      cancel();
      isSaved = false;
      if (why === 'left') attempt(() => storage.setItem(sessionKey, leftText));
      attempt(() => storage.removeItem(sessionKey));
      replace(null, why, said);
    },
    flush: () => {
      if (timer !== undefined) save();
    },
    takeOver: (text) => {
      cancel();
      const next = parseSession(text);
      isSaved = next !== null;
      if (next !== null || session !== null) replace(next, next === null ? 'elsewhere' : null);
    },
  };
};

// Storage throws in private mode and on a full disk: undefined then.
const attempt = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};
