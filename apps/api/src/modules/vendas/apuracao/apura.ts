import { competenciasEntre, somaCompetencia } from '@vidas/api-client/vendas/meses.rules.ts';
import { preparaRegras, type Regras } from '@vidas/api-client/vendas/regras-comissao/regraDaVenda.rules.ts';
import type { RegraComissao } from '@vidas/api-client/vendas/regras-comissao/regra.rules.ts';
import type { Db } from '../../../db/database.ts';
import { selectAMao, selectDeQuemAMao } from './aMao.sql.ts';
import { apuraMeses, type MesesDoVendedor } from './doVendedor.ts';
import { type Entrada, entradasPorVendedor, type Periodo, selectEntradas } from './entradas.sql.ts';
import {
  type MesMudado,
  selectEstornaveis,
  selectLinhasDe,
  selectMesesMudados,
  selectVendasDosMeses,
  type VendaRevista,
} from './mudancas.sql.ts';
import { loadRegras } from './regras.sql.ts';

/** Period from the first day of month `de` to the first day after month `ate`. */
export const periodoDe = (de: string, ate: string): Periodo => ({
  inicio: `${de}-01`,
  fim: `${somaCompetencia(ate, 1)}-01`,
});

/** Pairs 'seller plan' whose rule pays by fees. */
export const paresPorMensalidade = (regras: readonly RegraComissao[]): string[] => [
  ...new Set(
    regras
      .filter(({ tipo }) => tipo === 3)
      .flatMap(({ associacoes, parcerias }) =>
        [...associacoes, ...parcerias].map(({ vendedor, plano }) => `${vendedor} ${plano}`),
      ),
  ),
];

/**
 * A seller, the sellers whose partnerships include that seller, the new sellers of moved sales, and those of
 * sales with a line by hand.
 */
export const quemPartilha = async (
  db: Db,
  regras: readonly RegraComissao[],
  vendedor: string,
): Promise<ReadonlySet<string>> => {
  const movidas = await db
    .selectFrom('comissao_razao')
    .innerJoin('venda', 'venda.codigo', 'comissao_razao.venda_codigo')
    .select('venda.vendedor_codigo')
    .distinct()
    .where('comissao_razao.vendedor_codigo', '=', vendedor)
    .execute();
  return new Set([
    vendedor,
    ...regras
      .flatMap(({ parcerias }) => parcerias)
      .filter(({ parceiros }) => parceiros.includes(vendedor))
      .map((each) => each.vendedor),
    ...movidas.map((each) => each.vendedor_codigo),
    ...(await selectDeQuemAMao(db, vendedor)),
  ]);
};

/** Closed months before one, oldest first, each with its rules at closing. */
const loadFechadas = async (
  db: Db,
  antesDe: string,
): Promise<{ competencia: string; regras: RegraComissao[] }[]> => {
  const rows = await db
    .selectFrom('comissao_fechamento')
    .select(['competencia', 'regras'])
    .where('competencia', '<', antesDe)
    .orderBy('competencia')
    .execute();
  return rows.map(({ competencia, regras }) => ({
    competencia,
    regras: JSON.parse(regras) as RegraComissao[],
  }));
};

interface Pedido {
  /** Last month to compute; it must be open. */
  competencia: string;
  /** Limits the result to this seller's sales and those of partners. */
  vendedor?: string | undefined;
}

/** Reads lines of closed months for many sales at once. */
const revistasDe = async (db: Db, vendas: readonly VendaRevista[]) => {
  const linhas = Map.groupBy(
    await selectLinhasDe(
      db,
      vendas.map(({ venda }) => venda),
    ),
    ({ venda }) => venda,
  );
  return new Map(
    vendas.map(({ venda, canceladoEm }) => [venda, { canceladoEm, escritas: linhas.get(venda) ?? [] }]),
  );
};

/** Changed closed months of a seller, each with its rules and its current entries. */
const mudadasDe = async (
  db: Db,
  vendedor: string,
  {
    meses,
    regras,
    porMensalidade,
  }: { meses: readonly MesMudado[]; regras: ReadonlyMap<string, Regras>; porMensalidade: string[] },
): Promise<{ mudadas: Map<string, Regras>; entradas: Entrada[] }> => ({
  mudadas: new Map(meses.map(({ competencia }) => [competencia, regras.get(competencia) as Regras])),
  entradas: await selectEntradas(
    db,
    { vendedores: [vendedor], porMensalidade },
    meses.map(({ competencia }) => periodoDe(competencia, competencia)),
  ),
});

/**
 * Lines of all open months up to one, seller by seller: the month's own, changes of closed months (in the
 * first open one) and reversals. Memory holds one seller at a time. Read only.
 */
export async function* apura(db: Db, { competencia, vendedor }: Pedido): AsyncGenerator<MesesDoVendedor> {
  const todas = await loadRegras(db);
  const regras = preparaRegras(todas);
  const fechadas = await loadFechadas(db, competencia);
  const ultima = fechadas.at(-1)?.competencia;
  const abertas = competenciasEntre(ultima ? somaCompetencia(ultima, 1) : competencia, competencia);
  const [primeira = competencia] = abertas;
  const periodo = periodoDe(primeira, competencia);
  const antigas = fechadas.flatMap((each) => each.regras);
  const porMensalidade = paresPorMensalidade([...todas, ...antigas]);

  const sellers = vendedor === undefined ? null : await quemPartilha(db, [...todas, ...antigas], vendedor);
  const only = <T extends { vendedor: string }>(rows: readonly T[]): T[] =>
    sellers === null ? [...rows] : rows.filter((each) => sellers.has(each.vendedor));
  const porMes = fechadas.flatMap((each) =>
    paresPorMensalidade(each.regras).map((par) => `${each.competencia} ${par}`),
  );
  const vendedores = sellers && [...sellers];
  const meses = ultima ? await selectMesesMudados(db, { ultima, porMes, vendedores }) : [];
  const estornaveis = await selectEstornaveis(db, periodo.fim, vendedores);
  const revistas = only([
    ...new Map(
      [...estornaveis, ...(await selectVendasDosMeses(db, meses))].map((each) => [each.venda, each]),
    ).values(),
  ]);
  const aMao = Map.groupBy(await selectAMao(db, vendedores), ({ deQuem }) => deQuem);
  const porVendedor = Map.groupBy(revistas, (each) => each.vendedor);
  const mesesPorVendedor = Map.groupBy(only(meses), (each) => each.vendedor);
  const regrasDe = new Map(fechadas.map((each) => [each.competencia, preparaRegras(each.regras)]));

  const doVendedor = async (each: string, entradas: readonly Entrada[]): Promise<MesesDoVendedor> => {
    const mudadas = await mudadasDe(db, each, {
      meses: mesesPorVendedor.get(each) ?? [],
      regras: regrasDe,
      porMensalidade,
    });
    const vendas = porVendedor.get(each) ?? [];
    const known = new Set(vendas.map(({ venda }) => venda));
    const own = aMao.get(each) ?? [];
    // A sale that moved into a closed month, or has a line by hand, may have lines of another month.
    for (const { venda, canceladoEm } of [...mudadas.entradas, ...own])
      if (!known.has(venda)) vendas.push({ venda, vendedor: each, canceladoEm });
    return apuraMeses({
      vendedor: each,
      entradas: [...mudadas.entradas, ...entradas],
      abertas,
      mudadas: mudadas.mudadas,
      aMao: own,
      regras,
      revistas: await revistasDe(db, vendas),
    });
  };

  // Sellers with changes in closed months or lines by hand alone.
  const others = new Set([...porVendedor.keys(), ...mesesPorVendedor.keys(), ...aMao.keys()]);
  const quem = { vendedores, porMensalidade };
  for await (const [each, entradas] of entradasPorVendedor(db, quem, periodo)) {
    others.delete(each);
    yield await doVendedor(each, entradas);
  }
  for (const each of [...others].toSorted()) yield await doVendedor(each, []);
}
