import { writeReais } from '../../words/money.ts';
import type { ItemDaGuia } from './item.rules.ts';

/** Ten-thousandths as '1', '1,5' or '0,0001'. */
export const emQuantidade = (quantidade: number): string =>
  (quantidade / 10_000).toLocaleString('pt-BR', { maximumFractionDigits: 4 });

/** Hundredths of a factor as '0,50'. */
export const emFator = (fator: number): string =>
  (fator / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** State of an item's decision in words, for its history (CTM-43). */
export const escreveEstado = (item: ItemDaGuia): string => {
  const { status, qtdExecAprov, vrTotalAprov, COM_COD, codTabelaAprov, codProcAmb, OBSERVACAO } = item;
  const decided =
    status === 1
      ? `aprovado ${emQuantidade(qtdExecAprov ?? 0)}, ${writeReais(vrTotalAprov ?? 0)}`
      : status === 0
        ? 'com pendências'
        : 'não revisado';
  return [
    decided,
    COM_COD && `glosa ${COM_COD}`,
    `tabela ${codTabelaAprov}`,
    codProcAmb && `AMB ${codProcAmb}`,
    OBSERVACAO && `observação: ${OBSERVACAO}`,
  ]
    .filter(Boolean)
    .join(' · ');
};
