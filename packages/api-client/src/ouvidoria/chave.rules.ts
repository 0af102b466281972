/** Symbols of an access key: Crockford's base 32, without I, L, O and U, which people misread. */
export const simbolosDaChave = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const randomSymbols = 15;
const keyLength = 16;

/** A typed key as its 16 symbols: capitals, no separators, O read as 0, I and L as 1. */
export const normalizeChave = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s._\p{Pd}\p{Cf}−]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** The bare symbols in groups: `XXXX-XXXX-XXXX-XXXX`. */
export const formatChave = (bare: string): string => bare.replace(/.{4}(?=.)/g, '$&-');

// Multiplication by x in GF(32), x^5 + x^2 + 1. Each position has a different power as weight, so one wrong symbol or two swapped ones are
// always noticed.
const timesX = (value: number): number => (value << 1) ^ (value & 16 ? 0b10_0101 : 0);

const remainder = (bare: string): number =>
  [...bare].reduce((sum, symbol) => timesX(sum) ^ simbolosDaChave.indexOf(symbol), 0);

/** A key out of at least 10 random bytes: 15 symbols (75 bits) and one check symbol. Only the server makes keys. */
export const chaveFromBytes = (bytes: Uint8Array): string => {
  if (bytes.length < 10) throw new RangeError('a key needs 10 random bytes');
  const bits = [...bytes.subarray(0, 10)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const symbol = (index: number): string =>
    simbolosDaChave.charAt(Number.parseInt(bits.slice(index * 5, index * 5 + 5), 2));
  const body = Array.from({ length: randomSymbols }, (_, index) => symbol(index)).join('');
  return formatChave(body + simbolosDaChave.charAt(timesX(remainder(body))));
};

/** Problem of a typed key, in words; undefined when it may be sent. The check needs no request. */
export const chaveProblem = (typed: string): string | undefined => {
  const bare = normalizeChave(typed);
  if (bare === '') return 'Digite a chave de acesso.';
  const stranger = [...bare].find((symbol) => !simbolosDaChave.includes(symbol));
  if (stranger !== undefined) return `A chave não usa o símbolo “${stranger}”. Confira o que você anotou.`;
  if (bare.length !== keyLength)
    return `A chave tem ${keyLength} letras e números; você digitou ${bare.length}.`;
  if (remainder(bare) !== 0) return 'Há um engano na chave. Confira letra por letra o que você anotou.';
  return undefined;
};

/** The last four symbols, which the person types again to show that the key was written down. */
export const finalDaChave = (chave: string): string => normalizeChave(chave).slice(-4);
