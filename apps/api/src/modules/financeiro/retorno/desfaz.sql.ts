import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';

/** A file, or one line of it when `linha` is set. */
export interface Parte {
  arquivo: number;
  linha: number | null;
}

const desta = ({ arquivo, linha }: Parte, alias: 'a' | 'e' | 'l') =>
  sql`${sql.ref(`${alias}.arquivo_id`)} = ${arquivo} and (${linha}::int is null or ${sql.ref(`${alias}.linha`)} = ${linha}::int)`;
const fora = ({ arquivo, linha }: Parte, alias: string) =>
  sql`(${sql.ref(`${alias}.arquivo_id`)} <> ${arquivo} or (${linha}::int is not null and ${sql.ref(`${alias}.linha`)} <> ${linha}::int))`;

/** Condition: an effect changed a bill; a mere credit does not block undoing (CBR-18). */
export const mudou = (alias: 'd' | 'e') =>
  sql`(${sql.ref(`${alias}.principal_cents`)} <> 0 or ${sql.ref(`${alias}.antes`)} <> ${sql.ref(`${alias}.depois`)}
    or ${sql.ref(`${alias}.fatura_antes`)} <> ${sql.ref(`${alias}.fatura_depois`)})`;

/** Dependence of a later file on a part. */
export interface Apoio {
  arquivo: number;
  nome: string;
  /**
   * MEXEU: it changed the same bills later. IGUAL: its lines were judged by equal lines. CREDITO: a credit
   * was used. DESTINO: a person decided about the money. COMANDO: a new command went to the bank.
   */
  como: 'MEXEU' | 'IGUAL' | 'CREDITO' | 'DESTINO' | 'COMANDO';
  linhas: number;
  primeira: number;
  /** First title it changed, the equal line, or the use of the credit. */
  sobre: string;
}

/**
 * Dependences on a part, by file: later lines about the same bills, and lines that wait or were left out
 * because of it (CBR-18).
 */
export const findApoiados = async (db: Db | Trx, parte: Parte): Promise<Apoio[]> => {
  const { rows } = await sql<Apoio>`
    select arquivo, nome, como, count(*)::int as linhas, min(linha)::int as primeira,
      (array_agg(sobre order by linha))[1] as sobre from (
      select distinct on (d.arquivo_id, d.linha) d.arquivo_id as arquivo, d.linha, u.nome, 'MEXEU' as como, e.titulo_numero as sobre
      from retorno_efeito e join retorno_efeito d on d.fatura_numero = e.fatura_numero and d.ordem > e.ordem and ${fora(parte, 'd')}
      join upload_banco u on u.id = d.arquivo_id and u.situacao = 'APLICADO'
      where ${desta(parte, 'e')} and ${mudou('e')}
        and (${mudou('d')} or (d.desfaz_arquivo_id = e.arquivo_id and d.desfaz_linha = e.linha))
      union all
      select distinct on (r.arquivo_id, r.linha) r.arquivo_id, r.linha, u.nome, 'IGUAL', l.linha::text
      from retorno_linha l join retorno_linha r on r.chave = l.chave and r.arquivo_id > l.arquivo_id and r.k <= l.k and r.desfeita_em is null
      join upload_banco u on u.id = r.arquivo_id and u.situacao = 'APLICADO'
      where ${desta(parte, 'l')} and (l.desfeita_em is null or r.fim in ('DUVIDA', 'REPETIDA')) and l.fim <> 'REPETIDA'
      union all
      select e.arquivo_id, e.linha, w.nome, 'CREDITO', case a.especie when 'USAR' then 'foi usado na fatura ' || a.fatura_numero
        else 'foi devolvido' end || ' em ' || to_char(a.dia, 'DD/MM/YYYY')
      from retorno_efeito e join conta_movimento m on m.efeito = e.ordem
      join conta_ato a on a.movimento_id = m.id and a.desfeito_em is null
      join upload_banco w on w.id = e.arquivo_id
      where ${desta(parte, 'e')}
      union all
      select a.arquivo_id, a.linha, w.nome, 'DESTINO', case a.especie when 'DAR' then 'foi dado à fatura ' || a.fatura_numero
        else 'foi devolvido' end || ' em ' || to_char(a.em, 'DD/MM/YYYY')
      from conta_ato a join upload_banco w on w.id = a.arquivo_id
      where ${desta(parte, 'a')} and a.desfeito_em is null
      union all
      select l.arquivo_id, l.linha, w.nome, 'COMANDO', c.nosso_numero
      from retorno_linha l join remessa_comando c on c.retorno_arquivo_id = l.arquivo_id and c.retorno_linha = l.linha
      join upload_banco w on w.id = l.arquivo_id
      where ${desta(parte, 'l')} and exists (select from remessa_comando d where d.nosso_numero = c.nosso_numero and d.id > c.id
        and not (d.comando = '02' and d.remessa_id is null and d.novo_boleto is not null))
    ) x group by arquivo, nome, como order by arquivo, como desc`.execute(db);
  return rows;
};

/** Counts of the changes that undoing a part makes. */
export interface Alcance {
  titulos: number;
  valor: number;
  creditos: number;
  linhas: number;
}

/** Counts of a part's effects. */
export const findAlcance = async (db: Db | Trx, parte: Parte): Promise<Alcance> => {
  const { rows } = await sql<Alcance>`
    select count(distinct e.titulo_numero)::int as titulos, coalesce(sum(e.recebido_cents), 0)::int8 as valor,
      (count(*) filter (where e.credito_cents > 0))::int as creditos,
      count(distinct (e.arquivo_id, e.linha))::int as linhas
    from retorno_efeito e where ${desta(parte, 'e')}`.execute(db);
  return rows[0] ?? { titulos: 0, valor: 0, creditos: 0, linhas: 0 };
};

/** Counts of rows that undoing a part leaves alone. */
export interface Intocado {
  semEfeito: number;
  diasConferidos: number;
}

/** Counts of a part's lines without effect, and of its ticked days. */
export const findIntocado = async (db: Db, parte: Parte): Promise<Intocado> => {
  const { rows } = await sql<Intocado>`
    select (count(*) filter (where e.arquivo_id is null))::int as "semEfeito",
      (select count(*)::int from (select distinct d.dia from retorno_linha d join credito_conferido c on c.dia = d.dia
        where d.arquivo_id = ${parte.arquivo} and (${parte.linha}::int is null or d.linha = ${parte.linha}::int)) x) as "diasConferidos"
    from retorno_linha l left join retorno_efeito e on e.arquivo_id = l.arquivo_id and e.linha = l.linha
    where ${desta(parte, 'l')}`.execute(db);
  return rows[0] ?? { semEfeito: 0, diasConferidos: 0 };
};

/** Reverses a part's money in the account. */
export const retiraDaConta = async (trx: Trx, parte: Parte): Promise<void> => {
  await sql`select conta_retira(array(select e.ordem from retorno_efeito e where ${desta(parte, 'e')}))`.execute(
    trx,
  );
};

/** Deletes the effects of a part. */
export const deleteEfeitos = async (trx: Trx, parte: Parte): Promise<void> => {
  await sql`delete from retorno_efeito e where ${desta(parte, 'e')}`.execute(trx);
};

/** A line in force, locked until the transaction ends. */
export const lockLinha = async (trx: Trx, { arquivo, linha }: { arquivo: number; linha: number }) =>
  trx
    .selectFrom('retorno_linha as l')
    .innerJoin('upload_banco as u', 'u.id', 'l.arquivo_id')
    .where('l.arquivo_id', '=', arquivo)
    .where('l.linha', '=', linha)
    .where('u.situacao', '=', 'APLICADO')
    .where('l.desfeita_em', 'is', null)
    .select([
      'l.fim',
      'l.texto',
      'l.nosso_numero as nossoNumero',
      'u.dias_validos as diasValidos',
      'u.enviado_em as enviadoEm',
    ])
    .forUpdate()
    .executeTakeFirst();

/** Locks an applied file; false when it is not applied. */
export const lockArquivo = async (trx: Trx, arquivo: number): Promise<boolean> =>
  (await trx
    .selectFrom('upload_banco')
    .where('id', '=', arquivo)
    .where('situacao', '=', 'APLICADO')
    .select('id')
    .forUpdate()
    .executeTakeFirst()) !== undefined;
