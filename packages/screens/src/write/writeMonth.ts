/** '10/2026' for the month '2026-10', or with another separator: '10-2026' in an address. */
export const writeMonth = (month: string, separator = '/'): string =>
  `${month.slice(5, 7)}${separator}${month.slice(0, 4)}`;
