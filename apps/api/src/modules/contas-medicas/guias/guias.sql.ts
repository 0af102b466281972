import { momento } from '../../../db/momento.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { GuiaItemTable } from '../../../db/tables/contasMedicas.ts';
import type { FiltroDeStatus } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';

type ItemKept = Omit<
  Selectable<GuiaItemTable>,
  'quantidade' | 'quantidade_aprovada' | 'reducao_acrescimo' | 'tabela_aprovada'
>;

/** A guide with whom and what it is about; days and moments are ISO. */
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
  versao: number;
}

const guias = (where: RawBuilder<unknown>): RawBuilder<GuiaRow> => sql<GuiaRow>`
  select g.numero, g.status, g.autorizada_em, g.emitida_em, g.tipo_guia, g.tipo_atendimento, g.gui_tipo, g.matricula, p.nome,
    g.solicitante_conselho, g.solicitante_nome, g.valor_cents, g.valor_aprovado_cents, g.baixada_em,
    ${momento('g.incorporada_em')} as incorporada_em, g.competencia, g.senha, coalesce(pr.cnes, pr.crm) as cnes_ou_crm,
    g.prestador_codigo, pr.nome as prestador_nome, pr.incorporar_baixada,
    array(select gp.mensagem from guia_pendencia gp where gp.guia_numero = g.numero order by gp.id) as pendencias,
    ${momento('g.faturamento_inicio')} as faturamento_inicio, ${momento('g.faturamento_fim')} as faturamento_fim,
    g.cid_codigo, c.descricao as cid_descricao, g.versao
  from guia g
  join prestador pr on pr.codigo = g.prestador_codigo
  join beneficiario b on b.matricula = g.matricula
  join pessoa p on p.id = b.pessoa_id
  left join cid10 c on c.codigo = g.cid_codigo
  where ${where}`;

/** The guides `g` of each filter (CTM-51). */
export const ofStatus: Readonly<Record<FiltroDeStatus, RawBuilder<unknown>>> = {
  verificar: sql`(g.status is null or g.status in (0, 2))`,
  incorporadas: sql`g.status = 1`,
  naoUtilizadas: sql`g.status = 3`,
};

/** Which guides: of a provider, by status (CTM-51), imported in the last months up to `hoje` (CTM-52). */
export interface BuscaDeGuias {
  prestador: string;
  status: FiltroDeStatus;
  meses: number | null;
  hoje: string;
}

const buscadas = ({ prestador, status, meses, hoje }: BuscaDeGuias): RawBuilder<unknown> => sql`
  g.prestador_codigo = ${prestador} and ${ofStatus[status]}
  ${meses === null ? sql`` : sql`and g.importada_em >= ${hoje}::date - make_interval(months => ${meses}::int)`}`;

/** The guides of a search, in the order of their numbers. */
export const selectGuias = (busca: BuscaDeGuias): RawBuilder<GuiaRow> =>
  sql<GuiaRow>`${guias(buscadas(busca))} order by g.numero`;

/** True when the search finds some. */
export const hasGuias = async (db: Db, busca: BuscaDeGuias): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from guia g where ${buscadas(busca)}) as found`.execute(db);
  return rows[0]?.found ?? false;
};

/** Some guides by number, in the order of their numbers. */
export const selectPorNumero = (numeros: readonly string[]): RawBuilder<GuiaRow> =>
  sql<GuiaRow>`${guias(sql`g.numero = any(${[...numeros]}::text[])`)} order by g.numero`;

/** The rows of the same. */
export const findGuias = async (db: Db, numeros: readonly string[]): Promise<GuiaRow[]> =>
  (await selectPorNumero(numeros).execute(db)).rows;

/** An item with what the tables say of its code; quantities are ten-thousandths, the factor hundredths. */
export interface ItemRow extends ItemKept {
  tabela_aprovada: '18' | '19' | '20' | '22' | '00' | null;
  quantidade: number;
  quantidade_aprovada: number | null;
  fator: number;
  grau_descricao: string | null;
  apresentacao: string | null;
  laboratorio: string | null;
  cadastrado: boolean;
}

/** The table in which the code of an item is looked up: where it is filed, else what the provider sent. */
const tabelaDoCodigo = sql`coalesce(nullif(i.tabela_aprovada, '00'), i.tabela)`;

/** The items of some guides, by guide and sequence. */
export const selectItens = (numeros: readonly string[]): RawBuilder<ItemRow> => sql<ItemRow>`
  select i.guia_numero, i.sequencia, i.executado_em, to_char(i.hora_inicial, 'HH24:MI') as hora_inicial, i.tabela, i.codigo, i.descricao,
    i.tabela_aprovada, i.codigo_amb, i.tipo, i.credenciado, i.credenciado_xml, (i.quantidade * 10000)::bigint as quantidade,
    (i.quantidade_aprovada * 10000)::bigint as quantidade_aprovada, (i.reducao_acrescimo * 100)::int as fator,
    i.valor_unitario_cents, i.valor_unitario_operadora_cents, i.valor_cents, i.valor_aprovado_cents, i.status, i.pendencia,
    i.glosa_codigo, i.glosa_comentario, i.observacao, i.profissional_conselho, i.profissional_nome, i.grau_participacao,
    gr.descricao as grau_descricao, pc.apresentacao, pc.laboratorio, pc.codigo is not null as cadastrado
  from guia_item i
  left join grau_participacao gr on gr.codigo = i.grau_participacao
  left join procedimento pc on pc.tabela = ${tabelaDoCodigo} and pc.codigo = i.codigo
  where i.guia_numero = any(${[...numeros]}::text[])
  order by i.guia_numero, i.sequencia`;

/** The rows of the same. */
export const findItens = async (db: Db, numeros: readonly string[]): Promise<ItemRow[]> =>
  (await selectItens(numeros).execute(db)).rows;

/** An AMB code of a TUSS code. */
export interface AmbRow {
  codigo: string;
  codigo_amb: string;
  descricao: string;
  tipo: 'HM' | 'SADT';
}

/** The AMB codes on offer for the items of some guides. */
export const selectOpcoesAmb = (numeros: readonly string[]): RawBuilder<AmbRow> => sql<AmbRow>`
  select a.codigo, a.codigo_amb, a.descricao, a.tipo
  from procedimento_amb a
  where a.tabela = '22' and a.codigo in (select i.codigo from guia_item i where i.guia_numero = any(${[...numeros]}::text[]))
  order by a.codigo, a.codigo_amb`;

/** The rows of the same. */
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

/** The history of some guides, the newest first; `desde` leaves out what a version already held. */
export const selectHistorico = (
  numeros: readonly string[],
  desde = -1,
): RawBuilder<HistoricoRow> => sql<HistoricoRow>`
  select h.guia_numero, ${momento('h.feito_em')} as feito_em, ${nomeDoUsuario('h.usuario')} as quem, h.descricao,
    h.versao, h.sequencia, h.de, h.para
  from guia_historico h
  where h.guia_numero = any(${[...numeros]}::text[]) and h.versao > ${desde}
  order by h.guia_numero, h.id desc`;

/** The rows of the same. */
export const findHistorico = async (
  db: Db,
  numeros: readonly string[],
  desde = -1,
): Promise<HistoricoRow[]> => (await selectHistorico(numeros, desde).execute(db)).rows;

/** The text of a denial code; undefined for one that is not in the table. */
export const findGlosa = async (db: Db, codigo: string): Promise<string | undefined> =>
  (await db.selectFrom('glosa').where('codigo', '=', codigo).select('descricao').executeTakeFirst())
    ?.descricao;

/** The providers that have guides, by name; `unico` leaves one alone. */
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

/** Those of the codes that are in the table of denials. */
export const findGlosas = async (db: Db, codigos: readonly string[]): Promise<ReadonlySet<string>> => {
  if (codigos.length === 0) return new Set();
  const rows = await db.selectFrom('glosa').where('codigo', 'in', codigos).select('codigo').execute();
  return new Set(rows.map(({ codigo }) => codigo));
};

/** True when guides of the provider are settled here. */
export const findPodeBaixar = async (db: Db, prestador: string): Promise<boolean> =>
  (
    await db
      .selectFrom('prestador')
      .where('codigo', '=', prestador)
      .select('incorporar_baixada')
      .executeTakeFirstOrThrow()
  ).incorporar_baixada;

/** Most equal items that one decision may be applied to. */
const maximoDeIguais = 500;

/** The items not reviewed yet, of open guides of the same provider, that a decision about the given one fits (CTM-46). */
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
