import { somaCompetencia } from '@vidas/api-client/vendas/meses.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Number of non-administrative lives of one seller and plan, effectuated on one day. */
export interface VidasIguais {
  mes: string;
  vendedor: string;
  plano: string;
  efetivadaEm: string;
  n: number;
}

const de = (sellers: readonly string[] | null) =>
  sellers === null ? sql`true` : sql`vendedor_codigo = any(${sellers})`;

const iguais = sql`vendedor_codigo as vendedor, plano_registro as plano, efetivada_em as "efetivadaEm", count(*)::int as n`;

/** Lives stored in closed months. */
export const selectVidasFechadas = async (
  db: Db,
  meses: readonly string[],
  sellers: readonly string[] | null,
): Promise<VidasIguais[]> => {
  if (meses.length === 0) return [];
  const { rows } = await sql<VidasIguais>`
    select competencia as mes, ${iguais} from comissao_entrada
    where competencia = any(${meses}) and not administrativa and ${de(sellers)}
    group by competencia, vendedor_codigo, plano_registro, efetivada_em`.execute(db);
  return rows;
};

/** Current lives of open months. */
export const selectVidasAbertas = async (
  db: Db,
  meses: readonly string[],
  sellers: readonly string[] | null,
): Promise<VidasIguais[]> => {
  const [first, last] = [meses[0], meses.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { rows } = await sql<VidasIguais>`
    select mes, ${iguais} from (
      select to_char(efetivada_em, 'YYYY-MM') as mes, * from venda
      where efetivada_em >= ${`${first}-01`}::date and efetivada_em < ${`${somaCompetencia(last, 1)}-01`}::date
        and not administrativa and ${de(sellers)}
    ) vidas
    where mes = any(${meses})
    group by mes, vendedor_codigo, plano_registro, efetivada_em`.execute(db);
  return rows;
};
