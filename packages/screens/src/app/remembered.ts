/** What one person keeps between visits under a name: a menu folded, a theme, the columns of a table. Never data of the business. */
export interface Remembered {
  readonly load: () => unknown;
  readonly save: (value: unknown) => void;
}

/** Kept in the browser's storage; where that refuses, nothing is kept and nothing breaks. */
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
      // storage is off or full: the choice holds until the page is left
    }
  },
});
