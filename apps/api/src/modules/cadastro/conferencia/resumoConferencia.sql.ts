import { momento } from '../../../db/momento.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import { situacaoOs } from './camposSib.sql.ts';
import { semCco } from './conferencia.sql.ts';
import { emVigor } from './importacao.sql.ts';

/** Counts of the comparison; moments are 'YYYY-MM-DDTHH:MM', null before the first import. */
export interface ResumoRow {
  arquivo: string | null;
  importado_em: string | null;
  por: string | null;
  comparado_em: string | null;
  /** Records of the file in force. */
  conferencia: number;
  /** ANS records whose CCO no bond has, without those whose bond has another CCO. */
  sem_cco_na_operadora: number;
  situacao: number;
  /** Fields, not beneficiaries. */
  campos: number;
  ha_vidas: boolean;
  ativos_sem_cco: number;
  inativos_sem_cco: number;
  /** The register now has bonds for records that the comparison left without one. */
  cadastro_mudou: boolean;
}

const contaSemCco = (hoje: string) => sql`
      select count(*) filter (where situacao = 'ATIVO')::int as ativos, count(*) filter (where situacao = 'INATIVO')::int as inativos
      from (select ${situacaoOs(hoje)} as situacao from beneficiario b where ${semCco(hoje)}) sem_cco`;

/**
 * Condition: the register now has bonds, by CCO or code, for records without one in the comparison: they
 * arrived without a comparison (SIB-49). Changes made by the product are compared at once
 * (`recalculaDiferencas`).
 */
const cadastroMudou = sql<boolean>`exists (
      select 1 from conferencia_par k join conferencia_beneficiario c on c.importacao_id = k.importacao_id and c.cco = k.cco
      where k.importacao_id = ${emVigor} and not k.tem_cco and (
        exists (select 1 from beneficiario b where b.cco = k.cco)
        or (k.matricula is null and k.outro_matricula is null and exists (
          select 1 from beneficiario b where b.matricula = c.matricula_ans and not exists (
            select 1 from conferencia_par x where x.importacao_id = k.importacao_id and x.matricula = b.matricula)))))`;

/** Counts of `selectSemCco` by situation at the operator. */
export const countSemCco = async (db: Db, hoje: string): Promise<{ ativos: number; inativos: number }> => {
  const { rows } = await sql<{ ativos: number; inativos: number }>`${contaSemCco(hoje)}`.execute(db);
  return rows[0] ?? { ativos: 0, inativos: 0 };
};

/** Counts of the conference, read from indexes alone. */
export const findResumo = async (db: Db, hoje: string): Promise<ResumoRow> => {
  const par = sql`conferencia_par k where k.importacao_id = ${emVigor}`;
  const { rows } = await sql<ResumoRow>`
    select i.nome_arquivo as arquivo, ${momento('i.concluida_em')} as importado_em, ${nomeDoUsuario('i.login')} as por,
      ${momento('i.comparado_em')} as comparado_em, coalesce(i.quantidade, 0) as conferencia,
      (select count(*)::int from ${par} and not k.tem_cco and k.outro_matricula is null) as sem_cco_na_operadora,
      (select count(*)::int from ${par} and k.difere_situacao) as situacao,
      (select coalesce(sum(k.campos), 0)::int from ${par} and k.campos > 0) as campos,
      exists(select from beneficiario) as ha_vidas,
      s.ativos as ativos_sem_cco, s.inativos as inativos_sem_cco, ${cadastroMudou} as cadastro_mudou
    from (${contaSemCco(hoje)}) s
    left join conferencia_importacao i on i.id = ${emVigor}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the summary has no row');
  return row;
};

/** Differences of the comparison in force, as its three tabs list them: unknown to the operator, situation, fields. */
export const countDiferencas = async (db: Db, hoje: string): Promise<number> => {
  const { sem_cco_na_operadora, situacao, campos } = await findResumo(db, hoje);
  return sem_cco_na_operadora + situacao + campos;
};
