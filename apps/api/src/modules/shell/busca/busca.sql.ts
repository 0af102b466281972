import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { eCliente, eEmpresaCliente } from '../../../http/acesso/clientesDoVendedor.sql.ts';

/** A bond in the result; days are ISO. */
export interface PessoaRow {
  matricula: string;
  nome: string;
  ativado_em: string | null;
  cancelado_em: string | null;
  empresa_codigo: string | null;
}

/** Most matches, and the seller whose clients alone are found; null for all (VEN-48). */
export interface DaSessao {
  limite: number;
  deQuem: string | null;
}

/** Limit of ranked people, so that a common name costs no more than a rare one. */
const candidatos = 500;

/**
 * Bonds of the given persons: best match, then active ones, then by name; per person the requested bond, then
 * the active one.
 */
const vinculos = (
  achadas: RawBuilder<unknown>,
  { limite, pedida = '', deQuem }: { limite: number; pedida?: string; deQuem: string | null },
): RawBuilder<PessoaRow> => sql<PessoaRow>`
  with achada as (${achadas})
  select b.matricula, p.nome, b.ativado_em, b.cancelado_em, b.empresa_codigo
  from (select pessoa_id, min(lugar) as lugar from achada group by pessoa_id) a
  join pessoa p on p.id = a.pessoa_id
  join beneficiario b on b.pessoa_id = p.id
  where ${eCliente(deQuem, { matricula: sql`b.matricula`, titular: sql`b.titular_matricula` })}
  order by a.lugar, bool_and(b.cancelado_em is not null) over (partition by p.id), nome_de_busca(p.nome) collate "C", b.matricula <> ${pedida}, b.cancelado_em is not null,
    b.matricula
  limit ${limite}`;

/** Names that begin with the text come first, then names in which each typed word begins a word. */
export const findPessoasPorNome = async (
  db: Db,
  texto: string,
  { limite, deQuem }: DaSessao,
): Promise<PessoaRow[]> => {
  const chave = sql`nome_de_busca(${texto}::text) collate "C"`;
  const { rows } = await vinculos(
    sql`
      (select id as pessoa_id, 0 as lugar from pessoa
       where nome_de_busca(nome) collate "C" >= ${chave} and nome_de_busca(nome) collate "C" < ${chave} || '~'
         and ${chave} <> ''
       order by nome_de_busca(nome) collate "C" limit ${candidatos})
      union all
      (select id, 1 from pessoa
       where array_to_tsvector(string_to_array(nome_de_busca(nome), ' '))
         @@ (replace(nullif(${chave}, ''), ' ', ':* & ') || ':*')::tsquery
       limit ${candidatos})`,
    { limite, deQuem },
  ).execute(db);
  return rows;
};

/** Area codes of Brazil lie in this range. */
const ddd = { de: 11, ate: 99 } as const;

/** The digits of telephones, with area code, that a typed number may mean: with country code, or without area code. */
const telefones = (numero: string): string[] => {
  const semPais = numero.replace(/^0+/, '').replace(/^55(?=\d{10,11}$)/, '');
  if (/^\d{10,11}$/.test(semPais)) return [semPais];
  if (!/^\d{8,9}$/.test(semPais)) return [];
  return Array.from({ length: ddd.ate - ddd.de + 1 }, (_, index) => `${ddd.de + index}${semPais}`);
};

/**
 * People whose matrícula (with any leading zeros, which the card has too), CPF, CNS, CCO or telephone is the number; every bond of the
 * person.
 */
export const findPessoasPorNumero = async (
  db: Db,
  numero: string,
  { limite, deQuem }: DaSessao,
): Promise<PessoaRow[]> => {
  const pedida = matriculaInteira(numero);
  const { rows } = await vinculos(
    sql`
      select pessoa_id, 0 as lugar from beneficiario where matricula = ${pedida}
      union all
      select id, 1 from pessoa where cpf = ${numero}
      union all
      select id, 1 from pessoa where cns = ${numero}
      union all
      select pessoa_id, 0 from beneficiario where cco = ${numero}
      union all
      (select id, 2 from pessoa where array[fone_1, fone_2, fone_3] && ${telefones(numero)}::text[] limit ${candidatos})`,
    { limite, pedida, deQuem },
  ).execute(db);
  return rows;
};

/** A company in the result. */
export interface EmpresaRow {
  codigo: string;
  nome: string;
  ativa: boolean;
}

/** Companies by code (with any leading zeros), CNPJ, or the beginning of a word of either name; the active ones first. */
export const findEmpresas = async (
  db: Db,
  { texto, numero }: { texto: string; numero: string | null },
  limite: number,
): Promise<EmpresaRow[]> => {
  const cnpj = texto.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const chave = sql`nome_de_busca(${texto}::text)`;
  const palavra = (nome: string) =>
    sql`' ' || nome_de_busca(${sql.ref(nome)}) like '% ' || replace(${chave}, '_', '') || '%'`;
  const onde =
    numero === null
      ? sql`${chave} <> '' and (${palavra('e.razao_social')} or ${palavra('e.fantasia')} or e.cnpj = ${cnpj})`
      : sql`ltrim(e.codigo, '0') = ${numero.replace(/^0+/, '')} or e.cnpj = ${cnpj}`;
  const { rows } = await sql<EmpresaRow>`
    select e.codigo, e.razao_social as nome, e.ativa from empresa e where ${onde}
    order by not e.ativa, nome_de_busca(e.razao_social) collate "C", e.codigo limit ${limite}`.execute(db);
  return rows;
};

/** An open boleto in the result; `tipo` is that of its invoice. */
export interface BoletoRow {
  nosso_numero: string;
  nome: string;
  tipo: string;
  codigo: string;
  vencimento: string;
  novo?: boolean;
}

/** Condition: the payer, person `b` or company `e`, is a client. */
const doCliente = (deQuem: string | null) =>
  deQuem === null
    ? sql`true`
    : sql`(${eCliente(deQuem, { matricula: sql`b.matricula`, titular: sql`b.titular_matricula` })} or ${eEmpresaCliente(deQuem, sql`e.codigo`)})`;

const abertos = (
  where: RawBuilder<unknown>,
  ordem: RawBuilder<unknown>,
  { limite, deQuem }: DaSessao,
) => sql<BoletoRow>`
  select t.nosso_numero, coalesce(e.razao_social, p.nome) as nome, f.tipo, coalesce(e.codigo, b.matricula) as codigo,
    t.vencimento
  from titulo t
  join fatura f on f.numero = t.fatura_numero and f.status = 'ABERTA'
  left join empresa e on e.codigo = f.empresa_codigo and f.tipo in ('E', 'X')
  left join beneficiario b on b.matricula = f.titular_matricula and f.tipo not in ('E', 'X')
  left join pessoa p on p.id = b.pessoa_id
  where t.nosso_numero is not null and t.pago_em is null and t.cancelado_em is null and ${doCliente(deQuem)} and ${where}
  order by ${ordem}
  limit ${limite}`;

/**
 * Open boletos whose nosso número ends with these digits, titles before new ones; first the one with only
 * zeros after the agreement's number.
 */
export const findBoletosPorNumero = async (
  db: Db,
  numero: string,
  daSessao: DaSessao,
): Promise<BoletoRow[]> => {
  const fim = sql`reverse(${numero}::text) collate "C"`;
  const termina = (numero: string) =>
    sql`reverse(${sql.ref(numero)}) collate "C" >= ${fim} and reverse(${sql.ref(numero)}) collate "C" < ${fim} || ':'`;
  const { rows } = await abertos(
    termina('t.nosso_numero'),
    sql`reverse(t.nosso_numero) collate "C"`,
    daSessao,
  ).execute(db);
  if (rows.length > 0) return rows;
  const { rows: novos } = await sql<BoletoRow>`
    select n.nosso_numero, coalesce(e.razao_social, p.nome) as nome, n.tipo, coalesce(e.codigo, b.matricula) as codigo, n.vencimento, true as novo
    from novo_boleto_atual n
    left join empresa e on e.codigo = n.empresa_codigo
    left join beneficiario b on b.matricula = n.titular_matricula
    left join pessoa p on p.id = b.pessoa_id
    where n.situacao in ('AGUARDANDO', 'REGISTRADO', 'RECUSADO') and ${termina('n.nosso_numero')} and ${doCliente(daSessao.deQuem)}
      and exists (select from novo_boleto_parte k join fatura f on f.numero = k.fatura_numero
        where k.novo_boleto = n.numero and f.status = 'ABERTA')
    order by reverse(n.nosso_numero) collate "C" limit ${daSessao.limite}`.execute(db);
  return novos;
};

/** Open boletos of these bonds' contracts, and of companies whose name begins with the text; oldest first. */
export const findBoletosDosPagadores = async (
  db: Db,
  { pessoas, empresa }: { pessoas: readonly string[]; empresa: string },
  daSessao: DaSessao,
): Promise<BoletoRow[]> => {
  const chave = sql`nome_de_busca(${empresa}::text)`;
  const { rows } = await abertos(
    sql`(
      f.tipo not in ('E', 'X') and f.titular_matricula in (
        select titular_matricula from beneficiario where matricula = any(${[...pessoas]}::text[]))
      or f.tipo in ('E', 'X') and f.empresa_codigo in (
        select codigo from empresa where ${chave} <> ''
          and (starts_with(nome_de_busca(razao_social), ${chave}) or starts_with(nome_de_busca(fantasia), ${chave}))))`,
    sql`t.vencimento, t.numero`,
    daSessao,
  ).execute(db);
  return rows;
};

/** A guide in the result. */
export interface GuiaRow {
  numero: string;
  nome: string;
  prestador: string;
  status: 0 | 1 | 2 | 3 | null;
}

/**
 * Guides whose own number, provider's number, authorization's number, password or holder's card is the text; the newest first. `unico` is
 * the only visible provider, null for all (CTM-41).
 */
export const findGuias = async (
  db: Db,
  { texto, numero }: { texto: string; numero: string | null },
  { limite, unico }: { limite: number; unico: string | null },
): Promise<GuiaRow[]> => {
  const codigo = texto.toUpperCase();
  const pedida = numero === null ? '' : matriculaInteira(numero);
  const { rows } = await sql<GuiaRow>`
    with achada as (
      select numero from guia where numero = ${codigo}
      union select numero from guia where numero_prestador = ${codigo}
      union select numero from guia where numero_operadora = ${codigo}
      union select numero from guia where senha = ${codigo}
      union select numero from guia where matricula = ${pedida}
    )
    select g.numero, p.nome, r.nome as prestador, g.status
    from achada a
    join guia g on g.numero = a.numero
    join prestador r on r.codigo = g.prestador_codigo
    join beneficiario b on b.matricula = g.matricula
    join pessoa p on p.id = b.pessoa_id
    where ${unico === null ? sql`true` : sql`g.prestador_codigo = ${unico}`}
    order by g.emitida_em desc, g.numero limit ${limite}`.execute(db);
  return rows;
};

/** The protocol of a visit, by its whole number. */
export const findProtocolo = async (db: Db, numero: string) =>
  db
    .selectFrom('protocolo_atendimento as r')
    .innerJoin('beneficiario as b', 'b.matricula', 'r.matricula')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .select(['r.protocolo as numero', 'p.nome', 'r.status'])
    .where('r.protocolo', '=', numero)
    .executeTakeFirst();

/** The protocol of a report to the ombudsman, by its whole number; nothing but its state is read. */
export const findDenunciaDe = async (db: Db, protocolo: string) =>
  db
    .selectFrom('denuncia as d')
    .leftJoin('denuncia_de_lado as l', 'l.denuncia_id', 'd.id')
    .select(['d.protocolo as numero', 'd.status', 'l.denuncia_id as deLado'])
    .where('d.protocolo', '=', protocolo)
    .executeTakeFirst();
