/** The pages a pager offers, counted from 0: the first, the last and those around the current one; null is a gap. */
export const pageNumbers = (page: number, pageCount: number): (number | null)[] => {
  const near = [
    0,
    page - 1,
    page,
    page + 1,
    pageCount - 1,
    ...(page < 3 ? [1, 2] : []),
    ...(page > pageCount - 4 ? [pageCount - 3, pageCount - 2] : []),
  ];
  const pages = [...new Set(near)]
    .filter((number) => number >= 0 && number < pageCount)
    .toSorted((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const gap = number - (pages[index - 1] ?? number);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
};
