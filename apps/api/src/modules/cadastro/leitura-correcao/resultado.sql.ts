import { type RawBuilder, sql } from 'kysely';
import { momento } from '../../../db/momento.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { Db } from '../../../db/database.ts';
import type { ResultadoRetorno } from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import type { MotivoRecusa } from './cco.sql.ts';

/** Result of a line; NAO_GRAVADO has a `MotivoRecusa` for its motive. */
export type ResultadoDaLinha = 'ACEITO' | 'REJEITADO' | 'SEM_RESPOSTA' | 'NAO_GRAVADO';

const dito = sql`string_agg(concat_ws(': ', e.campo, e.mensagem_erro) || coalesce(' (' || e.valor_campo || ')', ''), '; ' order by e.id)`;

/**
 * Lines of a return: each movement of the file that it settled, each rejected record that is no movement of
 * ours, each CCO that was not written (SIB-60).
 */
const linhasDe = (id: RawBuilder<number>): RawBuilder<unknown> => sql`
  select 'm' || g.ordem as id, 1 as parte, g.ordem::int as ordem, g.matricula, null::text as codigo, g.cco, g.tipo as movimento,
    case when g.situacao = 'ACEITO' then 'ACEITO' when e.motivo is null then 'SEM_RESPOSTA' else 'REJEITADO' end as resultado, e.motivo
  from sib_envio v
  join sib_envio_registro g on g.envio_id = v.id
  left join lateral (
    select ${dito} as motivo from sib_retorno_erro e
    where e.retorno_id = ${id} and e.matricula = g.matricula and (e.movimento = g.tipo or not exists (
      select 1 from sib_envio_registro k where k.envio_id = g.envio_id and k.matricula = e.matricula and k.tipo = e.movimento))
  ) e on g.situacao = 'REJEITADO'
  where v.retorno_id = ${id} and g.situacao is not null
  union all
  select 'e' || min(e.id), 2, min(e.id), e.matricula, e.codigo_beneficiario, e.cco, coalesce(e.movimento, e.tipo_movimento), 'REJEITADO', ${dito}
  from sib_retorno_erro e
  where e.retorno_id = (select coalesce(x.original_id, x.id) from sib_retorno x where x.id = ${id})
    and coalesce(e.trazido_por, e.retorno_id) = ${id}
    and not exists (select 1 from sib_envio v join sib_envio_registro g on g.envio_id = v.id
      where v.retorno_id = ${id} and g.matricula = e.matricula and g.situacao = 'REJEITADO')
  group by e.matricula, e.codigo_beneficiario, e.cco, e.movimento, e.tipo_movimento
  union all
  select 'i' || i.ordem, 3, i.ordem, b.matricula, i.codigo, i.cco, 'INCLUSÃO', 'NAO_GRAVADO', i.motivo
  from sib_retorno_incluido i left join beneficiario b on b.matricula = i.matricula
  where i.retorno_id = ${id} and i.motivo is not null`;

/** A line of a return. */
export interface LinhaRow {
  id: string;
  resultado: ResultadoDaLinha;
  matricula: string | null;
  nome: string | null;
  codigo: string | null;
  movimento: string | null;
  cco: string | null;
  motivo: MotivoRecusa | string | null;
  ccoHoje: string | null;
}

/** Lines of a return; those that need a person come first. */
export const selectLinhas = (id: number): RawBuilder<LinhaRow> => sql<LinhaRow>`
  select l.id, l.resultado, l.matricula, p.nome, coalesce(nullif(l.codigo, ''), l.matricula) as codigo, l.movimento, l.cco, l.motivo,
    b.cco as "ccoHoje"
  from (${linhasDe(sql<number>`${id}::int`)}) l
  left join beneficiario b on b.matricula = l.matricula
  left join pessoa p on p.id = b.pessoa_id
  order by l.resultado = 'ACEITO', l.parte desc, l.ordem, l.id`;

/** A complete return with the counts of its lines. */
export interface RetornoListado {
  id: string;
  arquivo: string;
  resultado: ResultadoRetorno;
  envio: string | null;
  em: string;
  por: string;
  aceitos: number;
  rejeitados: number;
  semResposta: number;
  naoGravados: number;
  ccosGravados: number;
  motivo: string | null;
}

/** Complete returns, newest first. */
export const findRetornos = async (db: Db): Promise<RetornoListado[]> => {
  const quantas = (resultado: ResultadoDaLinha) =>
    sql`(count(*) filter (where l.resultado = ${sql.lit(resultado)}))::int`;
  const { rows } = await sql<RetornoListado>`
    select r.id::text, r.nome_arquivo as arquivo,
      case when r.motivo_rejeicao is not null then 'RECUSADO' when v.id is not null then 'PROCESSADO'
        when exists (select 1 from sib_envio o where o.nome_arquivo = r.nome_envio) then 'REPETIDO' else 'DESCONHECIDO' end as resultado,
      coalesce(r.nome_envio, v.nome_arquivo) as envio, ${momento('r.importado_em')} as em, ${nomeDoUsuario('r.login')} as por,
      n.aceitos, n.rejeitados, n."semResposta", n."naoGravados", r.ccos_gravados as "ccosGravados",
      case when r.motivo_rejeicao is not null then coalesce(nullif(r.motivo_rejeicao, ''), 'motivo não informado') end as motivo
    from sib_retorno r
    left join lateral (select v.id, v.nome_arquivo from sib_envio v where v.retorno_id = r.id order by v.id limit 1) v on true
    cross join lateral (
      select ${quantas('ACEITO')} as aceitos, ${quantas('REJEITADO')} as rejeitados, ${quantas('SEM_RESPOSTA')} as "semResposta",
        ${quantas('NAO_GRAVADO')} as "naoGravados"
      from (${linhasDe(sql.ref('r.id'))}) l
    ) n
    where r.situacao = 'CONCLUIDO'
    order by r.id desc`.execute(db);
  return rows;
};

/** True for a complete return. */
export const temRetorno = async (db: Db, id: number): Promise<boolean> =>
  (await db
    .selectFrom('sib_retorno')
    .where('id', '=', id)
    .where('situacao', '=', 'CONCLUIDO')
    .select('id')
    .executeTakeFirst()) !== undefined;
