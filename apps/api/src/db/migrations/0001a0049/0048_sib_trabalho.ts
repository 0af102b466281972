import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** ANS files as work: discarded rejections, conference files back in force, wrong hashes. */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `alter table sib_retorno_erro add column descartado_por text, add column descartado_em timestamp(0),
        add check ((descartado_por is null) = (descartado_em is null))`,
      // Hashed like the natural key, because a damaged file may carry texts longer than an index entry.
      `create index sib_retorno_erro_estranho on sib_retorno_erro (md5(coalesce(codigo_beneficiario, cco)), retorno_id) where matricula is null`,
      // Rejections of unknown bonds stay too, until a newer return or a discard (SIB-34).
      `create or replace view sib_erro_aberto as
        select e.id, e.retorno_id, e.matricula, e.movimento, e.tipo_movimento, e.campo, e.valor_campo, e.codigo_erro, e.mensagem_erro, e.cco,
          e.codigo_beneficiario
        from sib_retorno_erro e
        left join beneficiario b on b.matricula = e.matricula
        where e.descartado_em is null
          and (e.matricula is null or e.retorno_id = (select max(x.retorno_id) from sib_retorno_erro x where x.matricula = e.matricula))
          and not exists (
            select 1 from sib_envio_registro r join sib_envio v on v.id = r.envio_id
            where r.matricula = e.matricula and r.situacao = 'ACEITO' and v.retorno_id > e.retorno_id
          )
          and not (e.movimento is not distinct from 'INCLUSÃO' and b.cco is not null)
          and (e.matricula is not null or not exists (
            select 1 from sib_retorno_erro x
            where x.matricula is null and x.retorno_id > e.retorno_id
              and md5(coalesce(x.codigo_beneficiario, x.cco)) = md5(coalesce(e.codigo_beneficiario, e.cco))
          ))`,
      'alter table sib_retorno add column hash_aceito boolean not null default false',
      `alter table conferencia_importacao
        drop constraint conferencia_importacao_situacao_check,
        add constraint conferencia_importacao_situacao_check check (situacao in ('EM ANDAMENTO', 'PREVIA', 'CONCLUIDA')),
        add column data_arquivo timestamp(0),
        add column hash_confere boolean not null default true,
        add column hash_aceito boolean not null default false,
        add column em_vigor boolean not null default false,
        add column vigor_por text,
        add column vigor_em timestamp(0),
        add column tem_registros boolean not null default true,
        add check (not em_vigor or (situacao = 'CONCLUIDA' and tem_registros))`,
      // Until now the newest file was in force, and older files have lost their records.
      `update conferencia_importacao set em_vigor = true, vigor_por = login, vigor_em = concluida_em
        where id = (select max(id) from conferencia_importacao where situacao = 'CONCLUIDA')`,
      'update conferencia_importacao set tem_registros = em_vigor',
      'drop index conferencia_importacao_arquivo',
      // A file without records may be imported again.
      `create unique index conferencia_importacao_arquivo on conferencia_importacao (sha256)
        where situacao = 'CONCLUIDA' and tem_campos and tem_registros`,
      'create unique index conferencia_importacao_em_vigor on conferencia_importacao ((true)) where em_vigor',
    ]),
};
