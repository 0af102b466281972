import { momento } from '../../../db/momento.ts';
import type { ComandoDaRemessa, Remessa } from '@vidas/api-client/financeiro/remessa/remessa.contract.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { Trx } from '../../../db/tx.ts';
import type { Quem } from '../../cobranca/novo-boleto/novoBoleto.sql.ts';

/** The sequence after the last file of an agreement; a file that was taken back counts (REM-10). Nobody else makes one meanwhile. */
export const proximoSequencial = async (trx: Trx, convenio: string): Promise<number> => {
  await sql`lock table remessa in exclusive mode`.execute(trx);
  const { ultimo } = await trx
    .selectFrom('remessa')
    .where('convenio', '=', convenio)
    .select(({ fn }) => fn.max('sequencial').as('ultimo'))
    .executeTakeFirstOrThrow();
  return (ultimo ?? 0) + 1;
};

/** A file to be kept. */
export interface NovaRemessa {
  convenio: string;
  sequencial: number;
  teste: boolean;
  dia: string;
  texto: string;
  comandos: readonly number[];
}

/** Keeps a file and says of its commands that they are in it. */
export const insertRemessa = async (
  trx: Trx,
  { comandos, ...remessa }: NovaRemessa,
  quem: Quem,
): Promise<number> => {
  const { id } = await trx
    .insertInto('remessa')
    .values({
      ...remessa,
      comandos: comandos.length,
      feita_em: quem.momento,
      feita_por: quem.login,
      baixada_em: null,
      baixada_por: null,
      enviada_em: null,
      enviada_por: null,
      retirada_em: null,
      retirada_por: null,
      retirada_motivo: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`update remessa_comando set remessa_id = ${id}, fora_motivo = null where id = any(${[...comandos]}::int[])`.execute(
    trx,
  );
  return id;
};

/** Says of commands why the file left them out. */
export const gravaFora = async (
  db: Db | Trx,
  fora: readonly { id: number; motivo: string }[],
): Promise<void> => {
  await sql`update remessa_comando c set fora_motivo = x.motivo
    from jsonb_to_recordset(${JSON.stringify(fora)}::jsonb) as x (id int, motivo text) where c.id = x.id`.execute(
    db,
  );
};

/** The command of a test: a title of nobody's, which no boleto has. */
export const insertTeste = async (trx: Trx, nossoNumero: string, quem: Quem): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into remessa_comando (nosso_numero, comando, pedido_em, pedido_por)
    values (${nossoNumero}, '01', ${quem.momento}::timestamp, ${quem.login}) returning id`.execute(trx);
  return rows[0]?.id ?? 0;
};

/** The files, newest first. */
export const findRemessas = async (db: Db): Promise<Remessa[]> => {
  const { rows } = await sql<Remessa>`
    select r.sequencial, case when r.teste then 'TESTE' else 'REMESSA' end as tipo,
      case when r.retirada_em is not null then 'RETIRADA' when q.sem = 0 then 'RESPONDIDA' when r.enviada_em is not null then 'ENVIADA'
        when r.baixada_em is not null then 'BAIXADA' else 'FEITA' end as situacao,
      ${momento('r.feita_em')} as "feitaEm", ${nomeDoUsuario('r.feita_por')} as "feitaPor",
      q.registros, q.baixas, q.confirmados, q.recusados, q.sem as "semResposta",
      ${momento('r.enviada_em')} as "enviadaEm", ${nomeDoUsuario('r.enviada_por')} as "enviadaPor",
      ${momento('r.retirada_em')} as "retiradaEm", ${nomeDoUsuario('r.retirada_por')} as "retiradaPor",
      r.retirada_motivo as "retiradaMotivo", r.id::text as id
    from remessa r
    cross join lateral (
      select (count(*) filter (where c.comando = '01'))::int as registros, (count(*) filter (where c.comando = '02'))::int as baixas,
        (count(*) filter (where c.resposta = 'CONFIRMADO'))::int as confirmados,
        (count(*) filter (where c.resposta = 'RECUSADO'))::int as recusados, (count(*) filter (where c.resposta is null))::int as sem
      from remessa_comando c where c.remessa_id = r.id
    ) q
    order by r.id desc`.execute(db);
  return rows;
};

/** The commands of a file in its order; null are those that wait for the next one. */
export const findComandos = async (db: Db, remessa: number | null): Promise<ComandoDaRemessa[]> => {
  const qual =
    remessa === null ? sql`c.remessa_id is null and c.resposta is null` : sql`c.remessa_id = ${remessa}`;
  const { rows } = await sql<ComandoDaRemessa>`
    select c.nosso_numero as "nossoNumero", c.comando,
      case when c.resposta is not null then c.resposta when c.remessa_id is not null then 'SEM_RESPOSTA'
        when c.fora_motivo is not null then 'FORA' else 'ESPERA' end as situacao,
      coalesce(c.resposta_motivo, c.fora_motivo) as motivo, coalesce(n.numero, t.numero) as documento,
      coalesce(e.razao_social, p.nome) as pagador, coalesce(n.vencimento, t.vencimento) as vencimento,
      coalesce(n.valor_cents, t.valor_cents) as valor, r.sequencial as remessa, ${momento('c.pedido_em')} as "pedidoEm",
      ${nomeDoUsuario('c.pedido_por')} as "pedidoPor", ${momento('c.respondido_em')} as "respondidoEm", c.id::text as id
    from remessa_comando c
    left join remessa r on r.id = c.remessa_id
    left join novo_boleto n on n.numero = c.novo_boleto
    left join titulo t on t.numero = c.titulo_numero
    left join fatura f on f.numero = t.fatura_numero
    left join empresa e on e.codigo = coalesce(n.empresa_codigo, case when f.tipo in ('E', 'X') then f.empresa_codigo end)
    left join beneficiario b on b.matricula = coalesce(n.titular_matricula, case when f.tipo not in ('E', 'X') then f.titular_matricula end)
    left join pessoa p on p.id = b.pessoa_id
    where ${qual} order by c.comando, c.id`.execute(db);
  return rows;
};

/** How many commands wait for the next file. */
export const contaEspera = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ quantos: number }>`
    select count(*)::int as quantos from remessa_comando where remessa_id is null and resposta is null`.execute(
    db,
  );
  return rows[0]?.quantos ?? 0;
};

/** A file, locked for the rest of the transaction. */
export const lockRemessa = (trx: Trx, id: number) =>
  trx.selectFrom('remessa').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();

/** Whether the bank has answered a command of a file. */
export const temResposta = async (trx: Trx, remessa: number): Promise<boolean> => {
  const row = await trx
    .selectFrom('remessa_comando')
    .where('remessa_id', '=', remessa)
    .where('resposta', 'is not', null)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** The commands of a file wait for the next one again; the title of a test is given up. */
export const devolveComandos = async (trx: Trx, remessa: number, { momento: em }: Quem): Promise<void> => {
  await sql`
    update remessa_comando set remessa_id = case when num_nonnulls(novo_boleto, titulo_numero) = 0 then remessa_id end,
      resposta = case when num_nonnulls(novo_boleto, titulo_numero) = 0 then 'RETIRADO' end,
      respondido_em = case when num_nonnulls(novo_boleto, titulo_numero) = 0 then ${em}::timestamp end
    where remessa_id = ${remessa}`.execute(trx);
};

/** Decides an alarm; false when it is not there or decided already. */
export const gravaDecisao = async (
  db: Db,
  { arquivo, linha, decisao }: { arquivo: number; linha: number; decisao: string },
  { login, momento: em }: Quem,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('nosso_numero_alarme')
    .set({ decisao, decidido_em: em, decidido_por: login })
    .where('arquivo_id', '=', arquivo)
    .where('linha', '=', linha)
    .where('decidido_em', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
