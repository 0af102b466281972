import { competenciasEntre } from '@vidas/api-client/vendas/meses.rules.ts';
import type { Linha } from '@vidas/api-client/vendas/fechamento/razao.rules.ts';
import type {
  LinhaSimulada,
  Simulacao,
  VendedorSimulado,
} from '@vidas/api-client/vendas/simulacao/simulacao.contract.ts';
import type { Db } from '../../../db/database.ts';
import { type Simulando, simula } from './simula.ts';
import { findFechados, findLinhasPagas, findNomes, findPagos } from './simulacao.sql.ts';

interface Somas {
  pago: number;
  simulado: number;
  estornosPagos: number;
  estornosSimulados: number;
  motivos: Map<VendedorSimulado['semComissao'][number]['motivo'], number>;
}

const zero = (): Somas => ({
  pago: 0,
  simulado: 0,
  estornosPagos: 0,
  estornosSimulados: 0,
  motivos: new Map(),
});

/** Sums by seller, filled month by month. */
class PorVendedor {
  readonly somas = new Map<string, Somas>();

  of(vendedor: string): Somas {
    const known = this.somas.get(vendedor) ?? zero();
    this.somas.set(vendedor, known);
    return known;
  }

  pago(vendedor: string, cents: number, estorno: boolean): void {
    const somas = this.of(vendedor);
    somas.pago += cents;
    if (estorno) somas.estornosPagos += cents;
  }

  simulado({ vendedor, valorCents, especie }: Linha): void {
    const somas = this.of(vendedor);
    somas.simulado += valorCents;
    if (especie === 'ESTORNO') somas.estornosSimulados += valorCents;
  }
}

const figurasDe = ({ motivos: _, ...figuras }: Somas) => figuras;

const diferenca = ({ pago, simulado }: Pick<VendedorSimulado, 'pago' | 'simulado'>): number =>
  simulado - pago;

/** Simulation by seller, greatest differences first. */
export const resumeSimulacao = async (
  db: Db,
  simulando: Simulando,
): Promise<Omit<Simulacao, 'id' | 'comoSeValesse'>> => {
  const { de, ate } = simulando;
  const all = new PorVendedor();
  for (const { vendedor, estorno, valorCents } of await findPagos(db, de, ate))
    all.pago(vendedor, valorCents, estorno);
  for await (const { vendedor, simuladas, semComissao, abertas } of simula(db, simulando)) {
    for (const linha of abertas) all.pago(linha.vendedor, linha.valorCents, linha.especie === 'ESTORNO');
    for (const linha of simuladas) all.simulado(linha);
    const { motivos } = all.of(vendedor);
    for (const { motivo } of semComissao) motivos.set(motivo, (motivos.get(motivo) ?? 0) + 1);
  }
  const nomes = await findNomes(db);
  const total = zero();
  const vendedores = [...all.somas].map(([codigo, somas]): VendedorSimulado => {
    total.pago += somas.pago;
    total.simulado += somas.simulado;
    total.estornosPagos += somas.estornosPagos;
    total.estornosSimulados += somas.estornosSimulados;
    return {
      codigo,
      nome: nomes.get(codigo) ?? codigo,
      ...figurasDe(somas),
      semComissao: [...somas.motivos]
        .map(([motivo, quantidade]) => ({ motivo, quantidade }))
        .toSorted((a, b) => b.quantidade - a.quantidade || a.motivo.localeCompare(b.motivo)),
    };
  });
  vendedores.sort(
    (a, b) => Math.abs(diferenca(b)) - Math.abs(diferenca(a)) || a.codigo.localeCompare(b.codigo),
  );
  return {
    de,
    ate,
    meses: competenciasEntre(de, ate).length,
    mesesFechados: (await findFechados(db, de, ate)).length,
    total: figurasDe(total),
    vendedores,
  };
};

type Especie = LinhaSimulada['especie'];

/** Kind of a line; no rule pays a line by hand, so a simulation has none. */
const especieDe = ({ especie }: Pick<Linha, 'especie'>): Especie =>
  especie === 'A_MAO' ? 'AJUSTE' : especie;

/** Lines of one seller: each sale and fee of a month once, with both amounts. */
export const linhasDaSimulacao = async (
  db: Db,
  simulando: Simulando,
  vendedor: string,
): Promise<LinhaSimulada[]> => {
  const linhas = new Map<string, LinhaSimulada>();
  const lineOf = (
    { competencia, venda, referencia }: Pick<Linha, 'competencia' | 'venda' | 'referencia'>,
    especie: Especie,
  ): LinhaSimulada => {
    // A correction of a month is merged with the corrected line.
    const key = `${competencia} ${venda} ${referencia} ${especie === 'ESTORNO'}`;
    const known = linhas.get(key) ?? { competencia, venda, especie, pago: 0, simulado: 0, motivo: null };
    linhas.set(key, known);
    return known;
  };
  for (const linha of await findLinhasPagas(db, vendedor, simulando.de, simulando.ate))
    lineOf(linha, especieDe(linha)).pago += linha.valorCents;
  for await (const meses of simula(db, { ...simulando, vendedor })) {
    for (const linha of meses.abertas)
      if (linha.vendedor === vendedor) lineOf(linha, especieDe(linha)).pago += linha.valorCents;
    for (const linha of meses.simuladas)
      if (linha.vendedor === vendedor) lineOf(linha, especieDe(linha)).simulado += linha.valorCents;
    if (meses.vendedor !== vendedor) continue;
    for (const sem of meses.semComissao) lineOf(sem, 'SEM_COMISSAO').motivo = sem.motivo;
  }
  return [...linhas.values()].toSorted(
    (a, b) =>
      a.competencia.localeCompare(b.competencia) ||
      a.venda.localeCompare(b.venda) ||
      a.especie.localeCompare(b.especie),
  );
};
