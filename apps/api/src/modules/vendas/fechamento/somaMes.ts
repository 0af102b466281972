import type { MotivoSemComissao } from '@vidas/api-client/vendas/comissao.rules.ts';
import { type Linha, type Saldo, saldoDe } from '@vidas/api-client/vendas/fechamento/razao.rules.ts';
import type { Db } from '../../../db/database.ts';
import { findSaldos } from './gravado.sql.ts';
import { leMes, type Lido, type Pedido } from './leMes.ts';
import { type Mes, mesesAbertos } from './mes.ts';

/** Number of lines, and their sum in cents. */
export interface Parte {
  quantidade: number;
  cents: number;
}

/** Lines of a month by kind. */
export type Partes = Record<Linha['especie'], Parte>;

/** A seller's month: balance and parts. */
export interface SaldoComPartes extends Saldo {
  partes: Partes;
}

/** Sums of a month. */
export interface SomaDoMes {
  /** By seller's code. */
  saldos: SaldoComPartes[];
  /** Balances of each open month up to this one; empty for a closed month. */
  abertos: ReadonlyMap<string, readonly Saldo[]>;
  /** Sales with commission. */
  comissionadas: number;
  semComissao: Map<MotivoSemComissao, number>;
}

export const semPartes = (): Partes => ({
  VIDA: { quantidade: 0, cents: 0 },
  MENSALIDADE: { quantidade: 0, cents: 0 },
  ESTORNO: { quantidade: 0, cents: 0 },
  AJUSTE: { quantidade: 0, cents: 0 },
  A_MAO: { quantidade: 0, cents: 0 },
});

/** Commission of a seller in the month and in earlier open months. */
interface DoVendedor {
  partes: Partes;
  porMes: Map<string, number>;
}

const carried = async (db: Db, { ultima }: Mes, vendedor?: string): Promise<Map<string, number>> => {
  if (ultima === null) return new Map();
  const saldos = await findSaldos(db, ultima, vendedor);
  return new Map(
    saldos
      .filter(({ transportarCents }) => transportarCents !== 0)
      .map((saldo) => [saldo.vendedor, saldo.transportarCents]),
  );
};

/** Balances of the open months up to one, each after the previous (COM-17, COM-31). */
const saldosAbertos = async (
  db: Db,
  mes: Mes,
  vendedores: ReadonlyMap<string, DoVendedor>,
  vendedor?: string,
): Promise<Map<string, Saldo[]>> => {
  const anteriores = await carried(db, mes, vendedor);
  const meses = new Map(mesesAbertos(mes).map((aberto): [string, Saldo[]] => [aberto, []]));
  for (const codigo of new Set([...anteriores.keys(), ...vendedores.keys()])) {
    const porMes = vendedores.get(codigo)?.porMes;
    let anterior = anteriores.get(codigo) ?? 0;
    for (const [aberto, saldos] of meses) {
      const saldo = saldoDe(codigo, anterior, porMes?.get(aberto) ?? 0);
      if (saldo.anteriorCents !== 0 || porMes?.has(aberto)) saldos.push(saldo);
      anterior = saldo.transportarCents;
    }
  }
  return meses;
};

/** Sums a month; `cada` receives every part. */
export const somaMes = async (
  db: Db,
  mes: Mes,
  pedido: Pedido = {},
  cada: (lido: Lido) => void = () => undefined,
): Promise<SomaDoMes> => {
  const vendedores = new Map<string, DoVendedor>();
  const comissionadas = new Set<string>();
  const semComissao = new Map<MotivoSemComissao, number>();
  const add = ({ competencia, especie, venda, vendedor, valorCents }: Linha): void => {
    const own = vendedores.get(vendedor) ?? { partes: semPartes(), porMes: new Map<string, number>() };
    vendedores.set(vendedor, own);
    own.porMes.set(competencia, (own.porMes.get(competencia) ?? 0) + valorCents);
    if (competencia !== mes.competencia) return;
    own.partes[especie].quantidade += 1;
    own.partes[especie].cents += valorCents;
    if (especie === 'VIDA' || especie === 'MENSALIDADE') comissionadas.add(venda);
  };
  for await (const lido of leMes(db, mes, pedido)) {
    lido.linhas.forEach(add);
    for (const { motivo } of lido.semComissao) semComissao.set(motivo, (semComissao.get(motivo) ?? 0) + 1);
    cada(lido);
  }
  const abertos =
    mes.situacao === 'aberta' ? await saldosAbertos(db, mes, vendedores, pedido.vendedor) : null;
  const saldos = abertos?.get(mes.competencia) ?? (await findSaldos(db, mes.competencia, pedido.vendedor));
  return {
    abertos: abertos ?? new Map(),
    saldos: saldos
      .map((saldo) => ({ ...saldo, partes: vendedores.get(saldo.vendedor)?.partes ?? semPartes() }))
      .toSorted((a, b) => (a.vendedor < b.vendedor ? -1 : 1)),
    comissionadas: comissionadas.size,
    semComissao,
  };
};
