import {
  type ChavePrazo,
  chavesDosPrazos,
  prazosDaLei,
  type PrazosEmVigor,
  prazosPadrao,
} from '@vidas/api-client/juridico/prazos/prazos.rules.ts';
import type { RelogioDaLei, ValorSalvo } from '@vidas/api-client/juridico/prazos/noDia.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { momento } from '../../../db/momento.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { Trx } from '../../../db/tx.ts';
import type { ReportContext } from '../../../http/door.ts';
import { findDiasLocais } from '../../financeiro/feriado/feriado.sql.ts';

/** Terms in force on an ISO day: the newest saved value by then, else the standard one. */
export const prazosEm = async (db: Db, dia: string): Promise<PrazosEmVigor> => {
  const { rows } = await sql<{ chave: string; valor: string }>`
    select distinct on (chave) chave, valor from prazo_legal
    where vigente_desde <= ${dia}::date order by chave, vigente_desde desc`.execute(db);
  const saved = new Map(rows.map(({ chave, valor }) => [chave, valor]));
  return Object.fromEntries(
    chavesDosPrazos.map((chave) => [chave, saved.get(chave) ?? prazosPadrao[chave]]),
  ) as PrazosEmVigor;
};

/** Clock of the law: every saved value, and the civil holidays of the seat (FIN-16). */
export const relogioDaLei = async (db: Db): Promise<RelogioDaLei> => {
  const [valores, locais] = await Promise.all([
    sql<ValorSalvo>`select chave, vigente_desde as desde, valor from prazo_legal`.execute(db),
    findDiasLocais(db),
  ]);
  return { valores: valores.rows, locais };
};

/** First day of a value without a beginning. */
const desdeSempre = '1900-01-01';

const conhecidos = JSON.stringify(
  chavesDosPrazos.map((chave, ordem) => {
    const { nome, unidade, padrao, fonte } = prazosDaLei[chave];
    return { chave, nome, unidade, padrao, fonte, ordem };
  }),
);

/** A value of a term as selected; `prazos.present.ts` writes it. */
export interface PrazoSelecionado {
  nome: string;
  unidade: string;
  vigenteDesde: string | null;
  fonte: string;
  situacao: string;
  gravadoPor: string | null;
  gravadoEm: string | null;
  chave: string;
  gravado: string;
  conferidoPor: string | null;
  conferidoEm: string | null;
}

/** Every value of every term; the standard value holds until the first saved one. */
const valores = (hoje: string) => sql`
  select k.nome, k.unidade, k.fonte, k.chave, k.ordem, v.vigente_desde,
    nullif(v.vigente_desde, ${desdeSempre}::date) as "vigenteDesde", v.valor as gravado,
    case when v.vigente_desde > ${hoje}::date then 'FUTURO'
      when v.vigente_desde = max(v.vigente_desde) filter (where v.vigente_desde <= ${hoje}::date) over (partition by k.chave) then 'EM_VIGOR'
      else 'PASSADO' end as situacao,
    v.gravado_por, ${momento<string | null>('v.gravado_em')} as "gravadoEm", v.conferido_por, ${momento<string | null>('v.conferido_em')} as "conferidoEm"
  from jsonb_to_recordset(${conhecidos}::jsonb) as k (chave text, nome text, unidade text, padrao text, fonte text, ordem int)
  cross join lateral (
    select p.vigente_desde, p.valor, p.gravado_por, p.gravado_em, p.conferido_por, p.conferido_em from prazo_legal p where p.chave = k.chave
    union all
    select ${desdeSempre}::date, k.padrao, null, null, null, null
    where not exists (select from prazo_legal p where p.chave = k.chave and p.vigente_desde = ${desdeSempre}::date)
  ) v`;

const escolhidos = (
  hoje: string,
  quais: RawBuilder<unknown>,
): RawBuilder<PrazoSelecionado> => sql<PrazoSelecionado>`
  select t.nome, t.unidade, t."vigenteDesde", t.fonte, t.situacao, ${nomeDoUsuario<string | null>('t.gravado_por')} as "gravadoPor",
    t."gravadoEm", t.chave, t.gravado, ${nomeDoUsuario<string | null>('t.conferido_por')} as "conferidoPor", t."conferidoEm"
  from (${valores(hoje)}) t where ${quais} order by t.ordem, t.vigente_desde`;

/** Terms in force today (PRA-1). */
export const selectEmVigor = ({ hoje }: ReportContext) => escolhidos(hoje, sql`t.situacao = 'EM_VIGOR'`);

/** Every value that a term had, has or will have (PRA-2). */
export const selectHistorico = ({ hoje }: ReportContext) => escolhidos(hoje, sql`true`);

/** Keys of the terms in force that nobody confirmed (PRA-4). */
export const findNaoConferidos = async (db: Db, hoje: string): Promise<string[]> => {
  const { rows } = await escolhidos(hoje, sql`t.situacao = 'EM_VIGOR' and t.conferido_por is null`).execute(
    db,
  );
  return rows.map(({ chave }) => chave);
};

/** Author of an act about a term; `em` is local. */
export interface QuemGrava {
  login: string;
  em: string;
}

/** Locks the saved values of a term until the transaction ends. */
export const prendePrazo = async (trx: Trx, chave: ChavePrazo): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`prazo_legal ${chave}`}))`.execute(trx);
};

/** True when a value was saved for exactly this day. */
export const temValorNoDia = async (trx: Trx, chave: ChavePrazo, dia: string): Promise<boolean> => {
  const { rows } =
    await sql`select 1 from prazo_legal where chave = ${chave} and vigente_desde = ${dia}::date`.execute(trx);
  return rows.length > 0;
};

/** Saves a value from a day on, not confirmed yet (PRA-2). */
export const insertPrazo = async (
  trx: Trx,
  { chave, valor, dia }: { chave: ChavePrazo; valor: string; dia: string },
  { login, em }: QuemGrava,
): Promise<void> => {
  await sql`insert into prazo_legal (chave, vigente_desde, valor, gravado_por, gravado_em)
    values (${chave}, ${dia}::date, ${valor}, ${login}, ${em}::timestamp)
    on conflict (chave, vigente_desde) do update set valor = excluded.valor, gravado_por = excluded.gravado_por,
      gravado_em = excluded.gravado_em, conferido_por = null, conferido_em = null`.execute(trx);
};

/** Records the confirmation of the value in force; saves a standard value with it (PRA-3). */
export const marcaConferido = async (
  trx: Trx,
  { chave, valor, hoje }: { chave: ChavePrazo; valor: string; hoje: string },
  { login, em }: QuemGrava,
): Promise<void> => {
  await sql`insert into prazo_legal (chave, vigente_desde, valor, gravado_por, gravado_em)
    select ${chave}, ${desdeSempre}::date, ${valor}, ${login}, ${em}::timestamp
    where not exists (select from prazo_legal where chave = ${chave} and vigente_desde <= ${hoje}::date)`.execute(
    trx,
  );
  await sql`update prazo_legal p set conferido_por = ${login}, conferido_em = ${em}::timestamp
    where p.chave = ${chave} and p.vigente_desde =
      (select max(x.vigente_desde) from prazo_legal x where x.chave = ${chave} and x.vigente_desde <= ${hoje}::date)`.execute(
    trx,
  );
};
