/** Largest length of one cell, in UTF-16 units. */
export const cellCharacters = 32_767;

/** The text cut to that length, with '…' at the cut. */
export function fitCell(text: string): string {
  if (text.length <= cellCharacters) return text;
  const cut = text.slice(0, cellCharacters - 1);
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}

// These are no characters, and no program writes them. Excel might refuse a file with them.
// eslint-disable-next-line no-control-regex
const dropped = /[\0\uFFFE\uFFFF]/g;
// Excel writes these as _xHHHH_: characters that XML cannot hold, the carriage return, which a parser would drop,
// and a text that looks like such an escape.
// eslint-disable-next-line no-control-regex
const unwritable = /[\x01-\x08\x0B-\x1F]|_(?=x[0-9A-Fa-f]{4}_)/g;
const padded = /^\s|\s$|[\t\n]/;

const escapeCharacter = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** Escapes the four signs of XML markup. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Escapes a text for an XML element or a double-quoted attribute. */
export const xmlText = (text: string): string =>
  escapeMarkup(text.replaceAll(dropped, '')).replaceAll(unwritable, escapeCharacter);

/** The `<t>` element of a cell's text, cut to its largest length, with white space preserved. */
export function textElement(text: string): string {
  const fitting = fitCell(text);
  return `<t${padded.test(fitting) ? ' xml:space="preserve"' : ''}>${xmlText(fitting)}</t>`;
}

// eslint-disable-next-line no-control-regex
const special = /[&<>"\x01-\x1F\uFFFE\uFFFF]|_x|(?:^|\0)\s|\s(?:\0|$)/;
/** True when no text of a packed column needs escaping, cutting or preserved white space, and only '' is blank. */
export const isPlain = (joined: string): boolean => !special.test(joined);
