import { fold, matches, type Stretch } from '../fold/fold.ts';

const spaces = /\s+/gu;

/** The search text in comparable form: no accents, no case, no spaces, because a line may break anywhere. */
export const searchKey = (query: string): string => fold(query).replace(spaces, '');

/** Places of the key in the text of a page; adjacent matches count as one. */
export const findKey = (text: string, key: string): readonly Stretch[] =>
  key === '' ? [] : matches(text, [key], spaces);

/** The ranges of the drawn text that contain the key, in reading order. */
export function rangesOf(layer: HTMLElement, key: string): Range[] {
  const found = findKey(layer.textContent, key);
  if (found.length === 0) return [];
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  const nodes: { readonly node: Node; readonly start: number; readonly end: number }[] = [];
  let offset = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.textContent ?? '';
    nodes.push({ node, start: offset, end: offset + length });
    offset += length;
  }
  return found.flatMap(({ start, end }) => {
    const first = nodes.find((place) => start < place.end);
    const last = nodes.find((place) => end <= place.end);
    if (!first || !last) return [];
    const range = document.createRange();
    range.setStart(first.node, start - first.start);
    range.setEnd(last.node, end - last.start);
    return [range];
  });
}
