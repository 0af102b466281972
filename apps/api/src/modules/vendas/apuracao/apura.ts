import { competenciasEntre, somaCompetencia } from '@vidas/api-client/vendas/meses.rules.ts';
import { preparaRegras, type Regras } from '@vidas/api-client/vendas/regras-comissao/regraDaVenda.rules.ts';
import type { RegraComissao } from '@vidas/api-client/vendas/regras-comissao/regra.rules.ts';
import type { Db } from '../../../db/database.ts';
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

/** The first day of a month, and the first one after another. */
export const periodoDe = (de: string, ate: string): Periodo => ({
  inicio: `${de}-01`,
  fim: `${somaCompetencia(ate, 1)}-01`,
});

/** The pairs 'seller plan' that a rule pays by fees. */
export const paresPorMensalidade = (regras: readonly RegraComissao[]): string[] => [
  ...new Set(
    regras
      .filter(({ tipo }) => tipo === 3)
      .flatMap(({ associacoes, parcerias }) =>
        [...associacoes, ...parcerias].map(({ vendedor, plano }) => `${vendedor} ${plano}`),
      ),
  ),
];

/** A seller, those whose partnerships give that seller a part, and those to whom a sale with a line of that seller was moved. */
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
  ]);
};

/** The closed months before one, oldest first, each with the rules it was closed with. */
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
  /** The last month to be worked out; it must not be closed. */
  competencia: string;
  /** Only what this seller may get: own sales, and those of who shares with this seller. */
  vendedor?: string | undefined;
}

/** Lines of closed months are read a lot of sales at once. */
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

/** The closed months of a seller that changed, each with its rules, and what they are worked out from today. */
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
 * The lines of all open months up to one, seller by seller: those of the month itself, what changed in closed months (in the first open
 * one), and reversals. Memory holds one seller at a time. Nothing is written.
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
    // A sale that came into a closed month has lines too, if another month had paid it.
    for (const { venda, canceladoEm } of mudadas.entradas)
      if (!known.has(venda)) vendas.push({ venda, vendedor: each, canceladoEm });
    return apuraMeses({
      vendedor: each,
      entradas: [...mudadas.entradas, ...entradas],
      abertas,
      mudadas: mudadas.mudadas,
      regras,
      revistas: await revistasDe(db, vendas),
    });
  };

  // Sellers whose closed months alone have something new.
  const others = new Set([...porVendedor.keys(), ...mesesPorVendedor.keys()]);
  const quem = { vendedores, porMensalidade };
  for await (const [each, entradas] of entradasPorVendedor(db, quem, periodo)) {
    others.delete(each);
    yield await doVendedor(each, entradas);
  }
  for (const each of [...others].toSorted()) yield await doVendedor(each, []);
}
