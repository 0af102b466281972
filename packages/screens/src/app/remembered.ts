/** Small choices that last between visits: a folded menu, a theme, the columns of a table. Never business data. */
export interface Remembered {
  readonly load: () => unknown;
  readonly save: (value: unknown) => void;
}

/** Prefix of every key; keys of one person start with `ofPerson`. */
const prefix = 'vidas.';
const ofPerson = (login: string): string => `${prefix}de.${login}.`;

const keptUnder = (key: string): Remembered => ({
  load: () => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
    } catch {
      return null;
    }
  },
  save: (value) => {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Storage is off or full: the choice lasts until the page is left.
    }
  },
});

/** A choice of this browser for everybody. When storage fails, nothing is stored and nothing breaks. */
export const remembered = (name: string): Remembered => keptUnder(prefix + name);

/** The same for the choices of one person; nobody else sees them, and Sair removes them (ACE-22). */
export const rememberedOf = (login: string, name: string): Remembered => keptUnder(ofPerson(login) + name);

/** Removes all stored choices of a person in this browser (ACE-22). */
export const forgetPerson = (login: string): void => {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    for (const key of keys) if (key.startsWith(ofPerson(login))) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Storage is off, so nothing was stored.
  }
};
