/** Characters (UTF-16 units) of one cell. */
export const cellCharacters = 32_767;

/** A text cut to the length of a cell, with '…' at the cut. */
export function fitCell(text: string): string {
  if (text.length <= cellCharacters) return text;
  const cut = text.slice(0, cellCharacters - 1);
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}

// No character at all, and no program writes them: Excel might refuse the file for their sake.
// eslint-disable-next-line no-control-regex
const dropped = /[\0\uFFFE\uFFFF]/g;
// The characters that XML cannot hold, the carriage return that a parser would swallow, and a text that merely looks
// like such an escape: all are written the way Excel does, as _xHHHH_.
// eslint-disable-next-line no-control-regex
const unwritable = /[\x01-\x08\x0B-\x1F]|_(?=x[0-9A-Fa-f]{4}_)/g;
const padded = /^\s|\s$|[\t\n]/;

const escapeCharacter = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** The four signs that markup takes for its own. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A text inside an XML element or a double-quoted attribute. */
export const xmlText = (text: string): string =>
  escapeMarkup(text.replaceAll(dropped, '')).replaceAll(unwritable, escapeCharacter);

/** The `<t>` of a cell's text: as long as a cell may be, white space kept. */
export function textElement(text: string): string {
  const fitting = fitCell(text);
  return `<t${padded.test(fitting) ? ' xml:space="preserve"' : ''}>${xmlText(fitting)}</t>`;
}

// eslint-disable-next-line no-control-regex
const special = /[&<>"\x01-\x1F\uFFFE\uFFFF]|_x|(?:^|\0)\s|\s(?:\0|$)/;
/** True when every text of a packed column may be in a plain `<t>` unchanged, and only '' is blank. */
export const isPlain = (joined: string): boolean => !special.test(joined);
