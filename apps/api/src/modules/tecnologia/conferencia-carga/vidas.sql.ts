import { faixasEtarias } from '@vidas/api-client/kinds/faixaEtaria.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { inPortionsHere } from '../../../db/portions.ts';
import { destinoDe } from '../../cobranca/inadimplencia/inadimplencia.rules.ts';
import { semCco } from '../../cadastro/conferencia/conferencia.sql.ts';
import { faixaEm, vinculosDe } from '../../diretoria/painel/populacao.sql.ts';

/** A figure counted here; `valor` in cents, null without one. */
export interface Contada {
  chave: string;
  rotulo: string;
  quantidade: number;
  valor: number | null;
}

const ativos = (hoje: string, lidos: Parameters<typeof vinculosDe>[2] = {}) =>
  vinculosDe('ativos', { hoje, filtros: {} }, lidos);

export const porPlano = async (db: Db, hoje: string): Promise<Contada[]> => {
  const { rows } = await sql<Contada>`
    select pl.registro as chave, pl.nome as rotulo, count(*)::int as quantidade, null as valor
    ${ativos(hoje, { plano: true })} group by pl.registro, pl.nome order by ordem_pt(pl.nome), pl.registro`.execute(
    db,
  );
  return rows;
};

/** Active lives by company; those without one are one figure. */
export const porEmpresa = async (db: Db, hoje: string): Promise<Contada[]> => {
  const { rows } = await sql<Contada>`
    select coalesce(v.codigo, 'individual') as chave, coalesce(e.fantasia, 'Sem empresa') as rotulo, v.quantidade, null as valor
    from (select b.empresa_codigo as codigo, count(*)::int as quantidade ${ativos(hoje)} group by 1) v
    left join empresa e on e.codigo = v.codigo
    order by v.codigo is not null, ordem_pt(coalesce(e.fantasia, '')), v.codigo`.execute(db);
  return rows;
};

/** Active lives by age band, all ten. */
export const porFaixa = async (db: Db, hoje: string): Promise<Contada[]> => {
  const { rows } = await sql<{ faixa: number; vidas: number }>`
    select ${faixaEm(hoje, sql`p.nascimento`)} as faixa, count(*)::int as vidas
    ${ativos(hoje, { pessoa: true })} group by 1`.execute(db);
  return faixasEtarias.map((chave, at) => ({
    chave,
    rotulo: `${chave} anos`,
    quantidade: rows.find(({ faixa }) => faixa === at + 1)?.vidas ?? 0,
    valor: null,
  }));
};

/** Active holders and dependants. */
export const porVinculo = async (db: Db, hoje: string): Promise<Contada[]> => {
  const { rows } = await sql<{ titulares: number; dependentes: number }>`
    select (count(*) filter (where b.dependencia = 1))::int as titulares,
      (count(*) filter (where b.dependencia <> 1))::int as dependentes ${ativos(hoje)}`.execute(db);
  const { titulares, dependentes } = rows[0] ?? { titulares: 0, dependentes: 0 };
  return [
    { chave: 'titulares', rotulo: 'Titulares', quantidade: titulares, valor: null },
    { chave: 'dependentes', rotulo: 'Dependentes', quantidade: dependentes, valor: null },
  ];
};

interface Fones {
  fone_1: string | null;
  fone_2: string | null;
  fone_3: string | null;
}

const semDestino = ({ fone_1, fone_2, fone_3 }: Fones): boolean =>
  destinoDe([fone_1, fone_2, fone_3]).telefone === null;

/** Active lives without a mobile for messages (COB-21). */
const contaSemCelular = async (db: Db, hoje: string): Promise<number> => {
  let quantos = 0;
  const todos = sql<Fones>`select p.fone_1, p.fone_2, p.fone_3 ${ativos(hoje, { pessoa: true })} order by b.matricula`;
  for await (const portion of inPortionsHere(db, todos, semDestino))
    quantos += portion.filter(Boolean).length;
  return quantos;
};

/** Active lives without data that ANS, the bank or a message needs; the CCO as in SIB-17. */
export const semDado = async (db: Db, hoje: string): Promise<Contada[]> => {
  const { rows } = await sql<Record<'cco' | 'cpf' | 'mae' | 'cep', number>>`
    select (count(*) filter (where ${semCco(hoje)}))::int as cco,
      (count(*) filter (where p.cpf is null))::int as cpf,
      (count(*) filter (where coalesce(p.nome_mae, '') = ''))::int as mae,
      (count(*) filter (where p.cep is null))::int as cep ${ativos(hoje, { pessoa: true })}`.execute(db);
  const celular = await contaSemCelular(db, hoje);
  const { cco, cpf, mae, cep } = rows[0] ?? { cco: 0, cpf: 0, mae: 0, cep: 0 };
  return [
    { chave: 'cco', rotulo: 'Sem CCO', quantidade: cco, valor: null },
    { chave: 'cpf', rotulo: 'Sem CPF', quantidade: cpf, valor: null },
    { chave: 'mae', rotulo: 'Sem nome da mãe', quantidade: mae, valor: null },
    { chave: 'cep', rotulo: 'Sem CEP', quantidade: cep, valor: null },
    { chave: 'celular', rotulo: 'Sem celular válido', quantidade: celular, valor: null },
  ];
};
