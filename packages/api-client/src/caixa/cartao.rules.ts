import type { LinhaDoAto, Unidade } from '../kinds/confirmado.ts';

/** The words for a sale in the question before it is deleted. */
export const unidadeDaVenda: Unidade = { um: 'pagamento', varios: 'pagamentos', temValor: true };

/** Line of a sale in the question before it is deleted (REL-46). Any later correction or payment makes another line. */
export const linhaDaVenda = (venda: {
  readonly cartaoId: string;
  readonly versao: number;
  readonly cartaoSaldo: number;
  readonly cartaoValorTotal: number;
}): LinhaDoAto => ({
  id: `${venda.cartaoId} ${venda.versao} ${venda.cartaoSaldo}`,
  cents: venda.cartaoValorTotal,
});

/** Way of charging a card: at once, or in installments. */
export type Transacao = 'débito' | 'crédito';

/** The tier of a brand's tariff: a limit in installments; 0 = debit (CXA-4). */
export interface Faixa {
  tarifaId: string;
  bandeiraId: string;
  parcelaLimite: number;
  /** Hundredths of a percent. */
  percentual: number;
}

/** The most installments of a sale on credit. */
export const maxParcelas = 12;

const dayMs = 86_400_000;

/** Debit is due on the day of the sale, installment k of credit 30 × k days after it (CXA-6). */
export const previstaEm = (vendidaEm: string, transacao: Transacao, numero: number): string =>
  transacao === 'débito'
    ? vendidaEm
    : new Date(Date.parse(`${vendidaEm}T00:00:00Z`) + numero * 30 * dayMs).toISOString().slice(0, 10);

/** The tier of the lowest limit that covers the sale; undefined when the brand has none (CXA-4). */
export const faixaDe = <F extends Faixa>(
  faixas: readonly F[],
  venda: { bandeiraId: string; transacao: Transacao; parcelas: number },
): F | undefined => {
  const asked = venda.transacao === 'débito' ? 0 : venda.parcelas;
  return faixas
    .filter(({ bandeiraId, parcelaLimite }) => bandeiraId === venda.bandeiraId && parcelaLimite >= asked)
    .toSorted((a, b) => a.parcelaLimite - b.parcelaLimite)[0];
};

/** Hundredths of a percent of an amount, half up. */
const parteDe = (cents: number, percentual: number): number =>
  Math.floor((2 * cents * percentual + 10_000) / 20_000);

const soma = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0);

/** Equal parts; the last takes the remaining cents. */
export const divide = (total: number, partes: number): number[] => {
  const parte = Math.floor(total / partes);
  return Array.from({ length: partes }, (_, index) =>
    index === partes - 1 ? total - parte * (partes - 1) : parte,
  );
};

/**
 * The tariff of each installment, half up; the last takes the difference to the tariff of the sale. A rest below zero or above an
 * installment's value goes to the installment before it (CXA-5).
 */
const tarifasDe = (valores: readonly number[], tarifa: number, percentual: number): number[] => {
  const tarifas = valores.map((valor) => parteDe(valor, percentual));
  let rest = tarifa - soma(tarifas);
  for (let at = tarifas.length - 1; at >= 0 && rest !== 0; at -= 1) {
    const now = tarifas[at] ?? 0;
    const next = Math.min(valores[at] ?? 0, Math.max(0, now + rest));
    tarifas[at] = next;
    rest -= next - now;
  }
  return tarifas;
};

/** Input of the calculation of a sale; cents. */
export interface VendaDeCartao {
  /** The chosen fees with fine and interest. */
  mensalidades: readonly number[];
  desconto: number;
  transacao: Transacao;
  /** 1 to 12; debit has one. */
  parcelas: number;
  /** Hundredths of a percent. */
  percentual: number;
  /** ISO day. */
  vendidaEm: string;
}

/** An installment of a sale. */
export interface ParcelaCalculada {
  numero: number;
  previstaEm: string;
  valor: number;
  liquido: number;
}

/** A sale to the cent: Σ fees − discount = total = Σ installments, and Σ tariffs = total − net (CXA-5). */
export interface VendaCalculada {
  bruto: number;
  total: number;
  tarifa: number;
  liquido: number;
  parcelas: ParcelaCalculada[];
}

/** True for a discount that a sum allows: none, or more than zero and less than the sum (CXA-3). */
export const descontoCabe = (desconto: number, bruto: number): boolean =>
  desconto === 0 || (desconto > 0 && desconto < bruto);

/** The installments of a total; the tariff changes only their net value. */
export const parcelasDe = (
  total: number,
  venda: Pick<VendaDeCartao, 'transacao' | 'parcelas' | 'percentual' | 'vendidaEm'>,
): ParcelaCalculada[] => {
  const valores = divide(total, venda.parcelas);
  const tarifas = tarifasDe(valores, parteDe(total, venda.percentual), venda.percentual);
  return valores.map((valor, index) => ({
    numero: index + 1,
    previstaEm: previstaEm(venda.vendidaEm, venda.transacao, index + 1),
    valor,
    liquido: valor - (tarifas[index] ?? 0),
  }));
};

/** Works out a sale. */
export const calculaVenda = (venda: VendaDeCartao): VendaCalculada => {
  const bruto = soma(venda.mensalidades);
  const total = bruto - venda.desconto;
  const tarifa = parteDe(total, venda.percentual);
  return { bruto, total, tarifa, liquido: total - tarifa, parcelas: parcelasDe(total, venda) };
};
