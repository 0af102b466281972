/** Small choices that a person keeps between visits: a folded menu, a theme, the columns of a table. Never business data. */
export interface Remembered {
  readonly load: () => unknown;
  readonly save: (value: unknown) => void;
}

/** Kept in the browser's storage; when storage fails, nothing is kept and nothing breaks. */
export const remembered = (name: string): Remembered => ({
  load: () => {
    try {
      return JSON.parse(localStorage.getItem(`vidas.${name}`) ?? 'null') as unknown;
    } catch {
      return null;
    }
  },
  save: (value) => {
    try {
      localStorage.setItem(`vidas.${name}`, JSON.stringify(value));
    } catch {
      // Storage is off or full: the choice lasts until the page is left.
    }
  },
});
