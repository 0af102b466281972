import type { SemComissaoConhecida } from '@vidas/api-client/vendas/motivo.rules.ts';
import type { Linha } from '@vidas/api-client/vendas/fechamento/razao.rules.ts';
import { preparaRegras } from '@vidas/api-client/vendas/regras-comissao/regraDaVenda.rules.ts';
import type { Db } from '../../../db/database.ts';
import { inPortionsHere } from '../../../db/portions.ts';
import { apura } from '../apuracao/apura.ts';
import { mesDe } from '../apuracao/doVendedor.ts';
import type { Entrada } from '../apuracao/entradas.sql.ts';
import { selectEntradasGravadas, selectLinhas } from './gravado.sql.ts';
import { type Mes, regrasDoMes } from './mes.ts';

/** A sale or fee without commission, with the facts for its reason. */
export interface SemComissaoLida extends SemComissaoConhecida {
  venda: string;
  vendedor: string;
  referencia: string;
}

/** Lines and gaps of some sellers in a month. */
export interface Lido {
  /** For an open month includes the lines of earlier open months, which its balance needs. */
  linhas: Linha[];
  semComissao: SemComissaoLida[];
}

/** Options of a reading. */
export interface Pedido {
  /** All sellers by default. */
  vendedor?: string | undefined;
  /** Adds sales without commission; for a closed month this costs a second reading. */
  comMotivos?: boolean;
}

const keyOf = (venda: string, referencia: string): string => `${venda} ${referencia}`;

/** Sales and fees of a seller's month without commission. */
const semComissaoDe = (
  vendedor: string,
  entradas: readonly Entrada[],
  motivos: readonly Pick<SemComissaoLida, 'venda' | 'referencia' | 'motivo'>[],
): SemComissaoLida[] => {
  const quantidade = entradas.filter(
    ({ lancamento, administrativa }) => lancamento === null && !administrativa,
  ).length;
  const known = new Map(
    entradas.map((entrada) => [keyOf(entrada.venda, String(entrada.lancamento ?? '')), entrada]),
  );
  return motivos.map(({ venda, referencia, motivo }) => {
    const entrada = known.get(keyOf(venda, referencia));
    return {
      venda,
      vendedor,
      referencia,
      motivo,
      quantidade,
      efetivadaEm: entrada?.efetivadaEm ?? null,
      nascimento: entrada?.nascimento ?? null,
      pagaEm: entrada?.pagaEm ?? null,
    };
  });
};

async function* leAberto(db: Db, { competencia }: Mes, vendedor?: string): AsyncGenerator<Lido> {
  for await (const meses of apura(db, { competencia, vendedor })) {
    const own = vendedor === undefined || meses.vendedor === vendedor;
    yield {
      linhas: meses.linhas.filter((linha) => vendedor === undefined || linha.vendedor === vendedor),
      semComissao: own
        ? semComissaoDe(
            meses.vendedor,
            meses.entradas.filter(({ mes }) => mes === competencia),
            meses.semComissao.filter((each) => each.competencia === competencia),
          )
        : [],
    };
  }
}

async function* leFechado(db: Db, mes: Mes, { vendedor, comMotivos }: Pedido): AsyncGenerator<Lido> {
  const { competencia } = mes;
  for await (const linhas of inPortionsHere(db, selectLinhas(competencia, vendedor), (linha) => linha))
    yield { linhas, semComissao: [] };
  if (!comMotivos) return;
  // A closed month is recomputed from its stored entries, with the same result (COM-15).
  const regras = preparaRegras(await regrasDoMes(db, mes));
  const entradas = Map.groupBy(
    await selectEntradasGravadas(db, competencia, vendedor),
    (entrada) => entrada.vendedor,
  );
  for (const [each, own] of entradas) {
    const { vidas, semComissao } = mesDe(own, regras);
    const motivos = vidas.flatMap(({ venda, motivo }) => (motivo ? [{ venda, referencia: '', motivo }] : []));
    yield { linhas: [], semComissao: semComissaoDe(each, own, [...motivos, ...semComissao]) };
  }
}

/** Reads a month in groups of sellers: open months are computed, closed ones read. */
export const leMes = (db: Db, mes: Mes, pedido: Pedido = {}): AsyncGenerator<Lido> =>
  mes.situacao === 'aberta' ? leAberto(db, mes, pedido.vendedor) : leFechado(db, mes, pedido);
