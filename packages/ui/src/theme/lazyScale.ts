/** Sizes that only what loads after the first page uses. */
export const lazySize = {
  /** The head of a table whose headers take two lines. */
  tableHeadTall: '44px',
  /** A row of a table on a phone, as a card of two lines. */
  card: '56px',
  cardCompact: '48px',
  /** The arrow that opens a card. */
  cardArrow: '36px',
  /** Least width of the thing beside its list. */
  paneThing: '340px',
} as const;
