/** What a challenge says: nonce, purpose, end (seconds since 1970) and the leading zero bits it asks for. */
export interface Desafio {
  n: string;
  p: string;
  e: number;
  b: number;
}

/** The fixed start of the hashed text: the challenge as it came and a colon. */
export const inicioDaProva = (desafio: string): string => `${desafio}:`;

/** Text whose SHA-256 is taken: the challenge, a colon and the counter in decimal. */
export const textoDaProva = (desafio: string, solucao: string): string => inicioDaProva(desafio) + solucao;

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

/**
 * The first counter whose hash has the bits that the challenge asks for; undefined for an invalid challenge. `hashOf` is the
 * SHA-256 of `textoDaProva(desafio, solucao)`, because each side uses its own library. Each bit doubles the expected work (18
 * bits: 262,144 hashes), so a browser does this in a worker.
 */
export const findSolucao = (desafio: string, hashOf: (solucao: string) => Uint8Array): string | undefined => {
  const task = readDesafio(desafio);
  if (task === undefined) return undefined;
  for (let counter = 0; ; counter += 1) {
    const solucao = String(counter);
    if (leadingZeroBits(hashOf(solucao)) >= task.b) return solucao;
  }
};
