import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

const ufs = `'AC','AL','AM','AP','BA','CE','DF','ES','GO','MA','MG','MS','MT','PA','PB','PE','PI','PR','RJ','RN','RO','RR','RS','SC','SE','SP','TO'`;

const endereco = `
  logradouro text,
  numero text,
  complemento text,
  bairro text,
  cep text check (cep ~ '^[0-9]{8}$'),
  municipio_codigo text references municipio`;

/** People, companies, plans, sellers, insurers, providers and beneficiaries. */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `create domain competencia as text check (value ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')`,
      `create table municipio (
        codigo text primary key check (codigo ~ '^[0-9]{7}$'),
        nome text not null,
        uf text not null check (uf in (${ufs}))
      )`,
      `create table pessoa (
        id text primary key,
        nome text not null check (nome <> ''),
        cpf text unique check (cpf ~ '^[0-9]{11}$'),
        cns text check (cns ~ '^[0-9]{15}$'),
        nascimento date not null,
        sexo text not null check (sexo in ('F', 'M')),
        nome_mae text,
        email text,
        fone_1 text,
        fone_2 text,
        fone_3 text,${endereco}
      )`,
      'create index pessoa_nome on pessoa (lower(nome))',
      'create index pessoa_nascimento on pessoa (nascimento)',
      'create index pessoa_municipio on pessoa (municipio_codigo)',
      `create table empresa (
        codigo text primary key,
        cnpj text not null unique check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
        razao_social text not null,
        fantasia text not null,
        dia_fatura smallint not null check (dia_fatura between 1 and 31),
        ativa boolean not null,
        contratada_em date not null,
        inativada_em date check (inativada_em >= contratada_em),
        administradora text,
        vidas_contratadas integer not null check (vidas_contratadas >= 0),
        email text,
        fone text,${endereco},
        check (ativa = (inativada_em is null))
      )`,
      `create table faixa_etaria (
        codigo smallint primary key,
        descricao text not null,
        idade_inicial smallint not null,
        idade_final smallint not null check (idade_final >= idade_inicial)
      )`,
      `insert into faixa_etaria values
        (1, '0-18', 0, 18), (2, '19-23', 19, 23), (3, '24-28', 24, 28), (4, '29-33', 29, 33), (5, '34-38', 34, 38),
        (6, '39-43', 39, 43), (7, '44-48', 44, 48), (8, '49-53', 49, 53), (9, '54-58', 54, 58), (10, '59+', 59, 999)`,
      `create table plano (
        registro text primary key check (registro ~ '^[0-9]{9}$'),
        codigo_operadora text not null unique,
        nome text not null,
        linha text not null check (linha in ('SMART', 'PREMIUM')),
        tipo text not null check (tipo in ('INDIVIDUAL', 'EMPRESARIAL', 'ADESAO')),
        acomodacao text not null check (acomodacao in ('ENFERMARIA', 'APARTAMENTO')),
        coparticipacao_percentual smallint not null check (coparticipacao_percentual between 0 and 100),
        ativo boolean not null
      )`,
      `create table plano_faixa (
        plano_registro text references plano,
        faixa_codigo smallint references faixa_etaria,
        preco_cents integer not null check (preco_cents >= 0),
        primary key (plano_registro, faixa_codigo)
      )`,
      `create table vendedor (
        codigo text primary key,
        nome text not null,
        login text unique,
        cargo text not null,
        meta_vidas integer not null check (meta_vidas >= 0),
        ativo boolean not null
      )`,
      `create table congenere (
        codigo text primary key,
        nome text not null,
        registro_ans text not null check (registro_ans ~ '^[0-9]{6}$'),
        ativa boolean not null
      )`,
      `create table prestador (
        codigo text primary key,
        nome text not null,
        cnpj text unique check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
        cpf text unique check (cpf ~ '^[0-9]{11}$'),
        crm text,
        cnes text check (cnes ~ '^[0-9]{7}$'),
        descricao text not null,
        especialidade text,
        credenciado_em date not null,
        descredenciado_em date check (descredenciado_em >= credenciado_em),
        recredenciado_em date check (recredenciado_em >= descredenciado_em),
        incorporar_baixada boolean not null,
        email text,
        fone text,${endereco},
        check (num_nonnulls(cnpj, cpf) = 1)
      )`,
      'create index prestador_crm on prestador (crm)',
      `create table motivo_cancelamento (
        codigo text primary key,
        descricao text not null unique,
        codigo_sib text not null check (codigo_sib ~ '^4[1-9]$')
      )`,
      `create table beneficiario (
        matricula text primary key check (matricula ~ '^[0-9]{10}$'),
        cco text unique check (cco ~ '^[0-9]{12}$'),
        pessoa_id text not null references pessoa,
        titular_matricula text not null references beneficiario,
        dependencia smallint not null check (dependencia in (1, 3, 4, 6, 8, 10)),
        tipo_contratacao smallint not null check (tipo_contratacao in (1, 2, 3)),
        empresa_codigo text references empresa,
        plano_registro text not null references plano,
        vendedor_codigo text references vendedor,
        congenere_codigo text references congenere,
        cadastrado_em date not null,
        ativado_em date,
        cancelado_em date,
        motivo_cancelamento_codigo text references motivo_cancelamento,
        cancelamento_fim_mes boolean not null default false,
        atualizado_em date not null,
        mensalidade_em date,
        mensalidade_cents integer not null check (mensalidade_cents >= 0),
        desconto_cents integer not null default 0 check (desconto_cents >= 0),
        desconto_inicio competencia,
        desconto_fim competencia,
        debito_automatico boolean not null default false,
        afastado boolean not null default false,
        portabilidade boolean not null default false,
        venda_administrativa boolean not null default false,
        cobertura_parcial_temporaria boolean not null default false,
        itens_excluidos_cobertura boolean not null default false,
        check ((titular_matricula = matricula) = (dependencia = 1)),
        check ((tipo_contratacao = 1) = (empresa_codigo is null)),
        check (ativado_em >= cadastrado_em),
        check (cancelado_em >= cadastrado_em),
        check (ativado_em is null or cancelado_em is null or cancelado_em >= ativado_em),
        check ((cancelado_em is null) = (motivo_cancelamento_codigo is null)),
        check (desconto_fim >= desconto_inicio)
      )`,
      'create index beneficiario_pessoa on beneficiario (pessoa_id)',
      'create index beneficiario_titular on beneficiario (titular_matricula)',
      'create index beneficiario_empresa on beneficiario (empresa_codigo)',
      'create index beneficiario_vendedor on beneficiario (vendedor_codigo, cadastrado_em)',
      'create index beneficiario_congenere on beneficiario (congenere_codigo) where congenere_codigo is not null',
      'create index beneficiario_cadastrado on beneficiario (cadastrado_em)',
      'create index beneficiario_ativado on beneficiario (ativado_em)',
      'create index beneficiario_cancelado on beneficiario (cancelado_em)',
      'create index beneficiario_sem_cco on beneficiario (matricula) where cco is null',
      `create table movimentacao_congenere (
        id integer generated by default as identity primary key,
        congenere_codigo text not null references congenere,
        matricula text not null references beneficiario,
        operacao text not null check (operacao in ('INCLUSÃO', 'ALTERAÇÃO', 'EXCLUSÃO')),
        ocorrida_em date not null,
        enviada_em timestamp(0)
      )`,
      'create index movimentacao_congenere_envio on movimentacao_congenere (congenere_codigo, enviada_em)',
    ]),
};
