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

/** Puts the theme on `<html data-theme>`; to keep it for the next visit is the app's business. */
export function setTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}

/** The theme that stands on `<html>`, kept in step with it, and the way to change it. */
export function useTheme(): readonly [theme: ThemeChoice, setTheme: (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, read, () => 'system'), setTheme];
}
