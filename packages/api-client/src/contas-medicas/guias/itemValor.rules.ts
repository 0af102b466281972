import { isHonorarioCredenciado, type ItemDaGuia } from './item.rules.ts';

/** Divisor for ten-thousandths of a quantity times hundredths of a factor. */
const PARTS = 10_000n * 100n;

/**
 * Quantity (ten-thousandths) × unit value (cents) × factor (hundredths), half up to the cent (CTM-1, TIS-14). All numbers are integers, so
 * no sum has a rounding error of binary fractions.
 */
export const valorDe = (quantidade: number | bigint, unitario: number, fator: number): number =>
  Number((BigInt(quantidade) * BigInt(unitario) * BigInt(fator) * 2n + PARTS) / (PARTS * 2n));

/** True when the insurer has a value for the code. */
const temValorOeste = (item: ItemDaGuia): item is ItemDaGuia & { readonly vrUnitarioOeste: number } =>
  item.vrUnitarioOeste !== null && item.vrUnitarioOeste > 0;

/** True when the provider charges more per unit than the insurer pays. */
export const isAcimaDaOeste = (item: ItemDaGuia): boolean =>
  temValorOeste(item) && item.vrUnitario > item.vrUnitarioOeste;

/** True when the insurer's value is paid: table 22, and an accredited fee or a price above that value (CTM-2). */
const isPeloValorOeste = (item: ItemDaGuia): boolean =>
  item.codTabelaAprov === '22' &&
  temValorOeste(item) &&
  (isHonorarioCredenciado(item) || isAcimaDaOeste(item));

/** The highest total that may be authorised for a quantity, never above the charged amount (CTM-2, CTM-3). */
export const tetoDoItem = (item: ItemDaGuia, quantidade: number): number => {
  const { qtdExec, vrUnitario, vrUnitarioOeste, reducaoAcrescimo, vrTotal } = item;
  if (isPeloValorOeste(item))
    return Math.min(vrTotal, valorDe(quantidade, vrUnitarioOeste ?? 0, reducaoAcrescimo));
  if (quantidade === qtdExec) return vrTotal;
  return Math.min(vrTotal, valorDe(quantidade, vrUnitario, reducaoAcrescimo));
};

/** Denied amount for an authorised total; cents. */
export const valorDaGlosa = ({ vrTotal }: Pick<ItemDaGuia, 'vrTotal'>, autorizado: number): number =>
  Math.max(0, vrTotal - autorizado);

/** Difference in cents between the provider's total and quantity × unit × factor (CTM-9); none where the total is all that he gave. */
export const diferencaDoTotal = (item: ItemDaGuia): number =>
  item.isValorDaLinha ? 0 : item.vrTotal - valorDe(item.qtdExec, item.vrUnitario, item.reducaoAcrescimo);
