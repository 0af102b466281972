import { rememberedOf } from '../app/remembered.ts';

/** Number of stored screens. */
export const mostRecent = 6;

const keptOf = (login: string) => rememberedOf(login, 'recentScreens');

/**
 * Addresses of a person's last visited screens, newest first. A right may be lost since, so the palette shows only allowed ones.
 */
export const recentScreens = (login: string): string[] => {
  const value = keptOf(login).load();
  return Array.isArray(value) ? value.filter((path) => typeof path === 'string') : [];
};

/** The list after a visit. */
export const withVisit = (recent: readonly string[], path: string): string[] =>
  [path, ...recent.filter((each) => each !== path)].slice(0, mostRecent);

/** Puts a screen at the front of the list. */
export const noteVisit = (login: string, path: string): void =>
  keptOf(login).save(withVisit(recentScreens(login), path));
