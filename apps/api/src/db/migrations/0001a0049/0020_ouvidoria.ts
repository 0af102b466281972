import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables of the ombudsman: none reveals address, device or hour of a report. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('denuncia')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('protocolo', 'char(8)', (column) => column.notNull().unique())
      .addColumn('chave_hash', 'text')
      .addColumn('status', 'char(1)', (column) => column.notNull())
      .addColumn('registrada_em', 'date', (column) => column.notNull())
      .addColumn('conteudo', 'bytea', (column) => column.notNull())
      .addColumn('avisada', 'boolean', (column) => column.notNull().defaultTo(false))
      .addCheckConstraint('denuncia_protocolo_digitos', sql`protocolo ~ '^[0-9]{8}$'`)
      .addCheckConstraint('denuncia_status_valido', sql`status in ('N', 'A', 'E')`)
      .execute();
    await db.schema
      .createTable('denuncia_identidade')
      .addColumn('denuncia_id', 'uuid', (column) =>
        column.primaryKey().references('denuncia.id').onDelete('cascade'),
      )
      .addColumn('conteudo', 'bytea', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('denuncia_acao')
      .addColumn('denuncia_id', 'uuid', (column) =>
        column.notNull().references('denuncia.id').onDelete('cascade'),
      )
      .addColumn('codigo', 'integer', (column) => column.notNull())
      .addColumn('descricao', 'bytea', (column) => column.notNull())
      .addColumn('funcionario', 'text', (column) => column.notNull())
      .addColumn('status', 'char(1)', (column) => column.notNull())
      .addColumn('criada_em', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addPrimaryKeyConstraint('denuncia_acao_pk', ['denuncia_id', 'codigo'])
      .addCheckConstraint('denuncia_acao_status_valido', sql`status in ('A', 'E')`)
      .execute();
    await db.schema
      .createTable('denuncia_acesso')
      .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('denuncia_id', 'uuid', (column) =>
        column.notNull().references('denuncia.id').onDelete('cascade'),
      )
      .addColumn('login', 'text', (column) => column.notNull())
      .addColumn('motivo', 'text', (column) => column.notNull())
      .addColumn('em', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute();
    await db.schema
      .createIndex('denuncia_acesso_denuncia')
      .on('denuncia_acesso')
      .column('denuncia_id')
      .execute();
    await db.schema
      .createTable('denuncia_prova')
      .addColumn('id', 'smallint', (column) => column.primaryKey())
      .addColumn('bits', 'smallint', (column) => column.notNull())
      .addColumn('ate', 'timestamptz', (column) => column.notNull())
      .execute();
  },
};
