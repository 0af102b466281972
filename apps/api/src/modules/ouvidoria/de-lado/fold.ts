import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { DenunciaDaLista } from '../ouvidoria.sql.ts';
import type { DenunciaAberta, Vault } from '../vault.ts';

/** Equal reports, or a single one. */
export interface Fold {
  /** First filed report of the group. */
  row: DenunciaDaLista;
  aberta: DenunciaAberta;
  rows: DenunciaDaLista[];
}

/** No employee acted on it and its reporter wrote nothing more. */
const isUntouched = ({ status, escritos, espera_desde: esperaDesde }: DenunciaDaLista): boolean =>
  status === 'N' && Number(escritos) === 0 && esperaDesde === null;

const valuesOf = ({ textos, identidade }: DenunciaAberta): (string | null)[] => [
  ...Object.values(textos),
  ...Object.values(identidade ?? {}),
];

/** All fields are blank. */
export const isBlank = (aberta: DenunciaAberta): boolean => valuesOf(aberta).every((value) => value === null);

/** Key of equal reports; texts of older ones are read for it. */
const sayingOf = ({ impressao }: DenunciaDaLista, { textos, identidade }: DenunciaAberta): string =>
  impressao
    ? Buffer.from(impressao).toString('base64')
    : createHash('sha256')
        .update(JSON.stringify([textos, identidade]))
        .digest('base64');

const isEarlier = (one: DenunciaDaLista, other: DenunciaDaLista): boolean =>
  one.registrada_em === other.registrada_em
    ? one.protocolo < other.protocolo
    : one.registrada_em < other.registrada_em;

/** Reports opened before other requests get their turn. */
const portion = 500;

/** Groups untouched equal reports; those put aside are grouped separately (OUV-29). */
export const fold = async (vault: Vault, rows: readonly DenunciaDaLista[]): Promise<Fold[]> => {
  const folds = new Map<string, Fold>();
  for (const [index, row] of rows.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    if (index % portion === portion - 1) await setImmediate();
    const aberta = vault.open(row);
    const key = isUntouched(row) ? `${sayingOf(row, aberta)} ${row.de_lado}` : row.id;
    const known = folds.get(key);
    if (!known) folds.set(key, { row, aberta, rows: [row] });
    else {
      known.rows.push(row);
      if (isEarlier(row, known.row)) Object.assign(known, { row, aberta });
    }
  }
  return [...folds.values()];
};
