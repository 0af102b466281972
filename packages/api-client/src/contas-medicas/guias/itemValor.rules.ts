import { isHonorarioCredenciado, type ItemDaGuia } from './item.rules.ts';

/** Ten-thousandths of a quantity times hundredths of a factor. */
const PARTS = 10_000n * 100n;

/**
 * Quantity (ten-thousandths) × unit value (cents) × factor (hundredths), half up to the cent (CTM-1, TIS-14). Everything is whole, so no
 * sum is off by what a fraction of base two cannot hold.
 */
export const valorDe = (quantidade: number | bigint, unitario: number, fator: number): number =>
  Number((BigInt(quantidade) * BigInt(unitario) * BigInt(fator) * 2n + PARTS) / (PARTS * 2n));

/** The insurer has a value for the code. */
export const temValorOeste = (item: ItemDaGuia): item is ItemDaGuia & { readonly vrUnitarioOeste: number } =>
  item.vrUnitarioOeste !== null && item.vrUnitarioOeste > 0;

/** The provider charges more for one than the insurer pays. */
export const isAcimaDaOeste = (item: ItemDaGuia): boolean =>
  temValorOeste(item) && item.vrUnitario > item.vrUnitarioOeste;

/** The item is paid at the insurer's value: table 22, and an accredited fee or charged above that value (CTM-2). */
export const isPeloValorOeste = (item: ItemDaGuia): boolean =>
  item.codTabelaAprov === '22' &&
  temValorOeste(item) &&
  (isHonorarioCredenciado(item) || isAcimaDaOeste(item));

/** The most that may be authorised for a quantity, never above what was charged (CTM-2, CTM-3). */
export const tetoDoItem = (item: ItemDaGuia, quantidade: number): number => {
  const { qtdExec, vrUnitario, vrUnitarioOeste, reducaoAcrescimo, vrTotal } = item;
  if (isPeloValorOeste(item))
    return Math.min(vrTotal, valorDe(quantidade, vrUnitarioOeste ?? 0, reducaoAcrescimo));
  if (quantidade === qtdExec) return vrTotal;
  return Math.min(vrTotal, valorDe(quantidade, vrUnitario, reducaoAcrescimo));
};

/** What is not paid of the item when this total is authorised. */
export const valorDaGlosa = ({ vrTotal }: Pick<ItemDaGuia, 'vrTotal'>, autorizado: number): number =>
  Math.max(0, vrTotal - autorizado);

/** Cents of difference between what the provider added up and quantity × unit × factor (CTM-9). */
export const diferencaDoTotal = ({ qtdExec, vrUnitario, reducaoAcrescimo, vrTotal }: ItemDaGuia): number =>
  vrTotal - valorDe(qtdExec, vrUnitario, reducaoAcrescimo);
