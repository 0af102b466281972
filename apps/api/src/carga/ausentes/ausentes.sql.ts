import { sql } from 'kysely';
import type { Trx } from '../../db/tx.ts';
import { estagioDe } from '../arquivo.ts';
import type { Chegado } from '../estagio.sql.ts';

const citada = (nome: string): string => `"${nome}"`;

const chaveNoArquivo = ({ arquivo }: Chegado, alias: string): string =>
  arquivo.colunas
    .filter(({ chave }) => chave)
    .map(({ nome }) => `${alias}.${citada(nome)}::text`)
    .join(` || '|' || `);

const daTabela = ({ arquivo }: Chegado): { tabela: string; chave: string } | undefined => {
  const chaves = arquivo.colunas.filter(({ chave }) => chave);
  const [tabela] = chaves[0]?.em?.split('.') ?? [];
  return tabela ? { tabela, chave: chaves.map(({ em }) => `${em}::text`).join(` || '|' || `) } : undefined;
};

/** Number of rows missing in a complete file, and the total; undefined for an incomplete file. */
export const contaAusentes = async (
  trx: Trx,
  chegado: Chegado,
): Promise<{ ausentes: number; de: number } | undefined> => {
  const { ausentes } = chegado.arquivo;
  const lugar = daTabela(chegado);
  if (ausentes === undefined || !lugar) return undefined;
  const { rows } = await sql<{ ausentes: number; de: number }>`
    select count(*)::int as de, count(*) filter (where not exists (
      select from ${sql.raw(estagioDe(chegado.arquivo))} s where ${sql.raw(chaveNoArquivo(chegado, 's'))} = ${sql.raw(lugar.chave)}))::int as ausentes
    from ${sql.table(lugar.tabela)} where ${sql.raw(ausentes)}`.execute(trx);
  return rows[0];
};

/** Records the rows missing in a complete file, and clears those that the file names again. */
export const notaAusentes = async (
  trx: Trx,
  chegado: Chegado,
  { entrega, em }: { entrega: string; em: string },
): Promise<void> => {
  const { arquivo } = chegado;
  const lugar = daTabela(chegado);
  if (arquivo.ausentes === undefined || !lugar) return;
  const estagio = sql.raw(estagioDe(arquivo));
  await sql`insert into carga_ausente (arquivo, chave, entrega_id, desde)
    select ${arquivo.nome}, ${sql.raw(lugar.chave)}, ${entrega}, ${em}::timestamp from ${sql.table(lugar.tabela)}
    where ${sql.raw(arquivo.ausentes)} and not exists (
      select from ${estagio} s where ${sql.raw(chaveNoArquivo(chegado, 's'))} = ${sql.raw(lugar.chave)})
    on conflict do nothing`.execute(trx);
};

/** Clears absent rows that a file names again. */
export const voltaram = async (trx: Trx, chegado: Chegado): Promise<void> => {
  await sql`delete from carga_ausente a using ${sql.raw(estagioDe(chegado.arquivo))} s
    where a.arquivo = ${chegado.arquivo.nome} and a.chave = ${sql.raw(chaveNoArquivo(chegado, 's'))}`.execute(
    trx,
  );
};
