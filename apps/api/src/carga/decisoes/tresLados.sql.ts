import { sql } from 'kysely';
import type { Trx } from '../../db/tx.ts';
import { type Destino, estagioDe, noBanco } from '../arquivo.ts';
import type { Chegado } from '../estagio.sql.ts';

const citada = (nome: string): string => `"${nome}"`;

/** SQL over `s` of a row's key, as text. */
const registroDe = ({ arquivo }: Chegado, { tabela, chave, mais }: Destino): string => {
  const [unica = ''] = chave;
  const coluna = arquivo.colunas.find(({ em }) => em === `${tabela}.${unica}`);
  return coluna ? `s.${citada(coluna.nome)}::text` : `(${mais?.[unica] ?? 'null'})::text`;
};

const temAbertas = async (trx: Trx, tabela: string): Promise<boolean> => {
  const { rows } = await sql<{ tem: boolean }>`
    select exists (select from carga_decisao where tabela = ${tabela} and encerrada_em is null) as tem`.execute(
    trx,
  );
  return rows[0]?.tem === true;
};

/**
 * Three sides of each value decided here and not adopted by the core system: its last value, its present one,
 * and ours. Agreement closes the decision; a repetition keeps ours; a new value makes both diverge until a
 * person decides. Our value goes into the staging table, so that the upsert finds no change. Without a
 * decision the core system's value is written (decision 0036).
 */
export const comparaTresLados = async (
  trx: Trx,
  chegado: Chegado,
  destino: Destino,
  { em, aplica }: { em: string; aplica: boolean },
): Promise<void> => {
  const { arquivo, presentes } = chegado;
  const colunas = arquivo.colunas.filter(
    ({ nome, em: onde, dono }) =>
      dono !== undefined &&
      dono !== 'central' &&
      onde?.startsWith(`${destino.tabela}.`) &&
      presentes.has(nome),
  );
  if (colunas.length === 0 || !(await temAbertas(trx, destino.tabela))) return;
  const registro = sql.raw(registroDe(chegado, destino));
  const estagio = sql.raw(estagioDe(arquivo));
  const destas = sql.raw(`not s.recusada and (${destino.onde ?? 'true'})`);
  for (const coluna of colunas) {
    const valor = sql.raw(`s.${citada(coluna.nome)}::text`);
    const chegada = sql`(select distinct on (1) ${registro} as registro, ${valor} as valor from ${estagio} s where ${destas} order by 1)`;
    const aberta = sql`d.tabela = ${destino.tabela} and d.coluna = ${noBanco(coluna)} and d.encerrada_em is null`;
    if (aplica) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await sql`update carga_decisao d set encerrada_em = ${em}::timestamp, desfecho = 'CONCORDOU', central = n.valor
        from ${chegada} n where ${aberta} and d.registro = n.registro and d.depois is not distinct from n.valor`.execute(
        trx,
      );
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await sql`update carga_decisao d set central = n.valor, diverge_em = ${em}::timestamp, mantida_em = null, mantida_por = null
        from ${chegada} n where ${aberta} and d.registro = n.registro
          and d.depois is distinct from n.valor and d.central is distinct from n.valor`.execute(trx);
    }
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await sql`update ${estagio} s set ${sql.ref(coluna.nome)} = d.depois::${sql.raw(coluna.tipo.sql)}
      from carga_decisao d where ${aberta} and d.registro = ${registro} and ${destas}`.execute(trx);
  }
};
