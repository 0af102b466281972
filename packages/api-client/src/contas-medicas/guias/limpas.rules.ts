import type { GuiaDoArquivo } from './doArquivo.kinds.ts';
import { totaisDaGuia } from './doArquivo.rules.ts';
import type { GuiaItem } from './guias.contract.ts';
import { isAcimaDaOeste, type ItemDaGuia, type RegraDoItem } from './item.rules.ts';
import { aprovacaoInteira, problemasDaDecisao, regrasDoItem } from './itemDecisao.rules.ts';

/** Maximum of guides in one choice. */
export const maximoDeLimpas = 500;

/** Rules that only tell how an item is paid. */
const semReparo: ReadonlySet<string> = new Set(['CTM-2']);

/** Rules with an objection to an item; a clean item has none (CTM-100). */
export const ressalvasDoItem = (item: ItemDaGuia): RegraDoItem[] =>
  regrasDoItem(item).filter(({ regra }) => !semReparo.has(regra));

/** True for an undecided item that has a price and no objection, and may be approved as charged (CTM-100). */
const isItemLimpo = (item: ItemDaGuia): boolean =>
  item.status === null &&
  item.vrUnitarioOeste !== null &&
  item.vrUnitarioOeste > 0 &&
  !isAcimaDaOeste(item) &&
  ressalvasDoItem(item).length === 0 &&
  problemasDaDecisao(item, aprovacaoInteira(item)).length === 0;

/** True when a sum in the provider's file differs from that of its items (CTM-85). */
const temTotalErrado = (
  doArquivo: GuiaDoArquivo | null,
  itens: Parameters<typeof totaisDaGuia>[1],
): boolean => doArquivo !== null && totaisDaGuia(doArquivo, itens).some(({ dito, soma }) => dito !== soma);

/** A guide with the data for its verdict. */
export interface GuiaAJulgar {
  readonly status: 0 | 1 | 2 | 3 | null;
  readonly temPendencia: boolean;
  readonly doArquivo: GuiaDoArquivo | null;
}

/** Verdict about a guide: its clean items, and whether it is clean as a whole. */
export interface GuiaJulgada {
  readonly isLimpa: boolean;
  readonly limpos: readonly GuiaItem[];
  /** Sum of the clean items if approved, in cents. */
  readonly somaCents: number;
}

/** Judges a guide after the trade rules have judged its items (CTM-100). */
export const julgaGuia = (
  { status, temPendencia, doArquivo }: GuiaAJulgar,
  itens: readonly GuiaItem[],
): GuiaJulgada => {
  const isAberta = status === null || status === 0;
  const limpos = isAberta ? itens.filter(isItemLimpo) : [];
  return {
    isLimpa:
      status === null &&
      !temPendencia &&
      itens.length > 0 &&
      limpos.length === itens.length &&
      !temTotalErrado(doArquivo, itens),
    limpos,
    somaCents: limpos.reduce((sum, item) => sum + aprovacaoInteira(item).vrTotalAprov, 0),
  };
};

/** Rules that judge every clean item besides the trade rules, with words for the screen. */
export const regrasQueJulgam = [
  { regra: 'CTM-15', texto: 'preço da operadora' },
  { regra: 'CTM-9', texto: 'conta do prestador' },
  { regra: 'CTM-13', texto: 'pendências da chegada' },
  { regra: 'CTM-14', texto: 'código AMB' },
  { regra: 'CTM-16', texto: 'possível honorário' },
  { regra: 'CTM-17', texto: 'honorário de credenciado' },
  { regra: 'CTM-21', texto: 'código conhecido' },
  { regra: 'CTM-85', texto: 'totais do arquivo' },
] as const;
