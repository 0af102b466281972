import { rememberedOf } from '../app/remembered.ts';

/** How many screens are kept. */
export const mostRecent = 6;

const keptOf = (login: string) => rememberedOf(login, 'recentScreens');

/** Addresses of the screens that a person visited last, newest first; a right may have gone since, so the palette shows only allowed ones. */
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
