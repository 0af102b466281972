import { somaMeses } from './meses.rules.ts';
import {
  type FaixaDaRegra,
  faixaDaIdade,
  idadeEm,
  type RegraComissao,
  type VidaVendida,
} from './regras-comissao/regra.rules.ts';
import type { Regras } from './regras-comissao/regraDaVenda.rules.ts';

/** A paid monthly fee of a sold life. */
export interface MensalidadePaga {
  vida: VidaVendida;
  /** Identifies a fee among those of one life. */
  referencia: string;
  valorCents: number;
  pagaEm: string;
}

/** Reason for a sale without commission, as a code. */
export type MotivoSemComissao =
  | 'ADMINISTRATIVA'
  | 'NAO_EFETIVADA'
  | 'SEM_REGRA'
  | 'FORA_DA_VIGENCIA'
  | 'REGRA_DESATIVADA'
  | 'SEM_NASCIMENTO'
  | 'SEM_FAIXA_IDADE'
  | 'SEM_FAIXA_QUANTIDADE'
  | 'SEM_MENSALIDADE'
  | 'VALOR_ZERO';

/** Part of one seller in a commission. */
export interface Parte {
  vendedor: string;
  valorCents: number;
}

/** One commission with every input of its calculation; percentages in hundredths of a percent. */
export interface Comissao {
  venda: string;
  especie: 'VIDA' | 'MENSALIDADE';
  /** The monthly fee; empty for a life. */
  referencia: string;
  regra: number;
  tipo: RegraComissao['tipo'];
  faixa: number | null;
  baseCents: number;
  percentual: number | null;
  bonusPercentual: number;
  /** Lives of the seller in the month, which choose the band and the bonus. */
  quantidade: number;
  valorCents: number;
  /** Its sum is `valorCents`; sellers in the order of their codes. */
  partes: readonly Parte[];
  /** First day on which a cancellation no longer takes anything back (COM-9). */
  estornoAte: string;
}

/** Result of one sale: its commission, or the missing condition. */
export interface VendaApurada {
  venda: string;
  comissao: Comissao | null;
  motivo: MotivoSemComissao | null;
  /** Sellers for whose goal the life counts (COM-11). */
  contaMeta: readonly string[];
}

/** The month of one seller. */
export interface Apuracao {
  vidas: VendaApurada[];
  mensalidades: Comissao[];
  /** Fees without commission, with the missing condition. */
  semComissao: { venda: string; referencia: string; motivo: MotivoSemComissao }[];
}

/** A percentage (hundredths of a percent) of an amount, to the nearest cent, halves up (COM-7). */
const porCento = (cents: number, percentual: number): number =>
  Math.floor((cents * percentual + 5_000) / 10_000);

/** Equal parts to the cent; the remaining cents go to the lowest seller codes (COM-8). */
const reparte = (cents: number, vendedores: readonly string[]): Parte[] => {
  const sorted = [...new Set(vendedores)].toSorted();
  const each = Math.floor(cents / sorted.length);
  const over = cents - each * sorted.length;
  return sorted.map((vendedor, index) => ({ vendedor, valorCents: each + (index < over ? 1 : 0) }));
};

type Faixa = FaixaDaRegra | 'SEM_NASCIMENTO' | 'SEM_FAIXA_IDADE' | 'SEM_FAIXA_QUANTIDADE';

/** The track of a life: by age band and, in type 2, by the seller's number of lives (COM-4, COM-5). */
const faixaDaVida = (regra: RegraComissao, vida: VidaVendida, quantidade: number): Faixa => {
  if (vida.nascimento === null) return 'SEM_NASCIMENTO';
  const codigo = faixaDaIdade(idadeEm(vida.nascimento, vida.efetivadaEm ?? ''));
  const daIdade = regra.faixas.filter((faixa) => faixa.faixaEtaria === codigo);
  if (daIdade.length === 0) return 'SEM_FAIXA_IDADE';
  if (regra.tipo === 3) return daIdade[0] as FaixaDaRegra;
  return (
    daIdade.find((faixa) => quantidade >= faixa.vidasInicial && quantidade <= faixa.vidasFinal) ??
    'SEM_FAIXA_QUANTIDADE'
  );
};

interface Calculo {
  vida: VidaVendida;
  regra: RegraComissao;
  vendedores: readonly string[];
  quantidade: number;
}

const comissao = (
  { vida, regra, vendedores, quantidade }: Calculo,
  especie: Comissao['especie'],
  { referencia, baseCents }: { referencia: string; baseCents: number },
): Comissao | MotivoSemComissao => {
  const shared = { venda: vida.venda, especie, referencia, regra: regra.id, tipo: regra.tipo, quantidade };
  const estornoAte = somaMeses(vida.efetivadaEm ?? '', regra.estornoMeses);
  const bonusPercentual =
    regra.tipo === 1 && regra.bonusVidas > 0 && quantidade >= regra.bonusVidas ? regra.bonusPercentual : 0;
  const finished = (
    faixa: number | null,
    base: number,
    percentual: number | null,
  ): Comissao | 'VALOR_ZERO' => {
    const own = percentual === null ? base : porCento(base, percentual);
    const valorCents = own + porCento(own, bonusPercentual);
    if (valorCents === 0) return 'VALOR_ZERO';
    const partes = reparte(valorCents, vendedores);
    return { ...shared, faixa, baseCents: base, percentual, bonusPercentual, valorCents, partes, estornoAte };
  };
  if (regra.tipo === 1) return finished(null, regra.valorVidaCents, null);
  const faixa = faixaDaVida(regra, vida, quantidade);
  return typeof faixa === 'string' ? faixa : finished(faixa.id, baseCents, faixa.percentual);
};

/** Reason that excludes a life from every rule; null when there is none. */
const impedimento = (vida: VidaVendida): MotivoSemComissao | null => {
  if (vida.administrativa) return 'ADMINISTRATIVA';
  return vida.efetivadaEm === null ? 'NAO_EFETIVADA' : null;
};

/**
 * The commission of one seller's month (COM-1 to COM-11). Input are the lives effectuated in it and the fees paid in it, for lives sold by
 * that seller. `regras` are those in force. Nothing else counts, so the same input always gives the same cents.
 */
export const apuraVendedor = (
  regras: Regras,
  vidas: readonly VidaVendida[],
  mensalidades: readonly MensalidadePaga[],
): Apuracao => {
  const quantidade = vidas.filter((vida) => impedimento(vida) === null).length;
  const pagas = new Set(mensalidades.map(({ vida }) => vida.venda));
  const none: readonly string[] = [];

  const daVida = (vida: VidaVendida): VendaApurada => {
    const without = (motivo: MotivoSemComissao, contaMeta = none): VendaApurada => ({
      venda: vida.venda,
      comissao: null,
      motivo,
      contaMeta,
    });
    const barred = impedimento(vida);
    if (barred !== null) return without(barred);
    const found = regras.daVida(vida);
    if (typeof found === 'string') return without(found);
    const { regra, vendedores, contaMeta } = found;
    if (regra.tipo === 3) {
      // The fees of the life pay the commission; without a paid fee the life has this reason.
      return pagas.has(vida.venda)
        ? { venda: vida.venda, comissao: null, motivo: null, contaMeta }
        : without('SEM_MENSALIDADE', contaMeta);
    }
    const made = comissao({ vida, regra, vendedores, quantidade }, 'VIDA', {
      referencia: '',
      baseCents: vida.valorCents,
    });
    return typeof made === 'string'
      ? without(made, contaMeta)
      : { venda: vida.venda, comissao: made, motivo: null, contaMeta };
  };

  const out: Apuracao = { vidas: vidas.map(daVida), mensalidades: [], semComissao: [] };
  const daMensalidade = ({ vida, referencia, valorCents, pagaEm }: MensalidadePaga) => {
    const found = impedimento(vida) ?? regras.daVida(vida);
    if (typeof found === 'string') return found;
    // A fee of a life under another kind of rule brings no commission.
    if (found.regra.tipo !== 3) return null;
    const { desativadaEm } = found.regra;
    if (desativadaEm !== null && pagaEm >= desativadaEm) return 'REGRA_DESATIVADA';
    return comissao({ ...found, vida, quantidade }, 'MENSALIDADE', { referencia, baseCents: valorCents });
  };
  for (const mensalidade of mensalidades) {
    const made = daMensalidade(mensalidade);
    if (made === null) continue;
    const { vida, referencia } = mensalidade;
    if (typeof made === 'string') out.semComissao.push({ venda: vida.venda, referencia, motivo: made });
    else out.mensalidades.push(made);
  }
  return out;
};
