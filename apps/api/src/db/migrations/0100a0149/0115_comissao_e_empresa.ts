import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/**
 * Commission paid by the previous system, so that a cancellation reverses it, and the ledger with it, the
 * base of reversals (COM-43). No closed month has any.
 */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `create table comissao_anterior (
        competencia competencia not null,
        matricula text not null references beneficiario,
        vendedor_codigo text not null references vendedor,
        valor_cents integer not null check (valor_cents > 0),
        estorno_ate date not null,
        primary key (competencia, matricula, vendedor_codigo)
      )`,
      'create index comissao_anterior_matricula on comissao_anterior (matricula)',
      'create index comissao_anterior_vendedor on comissao_anterior (vendedor_codigo)',
      `create view comissao_razao as
        select id, competencia, especie, venda_codigo, referencia, origem, vendedor_codigo, regra_id, faixa_id, base_cents, percentual,
          bonus_percentual, quantidade, partes, valor_cents, estorno_ate
        from comissao_linha
        union all
        select 0, a.competencia, 'VIDA', v.codigo, '', a.competencia, a.vendedor_codigo, null, null, null, null, 0, null, 1::smallint,
          a.valor_cents, a.estorno_ate
        from comissao_anterior a join venda v on v.matricula = a.matricula`,
      // Data and hash of a company with CNPJ stay the same, so nothing counts as changed.
      `alter table empresa
        alter column cnpj drop not null,
        add column caepf text unique check (caepf ~ '^[0-9]{14}$'),
        add column cei text unique check (cei ~ '^[0-9]{12}$'),
        add constraint empresa_um_documento check (num_nonnulls(cnpj, caepf, cei) = 1)`,
      `create or replace view sib_atual as
        select b.matricula, b.cco, p.nome, b.titular_matricula, b.dependencia, b.ativado_em, b.cancelado_em, b.motivo_cancelamento_codigo,
          b.congenere_codigo, hashtextextended(row(p.cpf, p.cns, p.nome, p.sexo, p.nascimento, p.nome_mae, p.logradouro, p.numero,
            p.complemento, p.bairro, p.municipio_codigo, p.cep, b.dependencia, b.titular_matricula, b.ativado_em, b.plano_registro,
            b.cobertura_parcial_temporaria, b.itens_excluidos_cobertura, coalesce(e.cnpj, e.caepf, e.cei))::text, 0) as fonte, jsonb_strip_nulls(jsonb_build_object(
          'cpf', p.cpf,
          'cns', p.cns,
          'nome', sib_texto(p.nome, 70),
          'sexo', case p.sexo when 'M' then '1' else '3' end,
          'dataNascimento', p.nascimento,
          'nomeMae', sib_texto(p.nome_mae, 70),
          'logradouro', sib_texto(p.logradouro, 50),
          'numero', sib_texto(p.numero, 5),
          'complemento', sib_texto(p.complemento, 15),
          'bairro', sib_texto(p.bairro, 30),
          'codigoMunicipio', left(p.municipio_codigo, 6),
          'cep', p.cep,
          'tipoEndereco', '2',
          'resideExterior', '0',
          'codigoBeneficiario', b.matricula,
          'relacaoDependencia', b.dependencia::text,
          'codigoBeneficiarioTitular', case when b.dependencia <> 1 then b.titular_matricula end,
          'dataContratacao', b.ativado_em,
          'numeroPlanoANS', b.plano_registro,
          'coberturaParcialTemporaria', b.cobertura_parcial_temporaria::int::text,
          'itensExcluidosCobertura', b.itens_excluidos_cobertura::int::text,
          'cnpjEmpresaContratante', e.cnpj,
          'caepfEmpresaContratante', e.caepf,
          'ceiEmpresaContratante', e.cei
        )) as dados
        from beneficiario b
        join pessoa p on p.id = b.pessoa_id
        left join empresa e on e.codigo = b.empresa_codigo`,
    ]),
};
