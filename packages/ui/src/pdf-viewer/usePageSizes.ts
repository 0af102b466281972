import { useEffect, useEffectEvent, useState } from 'react';
import type { PageSize, Pdf } from './pdfTypes.ts';

const atOnce = 40;

const sizeOf = async (pdf: Pdf, page: number): Promise<PageSize> => {
  const proxy = await pdf.getPage(page);
  const { width, height } = proxy.getViewport({ scale: 1, rotation: 0 });
  return { width, height, rotate: proxy.rotate };
};

/** The size of every page. Until they are known, pages of a long document get the size of its first ones. */
export function usePageSizes(pdf: Pdf | null, onFail: (reason: unknown) => void): readonly PageSize[] | null {
  const [known, setKnown] = useState<{ readonly pdf: Pdf; readonly sizes: readonly PageSize[] } | null>(null);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    if (!pdf) return;
    let isWanted = true;
    const read = async () => {
      const sizes: PageSize[] = [];
      while (isWanted && sizes.length < pdf.numPages) {
        const from = sizes.length + 1;
        const count = Math.min(atOnce, pdf.numPages - sizes.length);
        const batch = Array.from({ length: count }, (_, index) => sizeOf(pdf, from + index));
        sizes.push(...(await Promise.all(batch)));
        const last = sizes.at(-1);
        const rest = last ? Array.from({ length: pdf.numPages - sizes.length }, () => last) : [];
        if (isWanted) setKnown({ pdf, sizes: [...sizes, ...rest] });
      }
    };
    read().catch((reason: unknown) => isWanted && fail(reason));
    return () => {
      isWanted = false;
    };
  }, [pdf]);
  return known && known.pdf === pdf ? known.sizes : null;
}
