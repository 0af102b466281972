import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Fatia } from '../fatia.ts';
import { runAll } from '../runAll.ts';

/** Due day and payer of a movement's invoice `f` with title `t`; either a person or a company pays. */
const copiados = `coalesce(t.vencimento, f.vencimento), case when f.tipo not in ('E', 'X') then f.titular_matricula end,
      case when f.tipo in ('E', 'X') then f.empresa_codigo end`;
const deles = 'vencimento, titular_matricula, empresa_codigo';

const preparo = [
  `alter table conta_movimento add column if not exists vencimento date, add column if not exists titular_matricula text,
    add column if not exists empresa_codigo text`,
  // Every writer of a movement, of the previous version too.
  `create or replace function conta_copia() returns trigger language plpgsql as $$
  begin
    select ${copiados} into new.vencimento, new.titular_matricula, new.empresa_codigo
    from fatura f left join titulo t on t.numero = new.titulo_numero where f.numero = new.fatura_numero;
    return new;
  end $$`,
  `create or replace trigger conta_movimento_copia before insert on conta_movimento for each row execute function conta_copia()`,
  // All but what is copied never changes.
  `create or replace trigger conta_movimento_fixa before delete or update of id, fatura_numero, titulo_numero, dia, valor_cents,
    principal_cents, encargos_cents, credito_cents, forma, origem, efeito, arquivo_id, linha, pagamento_id, estorna_id, ato_id, por, em, motivo
    on conta_movimento for each row execute function conta_fixa()`,
  `create or replace function conta_segue_titulo() returns trigger language plpgsql as $$
  begin
    update conta_movimento set vencimento = new.vencimento where titulo_numero = new.numero;
    return null;
  end $$`,
  `create or replace trigger titulo_conta_segue after update of vencimento on titulo for each row
    when (old.vencimento is distinct from new.vencimento) execute function conta_segue_titulo()`,
  `create or replace function conta_segue_fatura() returns trigger language plpgsql as $$
  begin
    update conta_movimento m set (${deles}) = (
      select ${copiados} from fatura f left join titulo t on t.numero = m.titulo_numero where f.numero = m.fatura_numero)
    where m.fatura_numero = new.numero;
    return null;
  end $$`,
  `create or replace trigger fatura_conta_segue after update of tipo, titular_matricula, empresa_codigo, vencimento on fatura for each row
    when ((old.tipo, old.titular_matricula, old.empresa_codigo, old.vencimento)
      is distinct from (new.tipo, new.titular_matricula, new.empresa_codigo, new.vencimento)) execute function conta_segue_fatura()`,
  'create index if not exists conta_movimento_sem_copia on conta_movimento (id) where vencimento is null',
];

const estaPreparado = async (db: Kysely<unknown>): Promise<boolean> => {
  const { rows } = await sql`select from pg_attribute where attrelid = 'conta_movimento'::regclass
    and attname = 'vencimento'`.execute(db);
  return rows.length > 0;
};

/** Copies due day and payer into the next movements without them; false when none is left. */
export const copia = async (db: Kysely<unknown>, quantos: number): Promise<boolean> => {
  if (!(await estaPreparado(db))) await runAll(db, preparo);
  const { numAffectedRows = 0n } = await sql`
    with alvo as materialized (select id from conta_movimento where vencimento is null order by id limit ${quantos})
    update conta_movimento m set (${sql.raw(deles)}) = (
      select ${sql.raw(copiados)} from fatura f left join titulo t on t.numero = m.titulo_numero where f.numero = m.fatura_numero)
    from alvo a where m.id = a.id`.execute(db);
  return numAffectedRows > 0n;
};

export const fatia: Fatia = (db) => copia(db, 10_000);

const tudo = async (db: Kysely<unknown>): Promise<void> => {
  // oxlint-disable-next-line no-await-in-loop
  while (await fatia(db));
  await runAll(db, [
    'drop index conta_movimento_sem_copia',
    'create index conta_movimento_titular on conta_movimento (titular_matricula, dia) where titular_matricula is not null',
    // The sums of a month read the index alone.
    'drop index conta_movimento_dia',
    'create index conta_movimento_dia on conta_movimento (dia) include (id, valor_cents, credito_cents, estorna_id)',
  ]);
};

/**
 * Due day and payer in each movement, so that lists of receipts read the account alone (docs/performance.md,
 * *The account*). `migrate` runs the slices first.
 */
export const migration: Migration = { up: tudo };
