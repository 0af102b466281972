/** Highlight names of the stylesheet, for every match and for the active one. */
const highlightNames = { found: 'pdf-found', active: 'pdf-active' } as const;

// An older browser still finds and scrolls, but highlights nothing.
const canPaint = typeof Highlight === 'function' && typeof CSS !== 'undefined' && 'highlights' in CSS;

const paint = (name: string, ranges: readonly Range[], priority: number) => {
  const highlight = CSS.highlights.get(name) ?? new Highlight();
  highlight.priority = priority;
  CSS.highlights.set(name, highlight);
  for (const range of ranges) highlight.add(range);
  return () => {
    for (const range of ranges) highlight.delete(range);
  };
};

/** Highlights matches without touching the page's elements; the returned function removes them. */
export function paintMatches(ranges: readonly Range[], active: Range | undefined): () => void {
  if (!canPaint) return () => undefined;
  const clearFound = paint(highlightNames.found, ranges, 0);
  const clearActive = paint(highlightNames.active, active ? [active] : [], 1);
  return () => {
    clearFound();
    clearActive();
  };
}
