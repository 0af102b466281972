/** The text with every dash, apostrophe and blank as the plain one, and without invisible signs: a pasted sign only looks like ours. */
export const plainSigns = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[‘’‚‛ʼ´′]/g, "'")
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .replaceAll(/\s/g, ' ');
