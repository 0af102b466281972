import type { EnvioDeBoletos } from '@vidas/api-client/financeiro/boletos-gerados';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { BoletoEnvioItemTable } from '../../../db/tables/financeiro.ts';
import { tx } from '../../../db/tx.ts';
import { boletoAberto } from './boletosGerados.sql.ts';

const nenhum: EnvioDeBoletos = {
  situacao: 'NENHUM',
  enviados: 0,
  semEmail: 0,
  falhas: 0,
  pendentes: 0,
  iniciadoEm: null,
  usuario: null,
  motivo: null,
};

/** How the sending of a due day stands (ISO day). */
export const findEnvio = async (db: Db, dia: string): Promise<EnvioDeBoletos> => {
  const { rows } = await sql<EnvioDeBoletos>`
    select s.situacao, s.motivo, to_char(s.iniciado_em, 'YYYY-MM-DD"T"HH24:MI') as "iniciadoEm", ${nomeDoUsuario('s.login')} as usuario,
      c.enviados, c."semEmail", c.falhas, c.pendentes
    from boleto_envio s
    cross join lateral (
      select count(*) filter (where i.situacao = 'ENVIADO')::int as enviados,
        count(*) filter (where i.situacao = 'SEM_EMAIL')::int as "semEmail",
        count(*) filter (where i.situacao = 'FALHOU')::int as falhas,
        count(*) filter (where i.situacao = 'PENDENTE')::int as pendentes
      from boleto_envio_item i where i.vencimento = s.vencimento
    ) c
    where s.vencimento = ${dia}::date`.execute(db);
  return rows[0] ?? nenhum;
};

const abertosDoDia = (dia: string) => sql`
  from titulo t join fatura f on f.numero = t.fatura_numero where t.vencimento = ${dia}::date and ${boletoAberto}`;

/** Begins the sending of a due day, or takes it up again: open bills that did not leave wait anew (FIN-12). */
export const comecaEnvio = async (
  db: Db,
  dia: string,
  { login, em }: { login: string; em: string },
): Promise<void> =>
  tx(db, async (trx) => {
    await sql`
      insert into boleto_envio (vencimento, situacao, login, iniciado_em) values (${dia}, 'ENVIANDO', ${login}, ${em})
      on conflict (vencimento) do update
        set situacao = 'ENVIANDO', login = excluded.login, iniciado_em = excluded.iniciado_em, terminado_em = null, motivo = null
        where boleto_envio.situacao <> 'ENVIANDO'`.execute(trx);
    await sql`
      insert into boleto_envio_item (vencimento, titulo_numero, situacao)
      select ${dia}::date, t.numero, 'PENDENTE' ${abertosDoDia(dia)}
      on conflict (vencimento, titulo_numero) do update set situacao = 'PENDENTE', motivo = null
        where boleto_envio_item.situacao in ('FALHOU', 'SEM_EMAIL')`.execute(trx);
  });

/** Ends a sending that is in course: stopped, or all done, which it is only when no bill waits. */
export const encerraEnvio = async (
  db: Db,
  dia: string,
  fim: { situacao: 'PARADO' | 'TERMINADO'; em: string; motivo?: string },
): Promise<void> => {
  const waiting = sql`select 1 from boleto_envio_item i where i.vencimento = ${dia}::date and i.situacao = 'PENDENTE'`;
  await db
    .updateTable('boleto_envio')
    .set({ situacao: fim.situacao, terminado_em: fim.em, motivo: fim.motivo ?? null })
    .where('vencimento', '=', dia)
    .where('situacao', '=', 'ENVIANDO')
    .where(fim.situacao === 'TERMINADO' ? sql<boolean>`not exists (${waiting})` : sql<boolean>`true`)
    .execute();
};

/** The next bill of a sending in course, with who asked for it; undefined when none waits or the sending was stopped. */
export const findPendente = (db: Db, dia: string) =>
  db
    .selectFrom('boleto_envio_item as i')
    .innerJoin('boleto_envio as s', 's.vencimento', 'i.vencimento')
    .where('i.vencimento', '=', dia)
    .where('i.situacao', '=', 'PENDENTE')
    .where('s.situacao', '=', 'ENVIANDO')
    .select(['i.titulo_numero as titulo', 's.login'])
    .orderBy('i.titulo_numero')
    .limit(1)
    .executeTakeFirst();

/** Records what became of a bill. */
export const gravaItem = async (
  db: Db,
  { dia, titulo }: { dia: string; titulo: string },
  fim: Pick<BoletoEnvioItemTable, 'situacao' | 'motivo'>,
): Promise<void> => {
  await db
    .updateTable('boleto_envio_item')
    .set(fim)
    .where('vencimento', '=', dia)
    .where('titulo_numero', '=', titulo)
    .execute();
};

/** Whether a sending of this paper was begun and its end was never recorded. */
export const foiInterrompido = async (db: Db, chave: string): Promise<boolean> => {
  const row = await db
    .selectFrom('cobranca_envio')
    .where('chave', '=', chave)
    .where('situacao', '=', 'ENVIANDO')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** The due days (ISO) whose sending is in course. */
export const findEmAndamento = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('boleto_envio')
    .where('situacao', '=', 'ENVIANDO')
    .select('vencimento')
    .execute();
  return rows.map(({ vencimento }) => vencimento);
};
