import { maximoDoPagador, type Pagador } from '@vidas/api-client/cobranca/pagador/pagador.contract.ts';
import type { TipoBoleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { momento } from '../../../db/momento.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import { type Errado, telefonesErradosDe } from '../../../db/telefoneDe.ts';
import { documento, em, situacao } from '../documento-enviado/enviados.sql.ts';

/** A payer in the register. */
export interface PagadorRow {
  matricula: string;
  nome: string;
  documento: string | null;
  email: string | null;
  fones: (string | null)[];
  errados: Errado[];
  /** Bond of a person; days are ISO. */
  ativado_em: string | null;
  cancelado_em: string | null;
  /** Whether a company is active; null for a person. */
  ativa: boolean | null;
}

const empresa = (codigo: string): RawBuilder<PagadorRow> => sql<PagadorRow>`
  select e.codigo as matricula, e.razao_social as nome, coalesce(e.cnpj, e.caepf, e.cei) as documento, e.email,
    jsonb_build_array(e.fone) as fones, '[]'::jsonb as errados, null as ativado_em, null as cancelado_em, e.ativa
  from empresa e where ltrim(e.codigo, '0') = ltrim(${codigo}, '0') order by e.codigo limit 1`;

const titular = (matricula: string): RawBuilder<PagadorRow> => sql<PagadorRow>`
  select b.matricula, p.nome, p.cpf as documento, p.email, jsonb_build_array(p.fone_1, p.fone_2, p.fone_3) as fones,
    ${telefonesErradosDe('p')} as errados, b.ativado_em, b.cancelado_em, null as ativa
  from beneficiario x
  join beneficiario b on b.matricula = x.titular_matricula
  join pessoa p on p.id = b.pessoa_id
  where x.matricula = ${matriculaInteira(matricula)}`;

/** Payer of a matrícula (a dependent's finds the holder) or of a company's code; undefined when unknown. */
export const findPagador = async (
  db: Db,
  { type, matricula }: { type: TipoBoleto; matricula: string },
): Promise<PagadorRow | undefined> => {
  const { rows } = await (type === 'E' ? empresa(matricula) : titular(matricula)).execute(db);
  return rows[0];
};

interface DePagador {
  type: TipoBoleto;
  codigo: string;
  /** ISO day. */
  hoje: string;
}

/**
 * Keys of the sendings that may be a payer's, with their references: bills, new boletos, papers of a year and
 * receipts of card sales.
 */
const chavesDe = ({ type, codigo, hoje }: DePagador): RawBuilder<unknown> =>
  type === 'E'
    ? sql`
      select 'boleto:' || t.numero, t.nosso_numero from titulo t join fatura f on f.numero = t.fatura_numero
        where f.empresa_codigo = ${codigo} and f.tipo in ('E', 'X')
      union all select 'boleto:' || n.numero, n.nosso_numero from novo_boleto n where n.empresa_codigo = ${codigo}`
    : sql`
      select 'boleto:' || t.numero, t.nosso_numero from titulo t join fatura f on f.numero = t.fatura_numero
        where f.titular_matricula = ${codigo} and f.tipo not in ('E', 'X')
      union all select 'boleto:' || n.numero, n.nosso_numero from novo_boleto n where n.titular_matricula = ${codigo}
      union all select 'declaracao:' || d.id, d.ano_base::text from declaracao_ir d where d.titular_matricula = ${codigo}
      union all select p.papel || ':' || ano || ${codigo}, ano::text
        from (values ('declaracao'), ('quitacao')) p (papel), generate_series(2015, ${Number(hoje.slice(0, 4))}::int) ano
      union all select 'comprovante:' || c.id, c.codigo_autorizacao
        from cartao_pagamento c join beneficiario v on v.matricula = c.matricula where v.titular_matricula = ${codigo}`;

type Papel = Pagador['papeis'][number];

const findEnviados = async (db: Db, pagador: DePagador): Promise<Papel[]> => {
  const { rows } = await sql<Papel>`
    select ${momento(em)} as "enviadoEm", ${documento} as documento, s.destinatario as email, ${situacao} as situacao,
      q.referencia, ${nomeDoUsuario('s.login')} as usuario
    from (select chave, min(referencia) as referencia from (${chavesDe(pagador)}) k (chave, referencia) group by chave) q
    join cobranca_envio s on s.chave = q.chave
    where s.situacao in ('ENVIADO', 'EM_DUVIDA')
    order by ${em} desc, s.id desc limit ${maximoDoPagador}`.execute(db);
  return rows;
};

/** Downloaded yearly papers of a holder, which go by post. */
const findBaixados = async (db: Db, { type, codigo }: DePagador): Promise<Papel[]> => {
  if (type === 'E') return [];
  const { rows } = await sql<Papel>`
    select ${momento('b.terminada_em')} as "enviadoEm", '' as email, 'Baixado em papel' as situacao, b.ano_base::text as referencia,
      case b.papel when 'DECLARACAO' then 'Declaração de imposto de renda' else 'Quitação anual de débitos' end as documento, ${nomeDoUsuario('b.login')} as usuario
    from papel_baixa_item i join papel_baixa b on b.id = i.baixa_id
    where i.titular_matricula = ${codigo} and i.motivo is null and b.situacao = 'TERMINADA'
    order by b.terminada_em desc, b.id desc limit ${maximoDoPagador}`.execute(db);
  return rows;
};

/** Newest papers to a payer: sent by e-mail, surely or perhaps, or downloaded for the post (COB-36). */
export const findPapeis = async (db: Db, pagador: DePagador): Promise<Papel[]> => {
  const [enviados, baixados] = await Promise.all([findEnviados(db, pagador), findBaixados(db, pagador)]);
  return [...enviados, ...baixados]
    .toSorted((one, other) => other.enviadoEm.localeCompare(one.enviadoEm))
    .slice(0, maximoDoPagador);
};

type Promessa = NonNullable<Pagador['promessas']>[number];

/** Newest promises and contacts of a holder. */
export const findPromessas = async (db: Db, titularMatricula: string): Promise<Promessa[]> => {
  const { rows } = await sql<Promessa>`
    select ${momento('p.registrada_em')} as "registradaEm", ${nomeDoUsuario('p.por')} as por, p.nota,
      p.promete_em as "prometeEm", p.proximo_em as "proximoEm"
    from promessa_pagamento p where p.titular_matricula = ${titularMatricula}
    order by p.registrada_em desc, p.id desc limit ${maximoDoPagador}`.execute(db);
  return rows;
};
