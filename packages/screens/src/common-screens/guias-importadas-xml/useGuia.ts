import { useMutation, useQuery } from '@tanstack/react-query';
import type { GuiaItem, ItemAlterado, ResultadoDoItem } from '@vidas/api-client/contas-medicas/guias';
import { guiaQuery, setGuiaItensMutation } from '@vidas/api-client/contas-medicas/guias-queries';
import type { MudancaDoItem } from '@vidas/api-client/contas-medicas/item-mudanca';
import { toasts } from '@vidas/ui/toast';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { sayFailure } from '../../report/useReport.ts';
import { linhasRecusadas, recusados } from './guiaTexts.ts';

/** What became of the last decision about several items. */
export interface Recusas {
  readonly titulo: string;
  readonly itens: readonly ResultadoDoItem[];
}

/** An item that was just approved, and how. */
export interface Decidido {
  readonly item: GuiaItem;
  readonly mudanca: MudancaDoItem;
}

/** One guide on show: its items, and deciding about them with what was seen of each (CTM-42). */
export function useGuia(numGuia: string) {
  const http = useHttp();
  const query = useQuery(guiaQuery(http, numGuia));
  const set = useMutation(setGuiaItensMutation(http));
  const [recusas, setRecusas] = useState<Recusas | null>(null);
  const [decidido, setDecidido] = useState<Decidido | null>(null);
  const versao = query.data?.guia.versao;

  const pedido = ({ seqItem, resumo }: GuiaItem, mudanca: MudancaDoItem): ItemAlterado => ({
    ...mudanca,
    numGuia,
    seqItem,
    versao,
    resumo,
  });

  /** The same for several items; answers what became of each, null when the call failed. */
  const decideVarios = async (
    itens: readonly GuiaItem[],
    mudanca: MudancaDoItem,
  ): Promise<readonly ResultadoDoItem[] | null> => {
    setRecusas(null);
    try {
      const reply = await set.mutateAsync(itens.map((item) => pedido(item, mudanca)));
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
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      sayFailure(error, ['Não foi possível aprovar/desaprovar os itens!', error.message]);
      return null;
    }
  };

  return {
    query,
    isDeciding: set.isPending,
    recusas,
    fechaRecusas: () => setRecusas(null),
    decideVarios,
    /** One item, with what became of it; rejects when the call fails. */
    decideUm: async (item: GuiaItem, mudanca: MudancaDoItem): Promise<ResultadoDoItem | undefined> => {
      setDecidido(null);
      const [result] = (await set.mutateAsync([pedido(item, mudanca)])).resultados;
      if (result?.situacao === 'feito') setDecidido({ item, mudanca });
      return result;
    },
    /** What was just decided of one item, on offer for those that are equal to it (CTM-46). */
    decidido,
  } as const;
}
