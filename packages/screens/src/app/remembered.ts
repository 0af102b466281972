/** Small choices that are kept between visits: a folded menu, a theme, the columns of a table. Never business data. */
export interface Remembered {
  readonly load: () => unknown;
  readonly save: (value: unknown) => void;
}

/** What belongs to nobody begins so; what belongs to a person begins with `ofPerson`. */
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

/** Kept in the browser's storage, whoever works; when storage fails, nothing is kept and nothing breaks. */
export const remembered = (name: string): Remembered => keptUnder(prefix + name);

/** The same for the choices of one person, which nobody else sees and Sair removes (ACE-22). */
export const rememberedOf = (login: string, name: string): Remembered => keptUnder(ofPerson(login) + name);

/** Removes everything that was kept of a person in this browser (ACE-22). */
export const forgetPerson = (login: string): void => {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    for (const key of keys) if (key.startsWith(ofPerson(login))) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Storage is off, so nothing was kept.
  }
};
