import { sql } from 'kysely';
import type { Trx } from '../db/tx.ts';
import { type Arquivo, type Destino, estagioDe } from './arquivo.ts';
import { type Chegado, comEstagios } from './estagio.sql.ts';

/** Effect of a delivery on one table. */
export interface Mudanca {
  arquivo: string;
  tabela: string;
  novas: number;
  mudadas: number;
  iguais: number;
}

const citada = (nome: string): string => `"${nome}"`;

/** A destination as SQL: its written columns, and its rows. */
export interface Escrita {
  arquivo: Arquivo;
  destino: Destino;
  colunas: readonly string[];
  /** Columns whose difference changes an existing row. */
  mudam: readonly string[];
  /** Columns that an existing row adopts with a change. */
  tomam: readonly string[];
  /** `select …` with the columns above. */
  fonte: string;
}

/** SQL for writing a destination of a file. A column missing in the file keeps its value in existing rows. */
export const escritaDe = ({ arquivo, presentes }: Chegado, destino: Destino, hoje: string): Escrita => {
  const doArquivo = arquivo.colunas.filter(({ em }) => em?.startsWith(`${destino.tabela}.`));
  const valores = new Map<string, string>();
  const soNova = new Set(destino.soNova);
  for (const { nome, em, vazia } of doArquivo) {
    if (!presentes.has(nome) && vazia === undefined) continue;
    const coluna = em?.split('.')[1] ?? nome;
    if (!presentes.has(nome)) soNova.add(coluna);
    valores.set(coluna, vazia === undefined ? `s.${citada(nome)}` : `coalesce(s.${citada(nome)}, ${vazia})`);
  }
  for (const [coluna, valor] of Object.entries(destino.mais ?? {})) valores.set(coluna, valor);
  const colunas = [...valores.keys()];
  const chave = destino.chave.map(citada).join(', ');
  const lista = [...valores].map(([coluna, valor]) => `${valor} as ${citada(coluna)}`).join(', ');
  const dentro = `select ${lista}${destino.repete ? ', s.nr_linha as linha_' : ''} from ${estagioDe(arquivo)} s ${destino.junta ?? ''}
    where not s.recusada and ${destino.onde ?? 'true'}`;
  const fonte = destino.repete
    ? `select ${colunas.map(citada).join(', ')} from (select distinct on (${chave}) * from (${dentro}) d order by ${chave}, linha_) r`
    : dentro;
  const tomam = colunas.filter((coluna) => !destino.chave.includes(coluna) && !soNova.has(coluna));
  return {
    arquivo,
    destino,
    colunas,
    tomam,
    mudam: tomam.filter((coluna) => !destino.comMudanca?.includes(coluna)),
    fonte: comEstagios(fonte, hoje),
  };
};

const igualdade = ({ destino }: Escrita, a: string, b: string): string =>
  destino.chave.map((coluna) => `${a}.${citada(coluna)} = ${b}.${citada(coluna)}`).join(' and ');

const diferenca = ({ mudam }: Escrita, a: string, b: string): string =>
  mudam.length === 0
    ? 'false'
    : `(${mudam.map((coluna) => `${a}.${citada(coluna)}`).join(', ')}) is distinct from (${mudam.map((coluna) => `${b}.${citada(coluna)}`).join(', ')})`;

const temLinhas = async (trx: Trx, tabela: string): Promise<boolean> => {
  const { rows } = await sql<{
    tem: boolean;
  }>`select exists (select from ${sql.table(tabela)}) as tem`.execute(trx);
  return rows[0]?.tem === true;
};

/** New or different rows, with their earlier state; dropped with the transaction. */
const DIFERENTES = 'carga_diferentes';

/**
 * Counts the effect on a destination without changing it. For a filled table it stores the new and different
 * rows, the only ones written later.
 */
export const compara = async (trx: Trx, escrita: Escrita): Promise<Mudanca> => {
  const { arquivo, destino, colunas, fonte } = escrita;
  const { rows } = await sql<{
    todas: number;
  }>`select count(*)::int as todas from (${sql.raw(fonte)}) f`.execute(trx);
  const todas = rows[0]?.todas ?? 0;
  const mudanca = { arquivo: arquivo.nome, tabela: destino.tabela };
  if (!(await temLinhas(trx, destino.tabela))) return { ...mudanca, novas: todas, mudadas: 0, iguais: 0 };
  const nova = `t.${citada(destino.chave[0] ?? '')} is null`;
  await sql.raw(`drop table if exists ${DIFERENTES}`).execute(trx);
  await sql
    .raw(
      `create temporary table ${DIFERENTES} on commit drop as
       select ${colunas.map((coluna) => `f.${citada(coluna)}`).join(', ')}, to_jsonb(t) as antes_
       from (${fonte}) f left join ${destino.tabela} t on ${igualdade(escrita, 't', 'f')}
       where ${nova} or ${diferenca(escrita, 't', 'f')}`,
    )
    .execute(trx);
  const { rows: diferentes } = await sql<{ novas: number; mudadas: number }>`
    select count(*) filter (where antes_ is null)::int as novas, count(antes_)::int as mudadas from ${sql.table(DIFERENTES)}`.execute(
    trx,
  );
  const { novas = 0, mudadas = 0 } = diferentes[0] ?? {};
  return { ...mudanca, novas, mudadas, iguais: todas - novas - mudadas };
};

/**
 * Stores the earlier state of rows for undoing: the whole row of a change, the key of a new row. One line
 * stands for a formerly empty table.
 */
const guardaAntes = async (trx: Trx, { destino }: Escrita, entrega: string): Promise<void> => {
  const chave = destino.chave.map((coluna) => `'${coluna}', ${citada(coluna)}`).join(', ');
  await sql`insert into carga_antes (entrega_id, tabela, chave, antes)
    select ${entrega}, ${destino.tabela}, jsonb_build_object(${sql.raw(chave)}), antes_ from ${sql.table(DIFERENTES)}`.execute(
    trx,
  );
};

/** Writes a compared destination: new rows and different rows. Never deletes. */
export const escreve = async (trx: Trx, escrita: Escrita, entrega: string): Promise<void> => {
  const { destino, colunas, mudam, tomam, fonte } = escrita;
  const lista = colunas.map(citada).join(', ');
  const cheia = await temLinhas(trx, destino.tabela);
  if (cheia) await guardaAntes(trx, escrita, entrega);
  else
    await sql`insert into carga_antes (entrega_id, tabela) values (${entrega}, ${destino.tabela})`.execute(
      trx,
    );
  const novos = tomam.map((coluna) => `${citada(coluna)} = excluded.${citada(coluna)}`).join(', ');
  const ao =
    mudam.length === 0
      ? 'nothing'
      : `update set ${novos} where ${diferenca(escrita, destino.tabela, 'excluded')}`;
  await sql
    .raw(
      `insert into ${destino.tabela} (${lista}) ${cheia ? `select ${lista} from ${DIFERENTES}` : fonte}
       on conflict (${destino.chave.map(citada).join(', ')}) do ${ao}`,
    )
    .execute(trx);
};
