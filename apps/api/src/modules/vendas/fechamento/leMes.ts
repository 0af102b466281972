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

/** A sale or fee without commission, and what is needed to say why. */
export interface SemComissaoLida extends SemComissaoConhecida {
  venda: string;
  vendedor: string;
  referencia: string;
}

/** A part of a month. */
export interface Lido {
  /** Of an open month also those of the open months before it, which its balance needs. */
  linhas: Linha[];
  semComissao: SemComissaoLida[];
}

/** What is asked of a month. */
export interface Pedido {
  /** Of one seller; all unless said. */
  vendedor?: string | undefined;
  /** True to be told what brings no commission as well, which costs another reading of a closed month. */
  comMotivos?: boolean;
}

const keyOf = (venda: string, referencia: string): string => `${venda} ${referencia}`;

/** The sales and fees of one seller's month that bring nothing. */
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
  // A closed month is worked out again from what it was closed with, which gives the same as then (COM-15).
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

/** Reads a month some sellers at a time: worked out now while it is open, as it was written once it is closed. */
export const leMes = (db: Db, mes: Mes, pedido: Pedido = {}): AsyncGenerator<Lido> =>
  mes.situacao === 'aberta' ? leAberto(db, mes, pedido.vendedor) : leFechado(db, mes, pedido);
