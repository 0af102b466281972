import { competenciasEntre } from '@vidas/api-client/vendas/meses.rules.ts';
import type { Linha } from '@vidas/api-client/vendas/fechamento/razao.rules.ts';
import { preparaRegras, type Regras } from '@vidas/api-client/vendas/regras-comissao/regraDaVenda.rules.ts';
import type { RegraComissao } from '@vidas/api-client/vendas/regras-comissao/regra.rules.ts';
import type { Db } from '../../../db/database.ts';
import { paresPorMensalidade, periodoDe, quemPartilha } from '../apuracao/apura.ts';
import { apuraMeses, type SemComissao } from '../apuracao/doVendedor.ts';
import { type Entrada, entradasPorVendedor } from '../apuracao/entradas.sql.ts';
import { selectLinhasDe } from '../apuracao/mudancas.sql.ts';
import { loadRegras } from '../apuracao/regras.sql.ts';
import { findCanceladas, findRegrasFechadas } from './simulacao.sql.ts';

/** Months, and the rule in the engine's form, which precedes the others. */
export interface Simulando {
  readonly de: string;
  readonly ate: string;
  readonly regra: RegraComissao;
  /** Limits the result to this seller's sales and those of partners. */
  readonly vendedor?: string;
}

/** Lines of one seller's sales, for the seller and partners. */
export interface MesesSimulados {
  vendedor: string;
  /** Lines with the simulated rule. */
  simuladas: readonly Linha[];
  semComissao: readonly SemComissao[];
  /** Lines of the open months by today's rules. */
  abertas: readonly Linha[];
}

interface DoVendedor {
  vendedor: string;
  entradas: readonly Entrada[];
  revistas: ReadonlyMap<string, { canceladoEm: string | null; escritas: Linha[] }>;
}

const linhasDosMeses = (
  { vendedor, entradas, revistas }: DoVendedor,
  meses: readonly string[],
  regras: Regras,
  regrasDoMes?: ReadonlyMap<string, Regras>,
) => {
  const [first = ''] = meses;
  return apuraMeses({
    aMao: [],
    vendedor,
    entradas: entradas.filter(({ mes }) => meses.includes(mes)),
    abertas: meses,
    mudadas: new Map(),
    regras,
    ...(regrasDoMes && { regrasDoMes }),
    // Only lines before the first month count, because the later ones are computed anew.
    revistas: new Map(
      [...revistas].map(([venda, { canceladoEm, escritas }]) => [
        venda,
        { canceladoEm, escritas: escritas.filter(({ competencia }) => competencia < first) },
      ]),
    ),
  });
};

/**
 * Simulated lines of a rule in these months beside the real ones, seller by seller (RCO-16 to RCO-18). Memory
 * holds one seller at a time. Read only.
 */
export async function* simula(
  db: Db,
  { de, ate, regra, vendedor: only }: Simulando,
): AsyncGenerator<MesesSimulados> {
  const todas = await loadRegras(db);
  const simuladas = [regra, ...todas.filter(({ id }) => id !== regra.id)];
  const [hoje, comRegra] = [preparaRegras(todas), preparaRegras(simuladas)];
  const meses = competenciasEntre(de, ate);
  const fechadas = await findRegrasFechadas(db, de, ate);
  const comAsDoMes = (doMes: readonly RegraComissao[]) => [
    regra,
    ...doMes.filter(({ id }) => id !== regra.id),
  ];
  // A closed month keeps its rules, but for the simulated one (RCO-21).
  const regrasDoMes = new Map([...fechadas].map(([mes, doMes]) => [mes, preparaRegras(comAsDoMes(doMes))]));
  const abertos = meses.filter((each) => !fechadas.has(each));
  const periodo = periodoDe(de, ate);
  const porMensalidade = paresPorMensalidade([...simuladas, ...[...fechadas.values()].flat()]);
  const sellers =
    only === undefined
      ? null
      : [...(await quemPartilha(db, [...simuladas, ...[...fechadas.values()].flat()], only))];
  const canceladas = Map.groupBy(await findCanceladas(db, sellers, periodo), (each) => each.vendedor);

  const doVendedor = async (vendedor: string, entradas: readonly Entrada[]): Promise<MesesSimulados> => {
    const own = canceladas.get(vendedor) ?? [];
    const vendas = own.map(({ venda }) => venda);
    const escritas = Map.groupBy(await selectLinhasDe(db, vendas), ({ venda }) => venda);
    const revistas = new Map(
      own.map(({ venda, canceladoEm }) => [venda, { canceladoEm, escritas: escritas.get(venda) ?? [] }]),
    );
    const known = { vendedor, entradas, revistas };
    const { linhas, semComissao } = linhasDosMeses(known, meses, comRegra, regrasDoMes);
    return {
      vendedor,
      simuladas: linhas,
      semComissao,
      abertas: abertos.length === 0 ? [] : linhasDosMeses(known, abertos, hoje).linhas,
    };
  };

  const others = new Set(canceladas.keys());
  for await (const [each, entradas] of entradasPorVendedor(
    db,
    { vendedores: sellers, porMensalidade },
    periodo,
  )) {
    others.delete(each);
    yield await doVendedor(each, entradas);
  }
  for (const each of [...others].toSorted()) yield await doVendedor(each, []);
}
