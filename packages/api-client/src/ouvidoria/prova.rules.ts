/** What a challenge says: nonce, purpose, end (seconds since 1970) and the leading zero bits it asks for. */
export interface Desafio {
  n: string;
  p: string;
  e: number;
  b: number;
}

/** Text whose SHA-256 is taken: the challenge as it came, a colon and the counter in decimal. */
export const textoDaProva = (desafio: string, solucao: string): string => `${desafio}:${solucao}`;

/** Number of zero bits before the first one bit, all of them when there is none. */
export const leadingZeroBits = (bytes: Uint8Array): number => {
  let zeros = 0;
  for (const byte of bytes) {
    if (byte !== 0) return zeros + Math.clz32(byte) - 24;
    zeros += 8;
  }
  return zeros;
};

const fromBase64Url = (text: string): string => atob(text.replaceAll('-', '+').replaceAll('_', '/'));

const isDesafio = (value: unknown): value is Desafio => {
  if (typeof value !== 'object' || value === null) return false;
  const { n, p, e, b } = value as Partial<Record<keyof Desafio, unknown>>;
  return typeof n === 'string' && typeof p === 'string' && Number.isSafeInteger(e) && Number.isSafeInteger(b);
};

/** Reads `base64url(payload).base64url(signature)` without checking the signature; undefined when it is not a challenge. */
export const readDesafio = (desafio: string): Desafio | undefined => {
  const [payload, signature, ...rest] = desafio.split('.');
  if (!payload || !signature || rest.length > 0) return undefined;
  try {
    const value: unknown = JSON.parse(fromBase64Url(payload));
    return isDesafio(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Looks for a solution among `count` counters from `from` on; undefined when none of them solves the challenge. */
export const findSolucao = (
  desafio: string,
  sha256: (text: string) => Uint8Array,
  { from, count }: { from: number; count: number },
): string | undefined => {
  const bits = readDesafio(desafio)?.b ?? Number.POSITIVE_INFINITY;
  for (let counter = from; counter < from + count; counter += 1) {
    if (leadingZeroBits(sha256(textoDaProva(desafio, String(counter)))) >= bits) return String(counter);
  }
  return undefined;
};
