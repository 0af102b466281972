import { useSearchParams } from 'react-router-dom';
import { withoutFilters } from './urlFilters.ts';

/** One of the given words in the address, such as the open tab; default the first. */
export const useUrlWord = (
  name: string,
  words: readonly string[],
): readonly [string, (word: string) => void] => {
  const [search, setSearch] = useSearchParams();
  const found = words.find((word) => word === search.get(name)) ?? words[0] ?? '';
  const change = (word: string) =>
    setSearch(
      (before) => new URLSearchParams({ ...Object.fromEntries(withoutFilters(before)), [name]: word }),
      { replace: true },
    );
  return [found, change];
};

/** A question by its name in the address: ?todos=1, ?empresa=0312. */
export interface Asked<Name extends string> {
  readonly name: Name;
  readonly value: string;
}

/**
 * The question of a report without a period, in the address; null without one of the given names. Never personal data.
 */
export const useAskedUrl = <Name extends string>(
  names: readonly Name[],
): readonly [Asked<Name> | null, (asked: Asked<Name>) => void] => {
  const [search, setSearch] = useSearchParams();
  const found = names
    .map((name) => ({ name, value: search.get(name)?.trim() ?? '' }))
    .find(({ value }) => value !== '');
  return [found ?? null, ({ name, value }) => setSearch({ [name]: value })];
};
