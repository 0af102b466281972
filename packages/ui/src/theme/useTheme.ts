import { useSyncExternalStore } from 'react';

/** system follows the person's device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

const read = (): ThemeChoice => {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
};

/** Sets the theme on `<html data-theme>`; the app decides whether to keep it for the next visit. */
export function setTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}

/** The theme on `<html>`, kept up to date, and a function to change it. */
export function useTheme(): readonly [theme: ThemeChoice, setTheme: (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, read, () => 'system'), setTheme];
}
