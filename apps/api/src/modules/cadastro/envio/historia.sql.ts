import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { momento } from '../../../db/momento.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { MovimentoRow } from './sbxMovimentos.sql.ts';

/** Earlier acts and answers about a movement; moments are 'YYYY-MM-DDTHH:MM'. */
export interface Historia {
  /** Newest request to send the movement, since ANS last accepted one of its kind (SIB-50). */
  solicitado: { por: string; em: string; arquivo: string | null } | null;
  /** Last answer when it was a refusal; `isIgual`: the same content goes again. */
  rejeitado: { em: string; porque: string; isIgual: boolean } | null;
  /** Left out of the file; `isIgual`: with this content, so it stays out (SIB-53). */
  fora: { por: string; em: string; isIgual: boolean } | null;
}

/** History of a movement that nobody requested, refused or left out. */
export const semHistoria: Historia = { solicitado: null, rejeitado: null, fora: null };

/** Names of `sib_decisao.campo` that a movement answers. */
const pedidosDe = ({ tipo, campos }: MovimentoRow): readonly string[] => {
  if (tipo === 'INCLUSÃO') return ['inclusao'];
  return tipo === 'CANCELAMENTO' || tipo === 'REATIVAÇÃO' ? ['situacao'] : campos;
};

const chaveDe = ({ matricula, tipo }: Pick<MovimentoRow, 'matricula' | 'tipo'>): string =>
  `${matricula} ${tipo}`;

/** Movements of one statement. */
const POR_VEZ = 1_000;

const le = async (db: Db, movimentos: readonly MovimentoRow[]) => {
  const json = JSON.stringify(
    movimentos.map((each) => ({
      matricula: each.matricula,
      tipo: each.tipo,
      dados: each.dados,
      campos: pedidosDe(each),
    })),
  );
  const { rows } = await sql<Historia & { matricula: string; tipo: MovimentoRow['tipo'] }>`
    select m.matricula, m.tipo, d.solicitado, r.rejeitado, f.fora
    from json_to_recordset(${json}::json) as m (matricula text, tipo text, dados jsonb, campos text[])
    left join lateral (
      select json_build_object('por', ${nomeDoUsuario('x.login')}, 'em', ${momento('x.em')}, 'arquivo', x.arquivo) as solicitado
      from sib_decisao x
      where x.matricula = m.matricula and x.ato = 'ENVIO' and x.desfeita_em is null and x.campo = any(m.campos) and x.em >= coalesce((
        select max(v.gerado_em) from sib_envio_registro a join sib_envio v on v.id = a.envio_id
        where a.matricula = m.matricula and a.tipo = m.tipo and a.situacao = 'ACEITO'), '-infinity')
      order by x.id desc limit 1
    ) d on true
    left join lateral (
      select case when a.situacao = 'REJEITADO' then json_build_object('em', ${momento('t.importado_em')}, 'isIgual', a.dados = m.dados,
        'porque', coalesce((
          select string_agg(distinct concat_ws(': ', e.campo, coalesce(e.mensagem_erro, e.codigo_erro)), '; ')
          from sib_retorno_erro e
          where e.retorno_id = coalesce(t.original_id, t.id) and e.matricula = a.matricula and (e.movimento = a.tipo or not exists (
            select 1 from sib_envio_registro k where k.envio_id = a.envio_id and k.matricula = a.matricula and k.tipo = e.movimento))
        ), 'a ANS não deu o CCO')) end as rejeitado
      from sib_envio_registro a
      join sib_envio v on v.id = a.envio_id
      join sib_retorno t on t.id = v.retorno_id
      where a.matricula = m.matricula and a.tipo = m.tipo and a.situacao is not null
      order by a.envio_id desc limit 1
    ) r on true
    left join lateral (
      select json_build_object('por', ${nomeDoUsuario('o.login')}, 'em', ${momento('o.em')}, 'isIgual', o.dados = m.dados) as fora
      from sib_fora o where o.matricula = m.matricula and o.tipo = m.tipo and o.devolvido_em is null
    ) f on true
    where d.solicitado is not null or r.rejeitado is not null or f.fora is not null`.execute(db);
  return rows;
};

/** History of each movement, by the order of the movements. */
export const findHistorias = async (db: Db, movimentos: readonly MovimentoRow[]): Promise<Historia[]> => {
  const known = new Map<string, Historia>();
  for (let from = 0; from < movimentos.length; from += POR_VEZ)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const { matricula, tipo, solicitado, rejeitado, fora } of await le(
      db,
      movimentos.slice(from, from + POR_VEZ),
    ))
      known.set(chaveDe({ matricula, tipo }), { solicitado, rejeitado, fora });
  return movimentos.map((each) => known.get(chaveDe(each)) ?? semHistoria);
};
