import { remembered } from '../app/remembered.ts';

/** How many screens are kept. */
export const mostRecent = 6;

const kept = remembered('recentScreens');

/**
 * Addresses of the screens visited last, newest first. Another person may have used this browser, so the palette shows only
 * allowed ones.
 */
export const recentScreens = (): string[] => {
  const value = kept.load();
  return Array.isArray(value) ? value.filter((path) => typeof path === 'string') : [];
};

/** The list after a visit. */
export const withVisit = (recent: readonly string[], path: string): string[] =>
  [path, ...recent.filter((each) => each !== path)].slice(0, mostRecent);

/** Puts a screen at the front of the list. */
export const noteVisit = (path: string): void => kept.save(withVisit(recentScreens(), path));
