/** The rules of axe that another theme can break; all others give the same result in each theme. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Number of axe's looks at each combination of colours (shownColours.ts), shared by all files of a page. */
export const looksAt = new Map<string, number>();
