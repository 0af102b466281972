import { type RawBuilder, sql } from 'kysely';
import { byIndexes } from '../../../db/byIndexes.ts';
import type { Db } from '../../../db/database.ts';
import type { Pace } from '../../../db/pace.ts';
import type { DadosSib, Movimento } from '../../../db/tables/sibEnvio.ts';
import { contrato, retificaveis } from './sbxCampos.ts';
import { adotaEstes, conhecidos } from './sbxEstado.sql.ts';

/** A movement that the register requires; days are ISO. */
export interface MovimentoRow {
  matricula: string;
  cco: string | null;
  nome: string;
  tipo: Movimento;
  /** Changed fields of a RETIFICAÇÃO or MUDANÇA CONTRATUAL. */
  campos: string[];
  dados: DadosSib;
  nascimento: string;
  contratacao: string;
  isTitular: boolean;
  /** ANS knows the holder of this bond. */
  isTitularDito: boolean;
  /** A person left this content out of the file (SIB-53). */
  isFora: boolean;
  cpf: string | null;
  /** Name of the holder; null for the holder. */
  titular: string | null;
  /** Values of `campos` known to ANS. */
  antes: DadosSib;
}

/** Keys of `sib_estado.dados` that belong to the situation and are not compared with the register. */
export const daSituacao = ['dataCancelamento', 'motivoCancelamento', 'dataReativacao'];

const mudados = (campos: readonly string[]): RawBuilder<string[]> =>
  sql`array(select campo from unnest(${[...campos]}::text[]) with ordinality as c (campo, ordem)
    where v.atual -> campo is distinct from v.dito -> campo order by ordem)`;

const dia = (value: RawBuilder<unknown>): RawBuilder<string> => sql`to_char(${value}, 'YYYY-MM-DD')`;

/**
 * Movements up to day `corte`: differences between the register and the last state accepted by ANS (SIB-22),
 * by family, holder first. Bonds not yet activated and clients of a partner insurer are left out (SIB-23).
 * `quais` selects families by holder.
 */
export const movimentosAte = (
  corte: string,
  quais: RawBuilder<boolean>,
  momento: string,
): RawBuilder<MovimentoRow> => {
  const ativo = sql`k.ativado_em <= ${corte}::date and (k.cancelado_em is null or k.cancelado_em > ${corte}::date)`;
  // An inactive bond that ANS never knew is included when a person asked for it; its cancellation follows (SIB-50).
  const pedida = sql`(k.ativado_em <= ${corte}::date and exists (
    select 1 from sib_decisao x where x.matricula = k.matricula and x.campo = 'inclusao' and x.ato = 'ENVIO' and x.desfeita_em is null))`;
  const reativadoEm = sql`greatest(v.ativado_em, (v.dito ->> 'dataCancelamento')::date)`;
  return sql<MovimentoRow>`(
    with vida as materialized (
      select k.*, ${ativo} as ativo
      from ${conhecidos(quais, momento)} k
      where (k.situacao is null and (${ativo} or ${pedida}))
        or (k.situacao = 'ATIVO' and k.cancelado_em <= ${corte}::date)
        or (k.situacao = 'INATIVO' and ${ativo})
        or case when k.fonte = k.fonte_atual then false else k.dito - ${daSituacao}::text[] <> k.atual end
    ),
    movimento as (
      select v.*, 1 as vez, 'INCLUSÃO' as tipo, '{}'::text[] as campos, v.atual as dados from vida v where v.situacao is null
      union all
      select v.*, 2, 'REATIVAÇÃO', '{}', jsonb_build_object('dataReativacao', ${dia(reativadoEm)})
      from vida v
      where v.situacao = 'INATIVO' and v.ativo and ${reativadoEm} <= ${corte}::date
        and v.dito ->> 'dataCancelamento' is distinct from ${dia(sql`v.cancelado_em`)}
      union all
      select v.*, 3, 'RETIFICAÇÃO', c.campos, (select jsonb_object_agg(campo, v.atual -> campo) from unnest(c.campos) as campo)
      from vida v, lateral (select ${mudados(retificaveis)} as campos) c
      where v.situacao is not null and c.campos <> '{}'
      union all
      select v.*, 4, 'MUDANÇA CONTRATUAL', c.campos,
        (select jsonb_object_agg(campo, v.atual -> campo) from unnest(${[...contrato]}::text[]) as campo)
      from vida v, lateral (select ${mudados(contrato)} as campos) c
      where v.situacao is not null and v.ativo and c.campos <> '{}'
      union all
      select v.*, 5, 'CANCELAMENTO', '{}',
        jsonb_build_object('dataCancelamento', ${dia(sql`v.cancelado_em`)}, 'motivoCancelamento', v.codigo_sib)
      from vida v where v.situacao = 'ATIVO' and v.cancelado_em <= ${corte}::date
    )
    select m.matricula, m.cco, m.nome, m.tipo, m.campos, m.dados, m.atual ->> 'cpf' as cpf,
      case when m.dependencia <> 1 then (select p.nome from beneficiario t join pessoa p on p.id = t.pessoa_id where t.matricula = m.titular_matricula) end as titular,
      coalesce((select jsonb_object_agg(campo, m.dito -> campo) from unnest(m.campos) as campo), '{}') as antes,
      exists (select 1 from sib_fora f where f.matricula = m.matricula and f.tipo = m.tipo and f.devolvido_em is null and f.dados = m.dados) as "isFora",
      m.atual ->> 'dataNascimento' as nascimento,
      m.atual ->> 'dataContratacao' as contratacao, m.dependencia = 1 as "isTitular",
      exists (select 1 from sib_estado t where t.matricula = m.titular_matricula) or exists (select 1 from beneficiario t
        where t.matricula = m.titular_matricula and t.cco is not null and t.congenere_codigo is null and t.ativado_em is not null) as "isTitularDito",
      row_number() over (order by m.titular_matricula, m.dependencia <> 1, m.matricula, m.vez) as ordem
    from movimento m
  )`;
};

/** Options of a reading of the register. */
export interface LeituraDeMovimentos {
  pace: Pace;
  /** Local, 'YYYY-MM-DDTHH:MM:SS'. */
  momento: string;
  /** Stores the known state (SIB-27), so that a later change is a movement; else the state is only computed. */
  isParaArquivo?: boolean;
}

/** Bonds in the first portion. */
export const PRIMEIRA_PORCAO = 500;

/** Movements up to a day, in file order; each portion of families has its own transaction. */
export async function* movimentosAosPoucos(
  db: Db,
  corte: string,
  { pace, momento, isParaArquivo = false }: LeituraDeMovimentos,
): AsyncGenerator<MovimentoRow[]> {
  for (let depois: string | undefined = ''; depois !== undefined;) {
    const since: RawBuilder<boolean> = sql<boolean>`a.titular_matricula > ${depois}`;
    // oxlint-disable-next-line no-await-in-loop
    const { movimentos, ate } = await pace.tx(db, async (trx) => {
      // JIT compiling costs seconds here, because the planner expects a movement for every bond.
      await sql`select set_config('jit', 'off', true)`.execute(trx);
      await byIndexes(trx);
      const last = await sql<{ titular: string }>`
        select a.titular_matricula as titular from beneficiario a where ${since}
        order by a.titular_matricula offset ${pace.size() - 1} limit 1`.execute(trx);
      const ate = last.rows[0]?.titular;
      const quais = ate === undefined ? since : sql<boolean>`${since} and a.titular_matricula <= ${ate}`;
      if (isParaArquivo) await adotaEstes(trx, momento, quais);
      const { rows } =
        await sql<MovimentoRow>`select matricula, cco, nome, tipo, campos, dados, nascimento, contratacao, "isTitular", "isTitularDito", "isFora", cpf, titular, antes
        from ${movimentosAte(corte, quais, momento)} movimento order by ordem`.execute(trx);
      return { movimentos: rows, ate };
    });
    yield movimentos;
    depois = ate;
  }
}

/** Condition: the operator has beneficiaries of its own on that day. */
export const hasBeneficiarios = async (db: Db, dia: string): Promise<boolean> => {
  const { rows } =
    await sql`select 1 from beneficiario where congenere_codigo is null and ativado_em <= ${dia}::date
    and (cancelado_em is null or cancelado_em > ${dia}::date) limit 1`.execute(db);
  return rows.length > 0;
};

/** Active lives of the conference file in force. */
export interface AtivosNaAns {
  nome: string;
  ativos: number;
}

/** Number of active lives in the conference file in force; undefined without one. */
export const findAtivosNaAns = async (db: Db): Promise<AtivosNaAns | undefined> => {
  const { rows } = await sql<AtivosNaAns>`select i.nome_arquivo as nome,
    (select count(*)::int from conferencia_beneficiario c where c.importacao_id = i.id and c.situacao = 'ATIVO') as ativos
    from conferencia_importacao i where i.em_vigor`.execute(db);
  return rows[0];
};
