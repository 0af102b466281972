import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** ANS's fields of each beneficiary, and the stored comparison with the register. */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      // An older file lacks the new columns: it is compared without them, and may be imported again.
      'alter table conferencia_importacao add column tem_campos boolean not null default false',
      'alter table conferencia_importacao alter column tem_campos set default true',
      // Null until compared: the first reader then compares everything.
      'alter table conferencia_importacao add column comparado_em timestamp(0)',
      'alter table conferencia_importacao add column comparado_dia date',
      'alter table conferencia_importacao add check ((comparado_em is null) = (comparado_dia is null))',
      'drop index conferencia_importacao_arquivo',
      `create unique index conferencia_importacao_arquivo on conferencia_importacao (sha256) where situacao = 'CONCLUIDA' and tem_campos`,
      `alter table conferencia_beneficiario
        add column nome_mae text,
        add column sexo text,
        add column numero_plano_ans text,
        add column matricula_ans text generated always as (
          case when length(codigo_beneficiario) < 10 then lpad(codigo_beneficiario, 10, '0') else codigo_beneficiario end
        ) stored`,
      // The order of the list, so that its first rows need no sort.
      'create index conferencia_beneficiario_ordem on conferencia_beneficiario (importacao_id, linha, cco)',
      // Lookups of a changed bond's records.
      'create index conferencia_beneficiario_matricula on conferencia_beneficiario (importacao_id, matricula_ans)',
      'create index conferencia_beneficiario_cpf on conferencia_beneficiario (importacao_id, cpf)',
      // ANS's form of names: capitals without accents, single spaces, 70 characters. upper() alone ignores
      // accented letters in locale C, and translate() is three times as slow as decomposing them.
      `create function conferencia_texto(texto text) returns text language sql immutable parallel safe
        return left(btrim(regexp_replace(upper(
          case when octet_length(texto) = length(texto) then texto else regexp_replace(normalize(texto, NFD), '[\u0300-\u036f]', '', 'g') end
        ), '\\s\\s+', ' ', 'g')), 70)`,
      // Derived data, joined with live rows by its readers; a foreign key would lock every bond on each
      // comparison.
      `create table conferencia_par (
        importacao_id integer not null,
        cco text not null,
        matricula text,
        codigo text,
        tem_cco boolean not null,
        difere_situacao boolean not null,
        campos smallint not null check (campos >= 0),
        primary key (importacao_id, cco)
      )`,
      'create unique index conferencia_par_matricula on conferencia_par (importacao_id, matricula) where matricula is not null',
      'create index conferencia_par_sem_cco on conferencia_par (importacao_id, (matricula is null), codigo, cco) where not tem_cco',
      'create index conferencia_par_situacao on conferencia_par (importacao_id, matricula) where difere_situacao',
      'create index conferencia_par_campos on conferencia_par (importacao_id, matricula) include (campos) where campos > 0',
      // Counts bonds without CCO from the index alone.
      `create index beneficiario_sem_cco_contado on beneficiario (matricula) include (ativado_em, cancelado_em)
        where cco is null and congenere_codigo is null`,
    ]),
};
