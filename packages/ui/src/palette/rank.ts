import { fold, type Stretch } from '../fold/fold.ts';
import { type Hit, hitOf, lettersOf, type Letters, score } from './hits.ts';

/** The texts of an item that are searched. */
export interface Rankable {
  readonly key: string;
  readonly label: string;
  /** Module or kind of the item. It is searched too, but after items found by their own name. */
  readonly group: string;
  /** Other words that people use for it. */
  readonly keywords?: readonly string[] | undefined;
  /** True for an item of the current module, which comes first. */
  readonly isNear?: boolean | undefined;
}

/** A found item, and where its label matches. */
export interface Ranked<Item extends Rankable> {
  readonly item: Item;
  readonly marks: readonly Stretch[];
}

/** Items under one heading. */
export interface RankedGroup<Item extends Rankable> {
  readonly name: string;
  readonly rows: readonly Ranked<Item>[];
}

/** The heading over the recent items, while nothing is typed. */
export const recentGroup = 'Recentes';

function joined(places: readonly number[], { at }: Letters): Stretch[] {
  const result: Stretch[] = [];
  for (const place of [...new Set(places)].sort((one, other) => one - other)) {
    const next = at[place];
    const last = result.at(-1);
    if (!next) continue;
    if (last && next.start <= last.end) result[result.length - 1] = { start: last.start, end: next.end };
    else result.push(next);
  }
  return result;
}

const linking = new Set(['a', 'as', 'o', 'os', 'e', 'de', 'da', 'das', 'do', 'dos']);

/** The typed text as comparable words. Linking words count only when there are no others. */
function termsOf(query: string): string[] {
  const all = fold(query)
    .split(/[\s.,;:/-]+/u)
    .filter(Boolean);
  const telling = all.filter((term) => !linking.has(term));
  return telling.length > 0 ? telling : all;
}

/** Singular and plural of a folded word, the typed form first: 'boletos' and 'boleto', 'comissoes' and 'comissao'. */
function formsOf(term: string): string[] {
  const one = [
    [/oes$/, 'ao'],
    [/([aeou])is$/, '$1l'],
    [/ns$/, 'm'],
    [/([rz])es$/, '$1'],
    [/s$/, ''],
  ] as const;
  const many = [
    [/ao$/, 'oes'],
    [/([aeou])l$/, '$1is'],
    [/m$/, 'ns'],
  ] as const;
  // The end of a shorter word does not show whether it is a plural.
  if (term.length < 4) return [term];
  const rule = [...one, ...many].find(([end]) => end.test(term));
  return rule ? [term, term.replace(rule[0], rule[1])] : [term];
}

/** The best match of a word in any of its forms. */
const bestHit = (term: string, key: string, others: string): Hit | null =>
  formsOf(term)
    .map((form) => hitOf(form, key, others))
    .reduce((best, hit) => ((hit?.points ?? 0) > (best?.points ?? 0) ? hit : best), null);

function found<Item extends Rankable>(item: Item, terms: readonly string[]): (Ranked<Item> & Hit) | null {
  const letters = lettersOf(item.label);
  const others = fold([item.group, ...(item.keywords ?? [])].join(' '));
  const hits = terms.map((term) => bestHit(term, letters.key, others));
  if (hits.includes(null)) return null;
  const places = hits.flatMap((hit) => hit?.places ?? []);
  const sum = hits.reduce((total, hit) => total + (hit?.points ?? 0), 0) / terms.length;
  const points = letters.key === terms.join(' ') ? score.whole : sum;
  return { item, marks: joined(places, letters), points, places };
}

/** Items that were found elsewhere, in their order, with the typed words marked in their labels. */
export const marked = <Item extends Rankable>(items: readonly Item[], query: string): Ranked<Item>[] => {
  const terms = termsOf(query);
  return items.map((item) => ({ item, marks: found(item, terms)?.marks ?? [] }));
};

/** The list while nothing is typed: recent items, last used first, then the others in their order. */
function all<Item extends Rankable>(items: readonly Item[], recent: readonly string[]): RankedGroup<Item>[] {
  const used = recent.flatMap((key) => items.find((item) => item.key === key) ?? []);
  const rest = items.filter((item) => !used.includes(item));
  return gather([
    ...used.map((item) => [recentGroup, { item, marks: [] }] as const),
    ...rest.map((item) => [item.group, { item, marks: [] }] as const),
  ]);
}

function gather<Item extends Rankable>(
  rows: readonly (readonly [name: string, row: Ranked<Item>])[],
): RankedGroup<Item>[] {
  const groups = new Map<string, Ranked<Item>[]>();
  for (const [name, row] of rows) groups.set(name, [...(groups.get(name) ?? []), row]);
  return [...groups].map(([name, own]) => ({ name, rows: own }));
}

/**
 * The items that match all typed words, accents and case ignored: by whole words, beginnings, initials ("bc" for
 * Beneficiários cadastrados) or scattered letters. Near items come first, then the best, then the recent. A group has
 * the place of its best item.
 */
export function rank<Item extends Rankable>(
  items: readonly Item[],
  query: string,
  recent: readonly string[] = [],
): RankedGroup<Item>[] {
  const terms = termsOf(query);
  if (terms.length === 0) return all(items, recent);
  const hits = items.flatMap((item) => {
    const hit = found(item, terms);
    if (!hit) return [];
    const near = item.isNear === true ? score.near : 0;
    return [{ ...hit, points: hit.points + near + (recent.includes(item.key) ? score.recent : 0) }];
  });
  return gather(
    hits
      .toSorted((one, other) => other.points - one.points)
      .map(({ item, marks }) => [item.group, { item, marks }] as const),
  );
}
