import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { momento } from '../../../db/momento.ts';

/** Contract of the person of a NIP. */
export interface ContratoRow {
  matricula: string;
  nome: string;
  cpf: string | null;
  nascimento: string | null;
  titular: string;
  titularNome: string;
  plano: string;
  registro: string;
  tipo: number | null;
  mei: boolean | null;
  empresa: string | null;
  administradora: string | null;
  assinadoEm: string | null;
  ativadoEm: string | null;
  canceladoEm: string | null;
  motivo: string | null;
  parcial: boolean;
}

export const findContrato = async (db: Db, matricula: string): Promise<ContratoRow | undefined> => {
  const { rows } = await sql<ContratoRow>`
    select b.matricula, p.nome, p.cpf, p.nascimento, t.matricula as titular, q.nome as "titularNome", l.nome as plano, l.registro,
      t.tipo_contratacao as tipo, t.mei, e.razao_social as empresa, e.administradora,
      case when t.tipo_contratacao = 1 then t.contrato_em else e.contratada_em end as "assinadoEm",
      b.ativado_em as "ativadoEm", b.cancelado_em as "canceladoEm", m.descricao as motivo, b.cobertura_parcial_temporaria as parcial
    from beneficiario b
    join pessoa p on p.id = b.pessoa_id
    join beneficiario t on t.matricula = b.titular_matricula
    join pessoa q on q.id = t.pessoa_id
    join plano l on l.registro = b.plano_registro
    left join empresa e on e.codigo = t.empresa_codigo
    left join motivo_cancelamento m on m.codigo = b.motivo_cancelamento_codigo
    where b.matricula = ${matricula}`.execute(db);
  return rows[0];
};

/** A guide of the person; `itens` names its procedures. */
export interface GuiaRow {
  dia: string;
  numero: string;
  tipo: string;
  prestador: string | null;
  itens: string | null;
  cid: string | null;
  status: number | null;
  valorCents: number;
}

export const findGuias = async (db: Db, matricula: string): Promise<GuiaRow[]> => {
  const { rows } = await sql<GuiaRow>`
    select g.emitida_em as dia, g.numero, g.tipo_guia as tipo, r.nome as prestador, g.cid_codigo as cid, g.status,
      coalesce(g.valor_aprovado_cents, g.valor_cents)::int8 as "valorCents",
      (select string_agg(distinct concat_ws(' ', i.codigo, i.descricao), '; ') from guia_item i where i.guia_numero = g.numero) as itens
    from guia g left join prestador r on r.codigo = g.prestador_codigo
    where g.matricula = ${matricula} order by g.emitida_em, g.numero`.execute(db);
  return rows.map((row) => ({ ...row, valorCents: Number(row.valorCents) }));
};

/** An authorisation of the person with its answer. */
export interface AutorizacaoRow {
  dia: string;
  codigo: string;
  classe: string;
  procedimento: string | null;
  status: string;
  respondidaEm: string | null;
  resposta: string | null;
  clausula: string | null;
}

export const findAutorizacoes = async (db: Db, matricula: string): Promise<AutorizacaoRow[]> => {
  const { rows } = await sql<AutorizacaoRow>`
    select coalesce(a.pedido_em::date, a.lancada_em) as dia, a.codigo, a.classe, a.status, a.resposta, a.clausula,
      nullif(concat_ws(' ', a.procedimento_codigo, c.descricao), '') as procedimento,
      coalesce(a.respondida_em::date, a.auditada_em) as "respondidaEm"
    from autorizacao a
    left join procedimento c on c.tabela = a.procedimento_tabela and c.codigo = a.procedimento_codigo
    where a.matricula = ${matricula} order by 1, a.codigo`.execute(db);
  return rows;
};

/** A protocol of the person. */
export interface ProtocoloRow {
  em: string;
  protocolo: string;
  tema: string;
  descricao: string | null;
  providencia: string | null;
  status: string;
  encerradoEm: string | null;
}

export const findProtocolos = async (db: Db, matricula: string): Promise<ProtocoloRow[]> => {
  const { rows } = await sql<ProtocoloRow>`
    select ${momento('r.lancado_em')} as em, r.protocolo, t.descricao as tema, r.descricao,
      nullif(concat_ws(E'\\n', r.providencia, r.resposta), '') as providencia, r.status,
      r.encerrado_em as "encerradoEm"
    from protocolo_atendimento r join atendimento_tema t on t.codigo = r.tema_codigo
    where r.matricula = ${matricula} order by r.lancado_em, r.codigo`.execute(db);
  return rows;
};
