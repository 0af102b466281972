/** Content of a challenge: nonce, purpose, end (seconds since 1970) and work: 2 to the power of `b` hashes. */
export interface Desafio {
  n: string;
  p: string;
  e: number;
  b: number;
  /** Second from which a turn in the queue is valid. */
  d?: number;
  /** Memory reserved for that turn, in KiB. */
  t?: number;
}

/**
 * A proof is the first 32 counters, with 5 bits less each. The work equals one counter with all bits, but luck counts less. With one
 * counter, one person in a hundred waits 4.6 times as long as expected; with 32 only 1.5 times (SEG-8).
 */
export const partesDaProva = 32;
const bitsDaParte = ({ b }: Desafio): number => Math.max(0, b - Math.log2(partesDaProva));

/** Expected hashes for each of the 32 counters. */
export const tentativasDaParte = (task: Desafio): number => 2 ** bitsDaParte(task);

/** The fixed start of the hashed text: the challenge and a colon. */
export const inicioDaProva = (desafio: string): string => `${desafio}:`;

/** Input of the SHA-256: the challenge, a colon and the counter in decimal. */
export const textoDaProva = (desafio: string, contador: string): string => inicioDaProva(desafio) + contador;

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
  const { n, p, e, b, d = 0, t = 0 } = value as Partial<Record<keyof Desafio, unknown>>;
  return typeof n === 'string' && typeof p === 'string' && [e, b, d, t].every(Number.isSafeInteger);
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
 * The counters whose hashes have the required bits, with commas; undefined for an invalid challenge. `hashOf` is the SHA-256 of
 * `textoDaProva(desafio, counter)`, because each side uses its own library. Each bit doubles the expected work (18 bits: 262,144 hashes),
 * so a browser does this in a worker. `onPart` receives the number of found counters and of hashes.
 */
export const findSolucao = (
  desafio: string,
  hashOf: (contador: string) => Uint8Array,
  onPart?: (found: number, tried: number) => void,
): string | undefined => {
  const task = readDesafio(desafio);
  if (task === undefined) return undefined;
  const bits = bitsDaParte(task);
  const found: string[] = [];
  for (let counter = 0; found.length < partesDaProva; counter += 1) {
    const contador = String(counter);
    if (leadingZeroBits(hashOf(contador)) < bits) continue;
    found.push(contador);
    onPart?.(found.length, counter + 1);
  }
  return found.join(',');
};

/** True for 32 different counters in order whose hashes have the required bits. */
export const isSolucao = (
  task: Desafio,
  solucao: string,
  hashOf: (contador: string) => Uint8Array,
): boolean => {
  const contadores = solucao.split(',');
  return (
    contadores.length === partesDaProva &&
    contadores.every(
      (contador, index) =>
        /^(0|[1-9]\d{0,9})$/.test(contador) &&
        (index === 0 || Number(contador) > Number(contadores[index - 1])) &&
        leadingZeroBits(hashOf(contador)) >= bitsDaParte(task),
    )
  );
};
