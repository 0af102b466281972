/** Largest length of an address; mail servers accept none that is longer. */
const MOST = 200;

// One @ and a domain with a dot. No blanks, no separators of addresses in a header, no invisible characters (control, bidi, format). No
// `|`, and no `/` or `-` in front: old mail programs read them as a command, a file or an option.
const address =
  /^(?![/-])[^\s\p{C}@<>",;:|\\()[\]]+@[^\s\p{C}@<>",;:|\\()[\]]+\.[^\s\p{C}@<>",;:|\\()[\].]{2,}$/u;

/**
 * True for a single e-mail address without blanks at its ends. Only a message can tell whether the address exists (FMT-14).
 */
export const isEmail = (text: string): boolean =>
  text.length <= MOST && !text.includes('..') && address.test(text);
