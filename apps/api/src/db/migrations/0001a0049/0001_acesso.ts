import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Users, sessions, the trail of access and the facts of the installation. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    // Portuguese order without ICU: unaccent(lower(x)) is the same on both databases.
    await sql`create extension if not exists unaccent`.execute(db);
    await db.schema
      .createTable('usuario')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('login', 'text', (column) => column.notNull())
      .addColumn('nome', 'text', (column) => column.notNull())
      .addColumn('cargo', 'text', (column) => column.notNull())
      .addColumn('senha_hash', 'text', (column) => column.notNull())
      .addColumn('modulos', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
      .addColumn('ativo', 'boolean', (column) => column.notNull().defaultTo(true))
      .addColumn('vendedor_codigo', 'text')
      .addColumn('criado_em', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addCheckConstraint('usuario_login_prefixo', sql`login like 'USU\\_%'`)
      .execute();
    await sql`create unique index usuario_login on usuario (lower(login))`.execute(db);
    await db.schema
      .createTable('sessao')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('usuario_id', 'text', (column) =>
        column.notNull().references('usuario.id').onDelete('cascade'),
      )
      .addColumn('criada_em', 'timestamptz', (column) => column.notNull())
      .addColumn('expira_em', 'timestamptz', (column) => column.notNull())
      .addColumn('encerrada_em', 'timestamptz')
      .execute();
    await db.schema.createIndex('sessao_usuario').on('sessao').column('usuario_id').execute();
    await db.schema.createIndex('sessao_expira').on('sessao').column('expira_em').execute();
    await db.schema
      .createTable('evento_acesso')
      .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('em', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('tipo', 'text', (column) => column.notNull())
      .addColumn('usuario_id', 'text')
      .addColumn('chamada', 'text')
      .execute();
    await db.schema
      .createTable('instalacao')
      .addColumn('chave', 'text', (column) => column.primaryKey())
      .addColumn('valor', 'text', (column) => column.notNull())
      .execute();
  },
};
