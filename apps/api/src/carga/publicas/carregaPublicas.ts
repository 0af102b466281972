import { sql } from 'kysely';
import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { Db } from '../../db/database.ts';
import { insertRows } from '../../db/insertRows.ts';
import { tx } from '../../db/tx.ts';

type Linhas = readonly Readonly<Record<string, string>>[];

/** The municipalities of IBGE. The list is large and needed once in the life of a database. */
const municipios = async (): Promise<Linhas> => {
  const { carregarMunicipios } = await import('municipios-brasil');
  const { listar } = await carregarMunicipios();
  return listar().map(({ codigoIbge, nome, uf }) => ({ codigo: String(codigoIbge), nome, uf }));
};

/** Table 38 of ANS as the standard TISS 4.03.00 has it, put here on 2026-11-26. */
const glosas = async (): Promise<Linhas> => {
  const csv = await readFile(new URL('tabela38.csv', import.meta.url), 'utf8');
  return Papa.parse<Record<string, string>>(csv, { delimiter: ';', header: true, skipEmptyLines: true }).data;
};

/** What comes with the product, by table. */
const publicas: Readonly<Record<string, () => Promise<Linhas>>> = { municipio: municipios, glosa: glosas };

const estaVazia = async (db: Pick<Db, 'getExecutor'>, tabela: string): Promise<boolean> => {
  const { rows } = await sql<{
    tem: boolean;
  }>`select exists (select from ${sql.table(tabela)}) as tem`.execute(db);
  return rows[0]?.tem !== true;
};

/** Fills the public tables that are empty; of several servers that start together one does (CAR-43). */
export const carregaPublicas = async (db: Db): Promise<void> => {
  for (const [tabela, linhasDe] of Object.entries(publicas)) {
    // oxlint-disable-next-line no-await-in-loop -- few tables, each once
    if (!(await estaVazia(db, tabela))) continue;
    // oxlint-disable-next-line no-await-in-loop -- few tables, each once
    const linhas = await linhasDe();
    // oxlint-disable-next-line no-await-in-loop -- few tables, each once
    await tx(db, async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('tabelas_publicas'))`.execute(trx);
      if (await estaVazia(trx, tabela)) await insertRows(trx, tabela, linhas);
    });
  }
};
