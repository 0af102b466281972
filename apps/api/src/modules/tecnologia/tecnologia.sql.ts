import { momento } from '../../db/momento.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { ReportContext } from '../../http/door.ts';
import { operatorZone } from '../../operatorDay.ts';

/** Days of the registration, ISO, both inside. */
interface Registrados {
  dtIni: string;
  dtFin: string;
}

/** Who registered in the app in the period, by moment (TEC-1). */
export const selectUsuariosApi = ({ db }: ReportContext, { dtIni, dtFin }: Registrados) =>
  db
    .selectFrom('usuario_app as u')
    .innerJoin('beneficiario as b', 'b.matricula', 'u.matricula')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .innerJoin('beneficiario as bt', 'bt.matricula', 'b.titular_matricula')
    .innerJoin('pessoa as pt', 'pt.id', 'bt.pessoa_id')
    .where(sql<boolean>`u.registrado_em >= ${dtIni}::date and u.registrado_em < ${dtFin}::date + 1`)
    .select([
      'u.matricula as Matrícula',
      'pt.nome as Titular',
      sql<string>`to_char(u.registrado_em, 'YYYY-MM-DD')`.as('Data registro'),
      sql<string>`to_char(u.registrado_em, 'HH24:MI')`.as('Hora'),
      'p.nascimento',
    ])
    .orderBy('u.registrado_em')
    .orderBy('u.matricula');

/** A moment with zone as the operator's clock writes it; `expression` is ours, never typed. */
const noOperador = (expression: string) =>
  momento(sql`${sql.raw(expression)} at time zone ${sql.lit(operatorZone)}`);

/** Everybody whose login is active, by login (TEC-3). */
export const selectUsuariosSistema = ({ db }: ReportContext) =>
  db
    .selectFrom('usuario as u')
    .where('u.ativo', '=', true)
    .select([
      'u.login',
      'u.nome',
      'u.cargo',
      sql<string>`array_to_string(u.modulos, ', ')`.as('modulos'),
      sql<
        string | null
      >`(select ${noOperador('max(s.criada_em)')} from sessao s where s.usuario_id = u.id)`.as(
        'ultimaEntrada',
      ),
    ])
    .orderBy(sql`lower(u.login)`);

/** The changes of structure that the database has had, the newest first (TEC-4). */
export const selectMigracoes = (): RawBuilder<{ nome: string; aplicadaEm: string }> =>
  sql<{ nome: string; aplicadaEm: string }>`
    select name as nome, ${noOperador('timestamp::timestamptz')} as "aplicadaEm"
    from kysely_migration order by name desc`;

/** An invoice that the account read in another way; cents, ISO days. */
interface MudancaRow {
  fatura: string;
  antes: number;
  depois: number;
  motivo: string;
  comissaoEm: string | null;
  quitadaEm: string | null;
}

/** The invoices that the account read in another way, in their order (CTA-9). */
export const selectMudancasDaConta = (): RawBuilder<MudancaRow> =>
  sql<MudancaRow>`
    select fatura_numero as fatura, antes_cents as antes, depois_cents as depois, motivo, comissao_em as "comissaoEm",
      quitada_em as "quitadaEm"
    from conta_mudanca order by fatura_numero`;

const one = async (db: Db, query: RawBuilder<{ total: number }>): Promise<number> => {
  const { rows } = await query.execute(db);
  return rows[0]?.total ?? 0;
};

/** Who registered in the app within a month (YYYY-MM). */
export const contaUsuariosApi = (db: Db, mes: string): Promise<number> =>
  one(
    db,
    sql<{ total: number }>`select count(*)::int as total from usuario_app
      where registrado_em >= (${mes} || '-01')::date and registrado_em < (${mes} || '-01')::date + interval '1 month'`,
  );

/** Who may sign in. */
export const contaUsuariosSistema = (db: Db): Promise<number> =>
  one(db, sql<{ total: number }>`select count(*)::int as total from usuario where ativo`);

/** How many changes of structure there were. */
export const contaMigracoes = (db: Db): Promise<number> =>
  one(db, sql<{ total: number }>`select count(*)::int as total from kysely_migration`);

/** How many invoices the account read in another way. */
export const contaMudancasDaConta = (db: Db): Promise<number> =>
  one(db, sql<{ total: number }>`select count(*)::int as total from conta_mudanca`);
