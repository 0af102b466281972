/** An SVG path through the values, broken where there is no number. */
export const linePath = (
  values: readonly (number | null)[],
  { x, y }: { readonly x: (index: number) => number; readonly y: (value: number) => number },
): string =>
  values
    .map((value, at) => {
      if (value === null) return '';
      return `${(values[at - 1] ?? null) === null ? 'M' : 'L'}${x(at)},${y(value)}`;
    })
    .join('');
