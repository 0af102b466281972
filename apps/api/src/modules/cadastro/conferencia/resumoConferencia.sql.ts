import { momento } from '../../../db/momento.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import { situacaoOs } from './camposSib.sql.ts';
import { semCco } from './conferencia.sql.ts';
import { emVigor } from './importacao.sql.ts';

/** What the comparison found, in numbers; moments are 'YYYY-MM-DDTHH:MM', null before the first import. */
export interface ResumoRow {
  arquivo: string | null;
  importado_em: string | null;
  por: string | null;
  comparado_em: string | null;
  /** Records of the file in force. */
  conferencia: number;
  /** CCOs of ANS that no bond has, of whom no bond has another. */
  sem_cco_na_operadora: number;
  situacao: number;
  /** Fields, not beneficiaries. */
  campos: number;
  ha_vidas: boolean;
  ativos_sem_cco: number;
  inativos_sem_cco: number;
  /** The register has bonds of records that the comparison found nobody for. */
  cadastro_mudou: boolean;
}

const contaSemCco = (hoje: string) => sql`
      select count(*) filter (where situacao = 'ATIVO')::int as ativos, count(*) filter (where situacao = 'INATIVO')::int as inativos
      from (select ${situacaoOs(hoje)} as situacao from beneficiario b where ${semCco(hoje)}) sem_cco`;

/**
 * The register has bonds now, by CCO or by code, of records that the comparison found nobody for: they came without being compared (SIB-49).
 * What the product itself changes is compared at once (`recalculaDiferencas`).
 */
const cadastroMudou = sql<boolean>`exists (
      select 1 from conferencia_par k join conferencia_beneficiario c on c.importacao_id = k.importacao_id and c.cco = k.cco
      where k.importacao_id = ${emVigor} and not k.tem_cco and (
        exists (select 1 from beneficiario b where b.cco = k.cco)
        or (k.matricula is null and k.outro_matricula is null and exists (
          select 1 from beneficiario b where b.matricula = c.matricula_ans and not exists (
            select 1 from conferencia_par x where x.importacao_id = k.importacao_id and x.matricula = b.matricula)))))`;

/** The bonds that `selectSemCco` lists, by their situation at the operator. */
export const countSemCco = async (db: Db, hoje: string): Promise<{ ativos: number; inativos: number }> => {
  const { rows } = await sql<{ ativos: number; inativos: number }>`${contaSemCco(hoje)}`.execute(db);
  return rows[0] ?? { ativos: 0, inativos: 0 };
};

/** The numbers of the conference, out of indexes alone. */
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

/** How many records of ANS differ from the operator's register: unknown CCO or other situation. */
export const countDiferencas = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ quantidade: number }>`
    select ((select count(*) from conferencia_par where importacao_id = ${emVigor} and not tem_cco) +
      (select count(*) from conferencia_par where importacao_id = ${emVigor} and tem_cco and difere_situacao))::int as quantidade`.execute(
    db,
  );
  return rows[0]?.quantidade ?? 0;
};
