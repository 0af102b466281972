import { setTheme, type ThemeChoice } from '@vidas/ui/theme/useTheme.ts';
import { remembered } from '../app/remembered.ts';

const kept = remembered('theme');

/** Puts the theme of the last visit on the page; called before the first paint. */
export const restoreTheme = (): void => {
  const choice = kept.load();
  if (choice === 'light' || choice === 'dark') setTheme(choice);
};

/** Changes the theme now and for the next visits. */
export const keepTheme = (choice: ThemeChoice): void => {
  setTheme(choice);
  kept.save(choice);
};
