import { sql } from 'kysely';
import type { GuiaItem } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import type { StatusDaGuia } from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import type { Trx } from '../../../db/tx.ts';

/** Author and moment: local, 'YYYY-MM-DDTHH:MM:SS'. */
export interface Quem {
  login: string;
  em: string;
}

/** Locks a guide until the transaction ends; always before its items (CTM-44). */
export const lockGuia = (trx: Trx, numero: string) =>
  trx
    .selectFrom('guia')
    .where('numero', '=', numero)
    .select([
      'numero',
      'prestador_codigo',
      'status',
      'baixada_em',
      'competencia',
      'gui_tipo',
      'tipo_atendimento',
      'versao',
    ])
    .forUpdate()
    .executeTakeFirst();

export type GuiaTravada = NonNullable<Awaited<ReturnType<typeof lockGuia>>>;

export interface Linha {
  descricao: string;
  sequencia?: number;
  de?: string | null;
  para?: string | null;
}

/** Writes history lines under the version that they create. */
export const insertHistorico = async (
  trx: Trx,
  numero: string,
  versao: number,
  { login, em }: Quem,
  linhas: readonly Linha[],
): Promise<void> => {
  await trx
    .insertInto('guia_historico')
    .values(linhas.map((linha) => ({ guia_numero: numero, feito_em: em, usuario: login, versao, ...linha })))
    .execute();
};

/** Changes of a guide; its version counts up. */
export interface MudancaDaGuia {
  status?: StatusDaGuia;
  gui_tipo?: string | null;
  incorporada_em?: string | null;
  competencia?: string | null;
  baixada_em?: string | null;
  valor_aprovado_cents?: number | null;
}

export const updateGuia = async (trx: Trx, numero: string, mudanca: MudancaDaGuia): Promise<void> => {
  await trx
    .updateTable('guia')
    .set({ ...mudanca, versao: sql<number>`versao + 1` })
    .where('numero', '=', numero)
    .execute();
};

/**
 * Writes the decisions about one guide's items in one statement. A new table sets the unit price (CTM-39), except for sequences in
 * `comPreco`, priced by a person (CTM-66).
 */
export const updateItens = async (
  trx: Trx,
  numero: string,
  itens: readonly GuiaItem[],
  comPreco: ReadonlySet<number>,
): Promise<void> => {
  const json = JSON.stringify(
    itens.map((item) => ({
      sequencia: item.seqItem,
      tabela: item.codTabelaAprov,
      amb: item.codProcAmb,
      tipo: item.tipoProcOS,
      quantidade: item.qtdExecAprov,
      valor: item.vrTotalAprov,
      status: item.status,
      glosa: item.COM_COD,
      comentario: item.GLO_COMENTARIO,
      observacao: item.OBSERVACAO,
      aceita: item.pendenciaAceita,
      preco: comPreco.has(item.seqItem) ? item.vrUnitarioOeste : null,
    })),
  );
  await sql`
    update guia_item i set tabela_aprovada = x.tabela, codigo_amb = x.amb, tipo = x.tipo, quantidade_aprovada = x.quantidade / 10000.0,
      valor_aprovado_cents = x.valor, status = x.status, glosa_codigo = x.glosa, glosa_comentario = x.comentario,
      observacao = x.observacao, pendencia_aceita = x.aceita,
      valor_unitario_operadora_cents = case when x.preco is not null then x.preco when coalesce(i.tabela_aprovada, '00') = x.tabela then i.valor_unitario_operadora_cents
        else (select p.valor_cents from procedimento p where p.tabela = x.tabela and p.codigo = i.codigo) end
    from json_to_recordset(${json}::json) as x (sequencia int, tabela text, amb text, tipo text, quantidade bigint, valor int,
      status smallint, glosa text, comentario text, observacao text, aceita text, preco int)
    where i.guia_numero = ${numero} and i.sequencia = x.sequencia`.execute(trx);
};
