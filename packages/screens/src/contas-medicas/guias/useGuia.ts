import { useQuery } from '@tanstack/react-query';
import {
  getGuiaImportada,
  type GuiaItem,
  type ItemAlterado,
  type ResultadoDoItem,
  setGuiaItens,
} from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import type { MudancaDoItem } from '@vidas/api-client/contas-medicas/guias/itemMudanca.rules.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { useAct } from '../../app/useAct.ts';
import { sayFailure } from '../../report/useReport.ts';
import { linhasRecusadas, recusados } from './guiaTexts.ts';
import { leGuiasDeNovo } from './leGuiasDeNovo.ts';

/** Result of the last decision about several items. */
export interface Recusas {
  readonly titulo: string;
  readonly itens: readonly ResultadoDoItem[];
}

/** An item that was just approved, with its decision. */
export interface Decidido {
  readonly item: GuiaItem;
  readonly mudanca: MudancaDoItem;
}

/** One open guide: its items, and decisions based on the version on show (CTM-42). */
export function useGuia(numGuia: string) {
  // Always read anew, because another person may be deciding about the guide.
  const query = useQuery({ ...queryOf(useHttp(), getGuiaImportada, { body: { numGuia } }), staleTime: 0 });
  const { act, isPending } = useAct(setGuiaItens, leGuiasDeNovo);
  const [recusas, setRecusas] = useState<Recusas | null>(null);
  const [decidido, setDecidido] = useState<Decidido | null>(null);
  const versao = query.data?.guia.versao;

  const decide = (itens: readonly GuiaItem[], mudanca: MudancaDoItem) => {
    const itensAlterados = itens.map(({ seqItem, resumo }): ItemAlterado => ({
      ...mudanca,
      numGuia,
      seqItem,
      versao,
      resumo,
    }));
    return act({ body: { itensAlterados, mostrarResultado: false } });
  };

  /** The same for several items; resolves with the result of each, null when the call failed. */
  const decideVarios = async (
    itens: readonly GuiaItem[],
    mudanca: MudancaDoItem,
  ): Promise<readonly ResultadoDoItem[] | null> => {
    setRecusas(null);
    const outcome = await decide(itens, mudanca);
    if (outcome.kind !== 'done') {
      sayFailure(outcome.reason, ['Não foi possível aprovar/desaprovar os itens!', outcome.reason.message]);
      return null;
    }
    const { reply } = outcome;
    const refused = recusados(reply.resultados);
    if (refused.length === 0) toasts.success(reply.message);
    else {
      setRecusas({ titulo: reply.message, itens: refused });
      const done = reply.resultados.filter(({ situacao }) => situacao === 'feito');
      toasts.warning(reply.message, `${done.length} de ${itens.length} feitos`, {
        rows: linhasRecusadas(refused),
      });
    }
    return reply.resultados;
  };

  return {
    query,
    isDeciding: isPending,
    recusas,
    fechaRecusas: () => setRecusas(null),
    decideVarios,
    /** Decides one item and resolves with its result; rejects when the call fails. */
    decideUm: async (item: GuiaItem, mudanca: MudancaDoItem): Promise<ResultadoDoItem | undefined> => {
      setDecidido(null);
      const [result] = replyOf(await decide([item], mudanca)).resultados;
      if (result?.situacao === 'feito') setDecidido({ item, mudanca });
      return result;
    },
    /** The last decision, on offer for equal items (CTM-46). */
    decidido,
  } as const;
}
