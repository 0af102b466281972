import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { findResumo } from '../../cadastro/conferencia/resumoConferencia.sql.ts';
import { credenciadosPorCidade } from '../../credenciamento/credenciamento.sql.ts';
import type { Contada } from './vidas.sql.ts';

/** Sales by seller and month of sale (VEN-32). */
export const vendas = async (db: Db, meses: readonly string[]): Promise<Contada[]> => {
  const { rows } = await sql<Contada>`
    select x.vendedor || '/' || x.mes as chave, s.nome || ' · ' || substr(x.mes, 6) || '/' || substr(x.mes, 1, 4) as rotulo,
      x.quantidade, null as valor
    from (
      select vendedor_codigo as vendedor, to_char(vendida_em, 'YYYY-MM') as mes, count(*)::int as quantidade
      from venda where vendida_em >= ${`${meses.at(-1)}-01`}::date and vendida_em < ${`${meses[0]}-01`}::date + interval '1 month'
      group by 1, 2
    ) x join vendedor s on s.codigo = x.vendedor
    order by ordem_pt(s.nome), x.vendedor, x.mes desc`.execute(db);
  return rows;
};

export const prestadores = async (db: Db, hoje: string): Promise<Contada[]> =>
  (await credenciadosPorCidade(db, hoje)).map(({ codigo, cidade, quantidade }) => ({
    chave: codigo ?? 'sem-cidade',
    rotulo: cidade ?? 'Sem cidade',
    quantidade,
    valor: null,
  }));

/** Differences from the ANS file in force by kind, like Conferência SIB (SIB-31). */
export const diferencasDoSib = async (db: Db, hoje: string): Promise<Contada[]> => {
  const resumo = await findResumo(db, hoje);
  return [
    ['sem-cco', 'Vidas sem CCO na operadora', resumo.ativos_sem_cco + resumo.inativos_sem_cco],
    ['situacao', 'Situação diferente', resumo.situacao],
    ['campos', 'Campos diferentes', resumo.campos],
    ['na-ans', 'Na ANS e sem CCO aqui', resumo.sem_cco_na_operadora],
  ].map(([chave, rotulo, quantidade]) => ({ chave, rotulo, quantidade, valor: null })) as Contada[];
};
