import type { ExigeSegunda } from '@vidas/api-client/contas-medicas/guias/segundaPessoa.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ServerConfig } from '../../../config/config.ts';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';

/** Reader of guides, and the setting about the second person. */
export interface Leitor extends ExigeSegunda {
  login: string;
}

/** The setting of this installation. */
export const exigeDe = ({
  centroMedico,
  segundaPessoaAcima,
}: Pick<ServerConfig, 'centroMedico' | 'segundaPessoaAcima'>): ExigeSegunda => ({
  proprio: centroMedico,
  acimaDe: segundaPessoaAcima,
});

/** History lines `h` in which a person approved an item. */
const aprovacao = sql`(h.descricao ~ '^Item [0-9]+ aprovado$' or (h.descricao ~ '^Item [0-9]+ alterado$' and h.para like 'aprovado%'))`;

const aprovacoes = (numero: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`from guia_historico h where h.guia_numero = ${numero} and ${aprovacao}`;

/** True when the history has an approval of an item by this person. */
export const aprovouItens = async (db: Db, numero: string, login: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 ${aprovacoes(sql`${numero}`)} and h.usuario = ${login}) as found`.execute(db);
  return rows[0]?.found ?? false;
};

/** Condition: valid guide `g` must be paid by a person other than its approvers (`porqueSegunda`). */
export const pedeSegunda = ({ proprio, acimaDe }: ExigeSegunda): RawBuilder<boolean> =>
  proprio === undefined && acimaDe === null
    ? sql<boolean>`false`
    : sql<boolean>`(
  g.status = 2 and (g.prestador_codigo = ${proprio ?? null}::text or g.valor_aprovado_cents > ${acimaDe}::int)
  and exists (select 1 ${aprovacoes(sql`g.numero`)}))`;

/** Columns `espera_segunda` and `aprovada_por` of guide `g`, for this reader. */
export const segundaDe = (leitor: Leitor | undefined): RawBuilder<unknown> =>
  leitor === undefined
    ? sql`null as espera_segunda, null as aprovada_por`
    : sql`
    case when ${pedeSegunda(leitor)} then
      case when exists (select 1 ${aprovacoes(sql`g.numero`)} and h.usuario = ${leitor.login}) then 'outra' else 'voce' end
    end as espera_segunda,
    case when ${pedeSegunda(leitor)} then
      (select string_agg(distinct ${nomeDoUsuario('h.usuario')}, ', ') ${aprovacoes(sql`g.numero`)})
    end as aprovada_por`;
