const outside = /[^\x20-\x7e\xa0-\xac\xae-\xff]/gu;
// Each group: a character missing in ISO-8859-1, then its replacement.
const substitutos = new Map(
  `‘' ’' ‚' ʼ' ʻ' “" ”" „" ′' ″" ‐- ‑- –- —- −- …... •. ™TM €EUR łl ŁL đd ĐD ıi œoe ŒOE ŸY ﬁfi ﬂfl`
    .split(' ')
    .map((group) => [group.charAt(0), group.slice(1)]),
);

const plain = (char: string): string => {
  if (/\s/.test(char)) return ' ';
  // Control characters and combining marks are dropped.
  if (/[\p{Cc}\p{Cf}\p{M}]/u.test(char)) return '';
  const substituto = substitutos.get(char) ?? char.normalize('NFKD').replace(/[^\x20-\x7e]/g, '');
  return substituto === '' ? '?' : substituto;
};

/**
 * Replaces characters missing in ISO-8859-1 (SIB-25): accented Latin-1 letters stay, other letters lose their
 * marks, the rest becomes '?'.
 */
export const latin1Of = (text: string): string => text.normalize('NFC').replace(outside, plain);

/** Characters that ANS would get as '?', each once, as typed (SIB-57). */
export const sinaisPerdidos = (text: string): string[] => [
  ...new Set([...text.normalize('NFC')].filter((char) => char !== '?' && latin1Of(char) === '?')),
];

/** Problem of a text with such characters, as a sentence; null without one. `nome` names the field: 'O nome'. */
export const problemaDeSinais = (nome: string, text: string | null): string | null => {
  const sinais = sinaisPerdidos(text ?? '');
  return sinais.length === 0
    ? null
    : `${nome} tem sinais que a ANS não recebe: ${sinais.slice(0, 5).join(' ')}.`;
};

/** Text that ANS gets when characters change; null when only the case changes. */
export const comoVaiAAns = (text: string): string | null => {
  const original = text.normalize('NFC').trim();
  const latin1 = latin1Of(original);
  return latin1 === original ? null : latin1.toUpperCase().trim();
};
