import { momento } from '../../../db/momento.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { GuiaItemTable } from '../../../db/tables/contasMedicas.ts';
import type { GuiaDoArquivo } from '@vidas/api-client/contas-medicas/guias/doArquivo.kinds.ts';
import type { EsperaSegunda } from '@vidas/api-client/contas-medicas/guias/segundaPessoa.rules.ts';
import type { FiltroDeStatus } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { type Leitor, segundaDe } from './segundaPessoa.sql.ts';

type ItemKept = Omit<
  Selectable<GuiaItemTable>,
  'quantidade' | 'quantidade_aprovada' | 'reducao_acrescimo' | 'tabela_aprovada'
>;

/** A guide with its person and provider; days and moments are ISO. */
export interface GuiaRow {
  numero: string;
  status: 0 | 1 | 2 | 3 | null;
  autorizada_em: string | null;
  emitida_em: string;
  tipo_guia: string;
  tipo_atendimento: string;
  gui_tipo: string | null;
  matricula: string;
  nome: string;
  solicitante_conselho: string | null;
  solicitante_nome: string | null;
  valor_cents: number;
  valor_aprovado_cents: number | null;
  baixada_em: string | null;
  incorporada_em: string | null;
  competencia: string | null;
  senha: string | null;
  cnes_ou_crm: string | null;
  prestador_codigo: string;
  prestador_nome: string;
  incorporar_baixada: boolean;
  pendencias: string[];
  faturamento_inicio: string | null;
  faturamento_fim: string | null;
  cid_codigo: string | null;
  cid_descricao: string | null;
  outros_diagnosticos: { codigo: string; descricao: string }[];
  /** Null also without a reader. */
  espera_segunda: EsperaSegunda | null;
  aprovada_por: string | null;
  versao: number;
}

const guias = (
  where: RawBuilder<unknown>,
  leitor?: Leitor,
  more = sql``,
): RawBuilder<GuiaRow> => sql<GuiaRow>`
  select g.numero, g.status, g.autorizada_em, g.emitida_em, g.tipo_guia, g.tipo_atendimento, g.gui_tipo, g.matricula, p.nome,
    g.solicitante_conselho, g.solicitante_nome, g.valor_cents, g.valor_aprovado_cents, g.baixada_em,
    ${momento('g.incorporada_em')} as incorporada_em, g.competencia, g.senha, coalesce(pr.cnes, pr.crm) as cnes_ou_crm,
    g.prestador_codigo, pr.nome as prestador_nome, pr.incorporar_baixada,
    array(select gp.mensagem from guia_pendencia gp where gp.guia_numero = g.numero order by gp.id) as pendencias,
    ${momento('g.faturamento_inicio')} as faturamento_inicio, ${momento('g.faturamento_fim')} as faturamento_fim,
    g.cid_codigo, c.descricao as cid_descricao, ${segundaDe(leitor)}, g.versao,
    coalesce((select json_agg(json_build_object('codigo', o.codigo, 'descricao', o.descricao) order by array_position(g.outros_cids, o.codigo))
      from cid10 o where o.codigo = any(g.outros_cids)), '[]') as outros_diagnosticos${more}
  from guia g
  join prestador pr on pr.codigo = g.prestador_codigo
  join beneficiario b on b.matricula = g.matricula
  join pessoa p on p.id = b.pessoa_id
  left join cid10 c on c.codigo = g.cid_codigo
  where ${where}`;

/** Condition on guide `g` for each filter (CTM-51). */
export const ofStatus: Readonly<Record<FiltroDeStatus, RawBuilder<unknown>>> = {
  verificar: sql`(g.status is null or g.status in (0, 2))`,
  incorporadas: sql`g.status = 1`,
  naoUtilizadas: sql`g.status = 3`,
};

/** Search for guides: by provider, by status (CTM-51), imported in the last months up to `hoje` (CTM-52), of one lot (CTM-105). */
export interface BuscaDeGuias {
  prestador: string;
  status: FiltroDeStatus;
  meses: number | null;
  hoje: string;
  /** Null: of any lot. */
  lote: number | null;
}

const buscadas = ({ prestador, status, meses, hoje, lote }: BuscaDeGuias): RawBuilder<unknown> => sql`
  g.prestador_codigo = ${prestador} and ${ofStatus[status]}
  ${lote === null ? sql`` : sql`and g.lote_xml_id = ${lote}`}
  ${meses === null ? sql`` : sql`and g.importada_em >= ${hoje}::date - make_interval(months => ${meses}::int)`}`;

/** Guides of a search, by number. */
export const selectGuias = (busca: BuscaDeGuias, leitor: Leitor): RawBuilder<GuiaRow> =>
  sql<GuiaRow>`${guias(buscadas(busca), leitor)} order by g.numero`;

/** The search finds some guide. */
export const hasGuias = async (db: Db, busca: BuscaDeGuias): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from guia g where ${buscadas(busca)}) as found`.execute(db);
  return rows[0]?.found ?? false;
};

/** One guide with the data of its page. */
export interface UmaGuiaRow extends GuiaRow {
  nascimento: string;
  sexo: 'F' | 'M';
  /** Operator's number of an authorization, from the file. */
  numero_operadora: string | null;
  do_arquivo: GuiaDoArquivo | null;
}

const daPagina = sql`, p.nascimento, p.sexo, g.numero_operadora, g.do_arquivo`;

/** Guides by number, sorted by number. */
export const selectPorNumero = (numeros: readonly string[], leitor?: Leitor): RawBuilder<UmaGuiaRow> =>
  sql<UmaGuiaRow>`${guias(sql`g.numero = any(${[...numeros]}::text[])`, leitor, daPagina)} order by g.numero`;

export const findGuias = async (db: Db, numeros: readonly string[], leitor?: Leitor): Promise<UmaGuiaRow[]> =>
  (await selectPorNumero(numeros, leitor).execute(db)).rows;

/** An item with the tables' data about its code; quantities are ten-thousandths, the factor hundredths. */
export interface ItemRow extends ItemKept {
  tabela_aprovada: '18' | '19' | '20' | '22' | '00' | null;
  quantidade: number;
  quantidade_aprovada: number | null;
  fator: number;
  grau_descricao: string | null;
  apresentacao: string | null;
  laboratorio: string | null;
  cadastrado: boolean;
  /** The operator's own text of the code; null for an unknown code. */
  descricao_operadora: string | null;
  /** Dental guides state the value of the whole line. */
  valor_da_linha: boolean;
}

/** Table for looking up an item's code: the approved one, else the provider's. */
const tabelaDoCodigo = sql`coalesce(nullif(i.tabela_aprovada, '00'), i.tabela)`;

/** Items of some guides, by guide and sequence. */
export const selectItens = (numeros: readonly string[]): RawBuilder<ItemRow> => sql<ItemRow>`
  select i.guia_numero, i.sequencia, i.executado_em, to_char(i.hora_inicial, 'HH24:MI') as hora_inicial, i.tabela, i.codigo, i.descricao,
    i.tabela_aprovada, i.codigo_amb, i.tipo, i.credenciado, i.credenciado_xml, (i.quantidade * 10000)::bigint as quantidade,
    (i.quantidade_aprovada * 10000)::bigint as quantidade_aprovada, (i.reducao_acrescimo * 100)::int as fator,
    i.valor_unitario_cents, i.valor_unitario_operadora_cents, i.valor_cents, i.valor_aprovado_cents, i.status, i.pendencia, i.pendencia_aceita,
    i.glosa_codigo, i.glosa_comentario, i.observacao, i.profissional_conselho, i.profissional_nome, i.grau_participacao,
    gr.descricao as grau_descricao, pc.apresentacao, pc.laboratorio, pc.codigo is not null as cadastrado, pc.descricao as descricao_operadora, i.do_arquivo,
    g.gui_tipo is not distinct from 'J' as valor_da_linha
  from guia_item i
  join guia g on g.numero = i.guia_numero
  left join grau_participacao gr on gr.codigo = i.grau_participacao
  left join procedimento pc on pc.tabela = ${tabelaDoCodigo} and pc.codigo = i.codigo
  where i.guia_numero = any(${[...numeros]}::text[])
  order by i.guia_numero, i.sequencia`;

export const findItens = async (db: Db, numeros: readonly string[]): Promise<ItemRow[]> =>
  (await selectItens(numeros).execute(db)).rows;

/** Degrees of participation in words, by code. */
export const findGraus = async (db: Db): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.selectFrom('grau_participacao').select(['codigo', 'descricao']).execute();
  return new Map(rows.map(({ codigo, descricao }) => [codigo, descricao]));
};

/** An AMB code of a TUSS code. */
export interface AmbRow {
  codigo: string;
  codigo_amb: string;
  descricao: string;
  tipo: 'HM' | 'SADT';
}

/** Possible AMB codes for the items of some guides. */
export const selectOpcoesAmb = (numeros: readonly string[]): RawBuilder<AmbRow> => sql<AmbRow>`
  select a.codigo, a.codigo_amb, a.descricao, a.tipo
  from procedimento_amb a
  where a.tabela = '22' and a.codigo in (select i.codigo from guia_item i where i.guia_numero = any(${[...numeros]}::text[]))
  order by a.codigo, a.codigo_amb`;

export const findOpcoesAmb = async (db: Db, numeros: readonly string[]): Promise<AmbRow[]> =>
  (await selectOpcoesAmb(numeros).execute(db)).rows;

/** An entry of the history of a guide. */
export interface HistoricoRow {
  guia_numero: string;
  feito_em: string;
  quem: string;
  descricao: string;
  versao: number;
  sequencia: number | null;
  de: string | null;
  para: string | null;
}

/** History of some guides, newest first; `desde` skips entries up to a version. */
export const selectHistorico = (
  numeros: readonly string[],
  desde = -1,
): RawBuilder<HistoricoRow> => sql<HistoricoRow>`
  select h.guia_numero, ${momento('h.feito_em')} as feito_em, ${nomeDoUsuario('h.usuario')} as quem, h.descricao,
    h.versao, h.sequencia, h.de, h.para
  from guia_historico h
  where h.guia_numero = any(${[...numeros]}::text[]) and h.versao > ${desde}
  order by h.guia_numero, h.id desc`;

export const findHistorico = async (
  db: Db,
  numeros: readonly string[],
  desde = -1,
): Promise<HistoricoRow[]> => (await selectHistorico(numeros, desde).execute(db)).rows;

/** Providers with guides, by name; `unico` limits them to one. */
export const findPrestadores = (db: Db, unico: string | null) =>
  db
    .selectFrom('prestador as p')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('guia as g').whereRef('g.prestador_codigo', '=', 'p.codigo').select('g.numero')),
    )
    .$if(unico !== null, (query) => query.where('p.codigo', '=', unico ?? ''))
    .select(['p.codigo', 'p.nome', 'p.incorporar_baixada'])
    .orderBy('p.nome')
    .orderBy('p.codigo')
    .execute();

/** Guides of the provider are settled here. */
export const findPodeBaixar = async (db: Db, prestador: string): Promise<boolean> =>
  (
    await db
      .selectFrom('prestador')
      .where('codigo', '=', prestador)
      .select('incorporar_baixada')
      .executeTakeFirstOrThrow()
  ).incorporar_baixada;

/** Maximum of equal items in one decision. */
const maximoDeIguais = 500;

/** Unreviewed items in the provider's open guides to which a decision about the given one also applies (CTM-46). */
export const findIguais = async (
  db: Db,
  numero: string,
  sequencia: number,
): Promise<{ guia_numero: string; sequencia: number }[]> =>
  (
    await sql<{ guia_numero: string; sequencia: number }>`
  select i.guia_numero, i.sequencia
  from guia_item m
  join guia mg on mg.numero = m.guia_numero
  join guia g on g.prestador_codigo = mg.prestador_codigo and (g.status is null or g.status in (0, 2))
  join guia_item i on i.guia_numero = g.numero and i.codigo = m.codigo and i.status is null
    and i.quantidade = m.quantidade and i.valor_unitario_cents = m.valor_unitario_cents and i.valor_cents = m.valor_cents
    and i.reducao_acrescimo = m.reducao_acrescimo and i.credenciado = m.credenciado
    and i.valor_unitario_operadora_cents is not distinct from m.valor_unitario_operadora_cents
    and i.tabela_aprovada is not distinct from m.tabela_aprovada and i.tipo is not distinct from m.tipo
    and i.codigo_amb is not distinct from m.codigo_amb
  where m.guia_numero = ${numero} and m.sequencia = ${sequencia} and (i.guia_numero, i.sequencia) <> (m.guia_numero, m.sequencia)
  order by i.guia_numero, i.sequencia
  limit ${maximoDeIguais}`.execute(db)
  ).rows;
