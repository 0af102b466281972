const dayMs = 86_400_000;
const utc = (iso: string): number => Date.parse(`${iso}T00:00:00Z`);
const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The factor counts days from here up to 9999, which is 2025-02-21 (BOL-4). */
const base = utc('1997-10-07');
const least = 1_000;
const span = 9_000;

/** Factor of a due day, 4 digits; '0000' without one. 1000 follows 9999 (BOL-4). Throws RangeError before 2000-07-03. */
export const fatorDe = (vencimento: string | null): string => {
  if (vencimento === null) return '0000';
  const days = Math.round((utc(vencimento) - base) / dayMs);
  if (Number.isNaN(days) || days < least)
    throw new RangeError(`vencimento inválido para boleto: ${vencimento}`);
  return String(least + ((days - least) % span));
};

/** The due day of a factor: the possible day nearest to `referencia` (ISO); null for '0000'. */
export const vencimentoDe = (fator: string, referencia: string): string | null => {
  if (!/^\d{4}$/.test(fator)) throw new RangeError('o fator de vencimento tem 4 dígitos');
  if (fator === '0000') return null;
  const first = base + Number(fator) * dayMs;
  const cycles = Math.max(0, Math.round((utc(referencia) - first) / (span * dayMs)));
  return isoOf(first + cycles * span * dayMs);
};
