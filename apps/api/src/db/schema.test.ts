// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../test/testDatabase.ts';
import type { OpenDatabase } from './database.ts';
import { tableTypes } from './tableTypes.fixture.ts';

interface Coluna {
  tabela: string;
  nome: string;
  tipo: string;
  /** Null for a view, whose columns the database does not judge. */
  nula: boolean | null;
  automatica: boolean;
}

let open: OpenDatabase;
let colunas: Coluna[];
beforeAll(async () => {
  open = await openTestDatabase();
  ({ rows: colunas } = await sql<Coluna>`
    select c.relname::text as tabela, a.attname::text as nome,
      coalesce(nullif(t.typbasetype, 0)::regtype, t.oid::regtype)::text as tipo,
      case c.relkind when 'r' then not (a.attnotnull or t.typnotnull) end as nula,
      a.atthasdef or a.attidentity <> '' as automatica
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relkind in ('r', 'v') and c.relnamespace = current_schema()::regnamespace and a.attnum > 0 and not a.attisdropped
    order by 1, 2`.execute(open.db));
});
afterAll(() => open.close());

const declared = tableTypes();

/** Tables without a type: only raw SQL of `carga/`, or of Kysely itself, reaches them. */
const hasNoType = (tabela: string): boolean =>
  !declared.has(tabela) && (tabela.startsWith('carga_') || tabela.startsWith('kysely_'));
const typed = () => colunas.filter(({ tabela }) => !hasNoType(tabela));

/** The kinds of value that the drivers give for a type of the database. */
const kindsOf = (tipo: string): string[] => {
  if (tipo.endsWith('[]')) return ['array'];
  const kinds: Record<string, string[]> = {
    smallint: ['number'],
    integer: ['number'],
    bigint: ['number'],
    boolean: ['boolean'],
    date: ['date'],
    'timestamp without time zone': ['timestamp'],
    'timestamp with time zone': ['Date'],
    bytea: ['bytes'],
  };
  return kinds[tipo] ?? ['string'];
};

describe('the types of the tables', () => {
  it('name the tables and columns of the migrated schema, and no other', () => {
    const types = [...declared].flatMap(([tabela, columns]) =>
      [...columns.keys()].map((nome) => `${tabela}.${nome}`),
    );
    expect(types.toSorted()).toEqual(
      typed()
        .map(({ tabela, nome }) => `${tabela}.${nome}`)
        .toSorted(),
    );
  });

  it('say null where a column may be null, and only there', () => {
    const wrong = typed().flatMap(({ tabela, nome, nula }) =>
      nula === null || declared.get(tabela)?.get(nome)?.isNullable === nula
        ? []
        : [`${tabela}.${nome}: nula no banco: ${nula}`],
    );
    expect(wrong).toEqual([]);
  });

  it('let an insert leave out only what the database fills in', () => {
    const wrong = typed().flatMap(({ tabela, nome, nula, automatica }) =>
      nula !== false || automatica || !declared.get(tabela)?.get(nome)?.hasDefault
        ? []
        : [`${tabela}.${nome}`],
    );
    expect(wrong).toEqual([]);
  });

  it('give the kind of value that the driver gives', () => {
    const wrong = typed().flatMap(({ tabela, nome, tipo }) => {
      const kinds = [...(declared.get(tabela)?.get(nome)?.kinds ?? [])];
      // JSON holds whatever shape its type says.
      if (tipo === 'jsonb') return [];
      return JSON.stringify(kinds) === JSON.stringify(kindsOf(tipo))
        ? []
        : [`${tabela}.${nome}: ${tipo}, não ${kinds.join(' | ')}`];
    });
    expect(wrong).toEqual([]);
  });
});
