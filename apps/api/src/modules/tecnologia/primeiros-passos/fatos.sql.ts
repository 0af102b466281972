import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Database facts for the steps; large tables are only checked for any row. */
export interface Fatos {
  municipios: number;
  planos: number;
  vendedores: number;
  prestadores: number;
  temVidas: boolean;
  temTitulos: boolean;
  temVendas: boolean;
  regras: number;
  /** Day of the ANS file in force, else the day it came into force; null before the first. */
  emVigor: string | null;
  /** Requested years with holidays. */
  anosComFeriados: number[];
  /** Modules of active people, and the number of active people with Tecnologia. */
  modulos: string[];
  tecnicos: number;
  /** Day of the last backup. */
  copia: string | null;
  restauro: string | null;
  /** Author of the note about the rehearsal. */
  restauroPor: string | null;
}

/** `anos`: years to check for holidays. */
export const findFatos = async (db: Db, anos: readonly number[]): Promise<Fatos> => {
  const { rows } = await sql<Fatos>`
    select
      (select count(*)::int from municipio) as municipios,
      (select count(*)::int from plano) as planos,
      (select count(*)::int from vendedor) as vendedores,
      (select count(*)::int from prestador) as prestadores,
      exists (select from beneficiario) as "temVidas",
      exists (select from titulo) as "temTitulos",
      exists (select from venda) as "temVendas",
      (select count(*)::int from regra_comissao where desativada_em is null) as regras,
      (select to_char(coalesce(data_arquivo, concluida_em), 'YYYY-MM-DD') from conferencia_importacao where em_vigor) as "emVigor",
      (select coalesce(array_agg(ano order by ano), '{}') from unnest(${anos}::int[]) ano
        where exists (select from feriado where data >= make_date(ano, 1, 1) and data < make_date(ano + 1, 1, 1))) as "anosComFeriados",
      (select coalesce(array_agg(distinct modulo), '{}') from usuario, unnest(modulos) modulo where ativo) as modulos,
      (select count(*)::int from usuario where ativo and 'tecnologia' = any(modulos)) as tecnicos,
      (select to_char(dia, 'YYYY-MM-DD') from passo_feito where passo = 'copia') as copia,
      (select to_char(dia, 'YYYY-MM-DD') from passo_feito where passo = 'restauro') as restauro,
      (select u.nome from passo_feito f join usuario u on u.id = f.autor where f.passo = 'restauro') as "restauroPor"`.execute(
    db,
  );
  const [fatos] = rows;
  if (!fatos) throw new TypeError('A statement without a table gives one row.');
  return fatos;
};
