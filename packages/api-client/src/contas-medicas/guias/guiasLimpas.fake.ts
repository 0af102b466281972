import { fake, Refusal } from '../../http/fake.ts';
import { statusPelosItens } from './guia.rules.ts';
import type { GuiaComItens, GuiaItem } from './guias.contract.ts';
import {
  aprovaGuiasLimpas,
  desfazGuiasLimpas,
  getGuiasLimpas,
  type GuiaVista,
  type PedidoDasLimpas,
} from './guiasLimpas.contract.ts';
import { mudaItem } from './itemMudanca.rules.ts';
import { julgaGuia, regrasQueJulgam } from './limpas.rules.ts';

export interface LimpasFakeOptions {
  /** The memory of all calls about guides. */
  readonly all: () => readonly GuiaComItens[];
  readonly put: (guia: GuiaComItens) => void;
  /** Amount above which a second person confirms, in cents. */
  readonly segundaAcimaDe: number | null;
  /** A request that waits. */
  readonly pedido: PedidoDasLimpas | null;
  /** Why nothing is approved. */
  readonly recusa: string | null;
}

/** The calls about clean guides over the memory of the others. */
export const limpasFakes = ({
  all,
  put,
  segundaAcimaDe = null,
  pedido = null,
  recusa = null,
}: Pick<LimpasFakeOptions, 'all' | 'put'> & Partial<LimpasFakeOptions>) => {
  let waiting = pedido;
  const vistasDe = (guias: readonly GuiaVista[]): GuiaVista[] =>
    guias.map(({ numGuia, versao }) => ({ numGuia, versao: versao + 1 }));
  const muda = (guias: readonly GuiaVista[], status: 1 | null) => {
    for (const { numGuia } of guias) {
      const found = all().find(({ guia }) => guia.numGuia === numGuia);
      if (!found) continue;
      const itens = found.itens.map((item): GuiaItem => {
        const changed = mudaItem(item, { status });
        return changed.feito ? { ...item, ...changed.depois } : item;
      });
      const versao = (found.guia.versao ?? 0) + 1;
      put({ guia: { ...found.guia, status: statusPelosItens(itens), versao }, itens });
    }
  };
  return [
    fake(getGuiasLimpas, ({ body }) => ({
      success: true,
      julgadasPor: [...regrasQueJulgam.map(({ texto }) => texto), 'mesmo procedimento no mesmo dia'],
      segundaAcimaDe,
      pedido: waiting,
      julgadas: all().flatMap(({ guia, itens }) => {
        if (!body.numGuias.includes(guia.numGuia)) return [];
        const { status, pendencias, doArquivo = null } = guia;
        const judged = julgaGuia({ status, temPendencia: pendencias.length > 0, doArquivo }, itens);
        return {
          numGuia: guia.numGuia,
          versao: guia.versao ?? 0,
          limpa: judged.isLimpa,
          itensADecidir: itens.filter((item) => item.status !== 1).length,
          itensLimpos: judged.limpos.map(({ seqItem }) => seqItem),
          vrLimpo: judged.somaCents,
        };
      }),
    })),
    fake(aprovaGuiasLimpas, ({ body: { guias, soma } }) => {
      if (recusa !== null) return new Refusal(409, { success: false, error: recusa });
      if (segundaAcimaDe !== null && soma > segundaAcimaDe && waiting === null) {
        waiting = { quem: 'Marina Alencar', quando: '2026-11-21T09:00', seu: true, soma, guias };
        const message = `${guias.length} guias limpas esperam que outra pessoa as confirme.`;
        return { success: true, message, espera: true, guias };
      }
      waiting = null;
      muda(guias, 1);
      return {
        success: true,
        message: `Aprovadas: ${guias.length} guias limpas.`,
        espera: false,
        guias: vistasDe(guias),
      };
    }),
    fake(desfazGuiasLimpas, ({ body: { guias } }) => {
      if (waiting) {
        waiting = null;
        return { success: true, message: `Pedido retirado: ${guias.length} guias limpas.`, guias };
      }
      muda(guias, null);
      const message = `Desfeito: ${guias.length} guias limpas voltam a esperar.`;
      return { success: true, message, guias: vistasDe(guias) };
    }),
  ];
};
