import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/**
 * A return of ANS is applied in small transactions (SIB-44): LENDO during staging, APLICANDO until complete.
 * A server of the previous version knows neither, and its own imports are CONCLUIDO at once.
 */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `alter table sib_retorno
        add column situacao text not null default 'CONCLUIDO' check (situacao in ('LENDO', 'APLICANDO', 'CONCLUIDO')),
        add column andamento jsonb,
        add check ((situacao = 'APLICANDO') = (andamento is not null))`,
      `create unique index sib_retorno_em_curso on sib_retorno ((true)) where situacao <> 'CONCLUIDO'`,
      `create table sib_retorno_incluido (
        retorno_id integer not null references sib_retorno on delete cascade,
        ordem integer not null,
        codigo text not null,
        matricula text not null,
        cco text not null,
        no_arquivo text check (no_arquivo in ('INVALIDO', 'DOIS CCO', 'REPETIDO')),
        motivo text,
        primary key (retorno_id, ordem)
      )`,
      'create index sib_retorno_incluido_matricula on sib_retorno_incluido (matricula, retorno_id)',
      'create index sib_retorno_incluido_recusado on sib_retorno_incluido (retorno_id, codigo, cco) where motivo is not null',
      // Return that brought an error, when another return owns the error.
      'alter table sib_retorno_erro add column trazido_por integer references sib_retorno',
      // A return in course is invisible.
      `create or replace view sib_erro_aberto as
        select e.id, e.retorno_id, e.matricula, e.movimento, e.tipo_movimento, e.campo, e.valor_campo, e.codigo_erro, e.mensagem_erro, e.cco,
          e.codigo_beneficiario
        from sib_retorno_erro e
        left join beneficiario b on b.matricula = e.matricula
        where e.descartado_em is null
          and coalesce(e.trazido_por, e.retorno_id) <> all (array(select id from sib_retorno where situacao <> 'CONCLUIDO'))
          and (e.matricula is null or e.retorno_id = (
            select max(x.retorno_id) from sib_retorno_erro x
            where x.matricula = e.matricula
              and coalesce(x.trazido_por, x.retorno_id) <> all (array(select id from sib_retorno where situacao <> 'CONCLUIDO'))
          ))
          and not exists (
            select 1 from sib_envio_registro r join sib_envio v on v.id = r.envio_id
            where r.matricula = e.matricula and r.situacao = 'ACEITO' and v.retorno_id > e.retorno_id
          )
          and not (e.movimento is not distinct from 'INCLUSÃO' and b.cco is not null)
          and (e.matricula is not null or not exists (
            select 1 from sib_retorno_erro x
            where x.matricula is null and x.retorno_id > e.retorno_id
              and md5(coalesce(x.codigo_beneficiario, x.cco)) = md5(coalesce(e.codigo_beneficiario, e.cco))
              and coalesce(x.trazido_por, x.retorno_id) <> all (array(select id from sib_retorno where situacao <> 'CONCLUIDO'))
          ))`,
    ]),
};
