import { useEffect, useRef, useState } from 'react';
import { findKey, searchKey } from './pdfText.ts';
import type { Hit, Pdf } from './pdfTypes.ts';

interface Result {
  readonly key: string;
  readonly hits: readonly Hit[];
  /** True when all pages were read. */
  readonly isDone: boolean;
  /** Index of the active match in `hits`. */
  readonly at: number;
}

const nothing: Result = { key: '', hits: [], isDone: true, at: 0 };
const pauseMs = 150;

const textOf = async (pdf: Pdf, page: number): Promise<string> => {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
};

/** Finds words in the whole document, page by page, first from `currentPage` on. */
export function usePdfSearch(pdf: Pdf | null, currentPage: number) {
  const [query, setQuery] = useState('');
  const [result, setResult] = useState<Result>(nothing);
  const [from, setFrom] = useState(1);
  const texts = useRef(new Map<number, Promise<string>>());
  const key = searchKey(query);

  useEffect(() => texts.current.clear(), [pdf]);
  useEffect(() => {
    if (!pdf || key === '') return;
    let isWanted = true;
    const read = async () => {
      const hits: Hit[] = [];
      for (let page = 1; page <= pdf.numPages && isWanted; page++) {
        const text = texts.current.get(page) ?? textOf(pdf, page);
        texts.current.set(page, text);
        const count = findKey(await text, key).length;
        hits.push(...Array.from({ length: count }, (_, order) => ({ page, order })));
      }
      if (!isWanted) return;
      const ahead = hits.findIndex((hit) => hit.page >= from);
      setResult({ key, hits, isDone: true, at: Math.max(0, ahead) });
    };
    const timer = setTimeout(() => {
      // The search fails for a page whose text cannot be read, because its count would be wrong.
      read().catch(() => isWanted && setResult({ key, hits: [], isDone: true, at: 0 }));
    }, pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [pdf, key, from]);

  const shown = result.key === key ? result : { ...nothing, key, isDone: key === '' };
  const move = (step: 1 | -1) => {
    const { length } = shown.hits;
    if (length > 0) setResult({ ...shown, at: (shown.at + step + length) % length });
  };
  return {
    ...shown,
    query,
    setQuery: (next: string) => {
      if (searchKey(next) !== key) setFrom(currentPage);
      setQuery(next);
    },
    active: shown.hits[shown.at] ?? null,
    move,
  } as const;
}

export type PdfSearch = ReturnType<typeof usePdfSearch>;
