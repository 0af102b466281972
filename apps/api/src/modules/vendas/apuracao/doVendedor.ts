import {
  apuraVendedor,
  type MotivoSemComissao,
  type MensalidadePaga,
} from '@vidas/api-client/vendas/comissao.rules.ts';
import {
  type Linha,
  linhaAMao,
  linhasDaVida,
  linhasDe,
} from '@vidas/api-client/vendas/fechamento/razao.rules.ts';
import type { VidaVendida } from '@vidas/api-client/vendas/regras-comissao/regra.rules.ts';
import type { Regras } from '@vidas/api-client/vendas/regras-comissao/regraDaVenda.rules.ts';
import { append } from '../../../append.ts';
import type { Entrada } from './entradas.sql.ts';

/** A sale without commission in a month. */
export interface SemComissao {
  competencia: string;
  venda: string;
  /** Month of the fee; empty for the sale itself. */
  referencia: string;
  motivo: MotivoSemComissao;
}

/** Result for one seller's months: lines of the seller and of partners. */
export interface MesesDoVendedor {
  vendedor: string;
  linhas: Linha[];
  semComissao: SemComissao[];
  /** Lives for the goals, one row per seller. */
  metas: { competencia: string; vendedor: string; venda: string }[];
  /** Rows of the open months, unchanged. */
  entradas: readonly Entrada[];
}

/** Input of the computation for one seller. */
export interface Conhecido {
  vendedor: string;
  entradas: readonly Entrada[];
  /** Open months in order; changes of closed months go into the first. */
  abertas: readonly string[];
  /** Closed months to recompute, each with its rules at closing (COM-15). */
  mudadas: ReadonlyMap<string, Regras>;
  regras: Regras;
  /** Rules of single months instead; only a simulation has any. */
  regrasDoMes?: ReadonlyMap<string, Regras>;
  /** Confirmed lines by hand on this seller's sales; the first open month pays them (COM-45). */
  aMao: readonly Pick<Linha, 'venda' | 'vendedor' | 'valorCents' | 'estornoAte'>[];
  /** Sales to check in the first open month, with their lines so far. */
  revistas: ReadonlyMap<string, { canceladoEm: string | null; escritas: Linha[] }>;
}

const vidaDe = (entrada: Entrada): VidaVendida => entrada;

const mensalidadeDe = (entrada: Entrada): MensalidadePaga => ({
  vida: vidaDe(entrada),
  referencia: String(entrada.lancamento),
  valorCents: entrada.pagoCents ?? 0,
  pagaEm: entrada.pagaEm ?? '',
});

/** One month of one seller by the given rules. */
export const mesDe = (entradas: readonly Entrada[], regras: Regras) =>
  apuraVendedor(
    regras,
    entradas.filter(({ lancamento }) => lancamento === null).map(vidaDe),
    entradas.filter(({ lancamento }) => lancamento !== null).map(mensalidadeDe),
  );

const pushTo = <T>(map: Map<string, T[]>, key: string, values: readonly T[]): void => {
  const known = map.get(key);
  if (known) append(known, values);
  else map.set(key, [...values]);
};

/** Computes the open months of one seller in order, with corrections of closed months (COM-12). */
export const apuraMeses = ({
  vendedor,
  entradas,
  abertas,
  mudadas,
  aMao,
  regras,
  regrasDoMes,
  revistas,
}: Conhecido): MesesDoVendedor => {
  const porMes = Map.groupBy(entradas, ({ mes }) => mes);
  const canceladas = new Map(entradas.map(({ venda, canceladoEm }) => [venda, canceladoEm]));
  for (const [venda, { canceladoEm }] of revistas) canceladas.set(venda, canceladoEm);
  const razao = new Map([...revistas].map(([venda, { escritas }]) => [venda, [...escritas]]));
  const deAntes = new Map<string, Linha[]>();
  for (const [mes, antigas] of mudadas) {
    const { vidas, mensalidades } = mesDe(porMes.get(mes) ?? [], antigas);
    for (const comissao of [...vidas.flatMap((each) => each.comissao ?? []), ...mensalidades])
      pushTo(deAntes, comissao.venda, linhasDe(comissao, mes));
  }

  const out: MesesDoVendedor = { vendedor, linhas: [], semComissao: [], metas: [], entradas };
  for (const [index, competencia] of abertas.entries()) {
    const { vidas, mensalidades, semComissao } = mesDe(
      porMes.get(competencia) ?? [],
      regrasDoMes?.get(competencia) ?? regras,
    );
    const devidas = new Map<string, Linha[]>();
    for (const { venda, comissao, motivo, contaMeta } of vidas) {
      if (comissao) pushTo(devidas, venda, linhasDe(comissao, competencia));
      if (motivo) out.semComissao.push({ competencia, venda, referencia: '', motivo });
      for (const each of contaMeta) out.metas.push({ competencia, vendedor: each, venda });
    }
    for (const comissao of mensalidades) pushTo(devidas, comissao.venda, linhasDe(comissao, competencia));
    for (const each of semComissao) out.semComissao.push({ competencia, ...each });

    const first = index === 0;
    if (first) for (const each of aMao) pushTo(devidas, each.venda, [linhaAMao(each, competencia)]);
    const concerned = new Set([...devidas.keys(), ...razao.keys(), ...(first ? deAntes.keys() : [])]);
    for (const venda of concerned) {
      const escritas = razao.get(venda) ?? [];
      const novas = linhasDaVida({
        competencia,
        devidas: [...(first ? (deAntes.get(venda) ?? []) : []), ...(devidas.get(venda) ?? [])],
        origens: first ? [...mudadas.keys()] : [],
        escritas,
        canceladoEm: canceladas.get(venda) ?? null,
      });
      append(out.linhas, novas);
      razao.set(venda, [...escritas, ...novas]);
    }
  }
  return out;
};
