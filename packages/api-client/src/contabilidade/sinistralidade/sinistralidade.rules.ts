/** Input of a loss ratio; integer cents. */
export interface Custeio {
  /** Care expense before co-payments. */
  despesaCents: number;
  coparticipacaoCents: number;
  /** The sum of the monthly fees; a co-payment is no revenue. */
  mensalidadeCents: number;
}

/** Care expense less co-payments (CTB-1); negative when more was paid back than spent. */
export const despesaLiquida = ({
  despesaCents,
  coparticipacaoCents,
}: Pick<Custeio, 'despesaCents' | 'coparticipacaoCents'>): number => despesaCents - coparticipacaoCents;

/**
 * Net expense over fees in integer hundredths of a percent, halves away from zero. Null without fees, shown as "—" on screens and in files.
 * Totals come from the sums of the rows, never from the ratios of the rows.
 */
export const sinistralidade = (custeio: Custeio): number | null => {
  const { mensalidadeCents } = custeio;
  if (mensalidadeCents === 0) return null;
  const liquida = despesaLiquida(custeio);
  const size = (2n * BigInt(Math.abs(liquida)) * 10_000n) / BigInt(Math.abs(mensalidadeCents));
  const half = Number((size + 1n) / 2n);
  // Never -0: no comparison finds it and no text writes it.
  return half === 0 ? 0 : Math.sign(liquida) * Math.sign(mensalidadeCents) * half;
};

/** Amounts of a row for its loss ratio, under their names on the wire. */
export interface LinhaDeCusteio {
  readonly CUSTOBRUTO: number;
  readonly COPART: number;
  readonly MENSALIDADE: number;
}

/** The sums of some rows. */
export const custeioDe = (rows: readonly LinhaDeCusteio[]): Custeio => {
  const soma: Custeio = { despesaCents: 0, coparticipacaoCents: 0, mensalidadeCents: 0 };
  for (const { CUSTOBRUTO, COPART, MENSALIDADE } of rows) {
    soma.despesaCents += CUSTOBRUTO;
    soma.coparticipacaoCents += COPART;
    soma.mensalidadeCents += MENSALIDADE;
  }
  return soma;
};

/** The loss ratio of some rows together: from their sums, never an average (CTB-10). */
export const sinistralidadeDe = (rows: readonly LinhaDeCusteio[]): number | null =>
  sinistralidade(custeioDe(rows));

/** True for a loss ratio above 99 %, which is shown in red; exactly 99 is not. */
export const sinistralidadeAlta = (centesimos: number | null): boolean =>
  centesimos !== null && centesimos > 9_900;
