import { useQueryClient } from '@tanstack/react-query';
import {
  getGuiaImportada,
  getGuiasImportadas,
  type GuiaComItens,
  type GuiaItem,
  type ResultadoDoItem,
  setGuiaItens,
} from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { getGuiasLimpas } from '@vidas/api-client/contas-medicas/guias/guiasLimpas.contract.ts';
import type { MudancaDoItem } from '@vidas/api-client/contas-medicas/guias/itemMudanca.rules.ts';
import { readAgain } from '@vidas/api-client/http/actOf.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import type { DeskDecision } from '@vidas/ui/desk/desk.types.ts';
import { useHttp } from '../../../app/services.tsx';
import { escreveRecusa, recusados } from '../guiaTexts.ts';
import { writeDecidido } from './mesaTexts.ts';

/** Results of a change, and the guide after it. */
interface Mudada {
  readonly resultados: readonly ResultadoDoItem[];
  readonly depois: GuiaComItens;
}

/** Decisions about items of a guide; the answer of each is the guide on show, so that nothing is read in between. */
export function useDecideNaMesa() {
  const http = useHttp();
  const client = useQueryClient();

  const muda = async (
    { guia: { numGuia, versao } }: GuiaComItens,
    itens: readonly GuiaItem[],
    mudanca: MudancaDoItem,
  ): Promise<Mudada> => {
    const itensAlterados = itens.map(({ seqItem, resumo }) => ({
      ...mudanca,
      numGuia,
      seqItem,
      versao,
      resumo,
    }));
    const { resultados, guias } = await http.call(setGuiaItens, { body: { itensAlterados } });
    const depois = guias?.find(({ guia }) => guia.numGuia === numGuia);
    if (!depois) throw new Error(`A guia ${numGuia} não está mais à vista.`);
    const { queryKey } = queryOf(http, getGuiaImportada, { body: { numGuia } });
    client.setQueryData(queryKey, { success: true, message: '', ...depois });
    return { resultados, depois };
  };

  const releLista = () => void readAgain(client, [getGuiasImportadas, getGuiasLimpas]);

  /** The decision for the desk, with its way back. */
  const decisaoDe = (depois: GuiaComItens, itens: readonly GuiaItem[]): DeskDecision => {
    const isPart = depois.itens.some(({ status }) => status !== 1);
    if (!isPart) releLista();
    const seqs = new Set(itens.map(({ seqItem }) => seqItem));
    return {
      said: writeDecidido(depois, itens),
      isPart,
      undo: async () => {
        const feitos = depois.itens.filter(({ seqItem }) => seqs.has(seqItem));
        const { resultados } = await muda(depois, feitos, { status: null });
        const [recusa] = recusados(resultados);
        if (recusa) throw new Error(`Não foi desfeito. ${escreveRecusa(recusa)}`);
        releLista();
        return `Desfeito: guia ${depois.guia.numGuia}, ${counted(feitos.length, 'item volta', 'itens voltam')} a esperar.`;
      },
    };
  };

  /** Decides several items at once, all or a sentence about the first that was refused. */
  const decide = async (
    antes: GuiaComItens,
    itens: readonly GuiaItem[],
    mudanca: MudancaDoItem,
  ): Promise<DeskDecision> => {
    const { resultados, depois } = await muda(antes, itens, mudanca);
    const [recusa] = recusados(resultados);
    if (recusa) throw new Error(`Item ${recusa.seqItem}: ${escreveRecusa(recusa)}`);
    return decisaoDe(depois, itens);
  };

  return { muda, decide, decisaoDe } as const;
}
