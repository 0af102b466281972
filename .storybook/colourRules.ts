/** The rules of axe that another theme can break: every other rule reads the same page in each of them. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** How often axe has looked at what shows these colours (shownColours.ts): all files of a page share it. */
export const looksAt = new Map<string, number>();
