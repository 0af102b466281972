/** More than any address that a mail server takes. */
const MOST = 200;

// One @ and a domain with a dot. Besides blanks and what parts addresses in a header, no character that is not seen (control, bidi, format);
// no `|`, nor `/` or `-` in front, which mail programs of before read as a command, a file or an option.
const address =
  /^(?![/-])[^\s\p{C}@<>",;:|\\()[\]]+@[^\s\p{C}@<>",;:|\\()[\]]+\.[^\s\p{C}@<>",;:|\\()[\].]{2,}$/u;

/** Whether a text is one e-mail address, without blanks at its ends; whether it exists, only a message can tell (FMT-14). */
export const isEmail = (text: string): boolean =>
  text.length <= MOST && !text.includes('..') && address.test(text);
