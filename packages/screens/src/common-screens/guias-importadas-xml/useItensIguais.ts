import { useMutation } from '@tanstack/react-query';
import type { ItemIgual, ResultadoDoItem } from '@vidas/api-client/contas-medicas/guias';
import { setItensIguaisMutation } from '@vidas/api-client/contas-medicas/guias-queries';
import type { MudancaDoItem } from '@vidas/api-client/contas-medicas/item-mudanca';
import { toasts } from '@vidas/ui/toast';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { sayFailure } from '../../report/useReport.ts';
import { linhasRecusadas, recusados } from './guiaTexts.ts';

/** An item as it is now, to be taken back. */
type Feito = Pick<ItemIgual, 'numGuia' | 'seqItem' | 'resumo'>;

const keyOf = ({ numGuia, seqItem }: Pick<Feito, 'numGuia' | 'seqItem'>): string => `${numGuia} ${seqItem}`;

/** Applies one decision to equal items, each with what was seen of it, and takes it back from those that nobody changed since. */
export function useItensIguais() {
  const set = useMutation(setItensIguaisMutation(useHttp()));
  const [feitos, setFeitos] = useState<readonly Feito[] | null>(null);
  const [recusas, setRecusas] = useState<readonly ResultadoDoItem[]>([]);

  const send = async (itens: readonly Feito[], mudanca: MudancaDoItem) => {
    const reply = await set.mutateAsync(itens.map((each) => ({ ...mudanca, ...each })));
    const now = new Map(
      (reply.guias ?? []).flatMap((guia) => guia.itens).map((item) => [keyOf(item), item.resumo]),
    );
    const refused = recusados(reply.resultados);
    const done = reply.resultados.filter(({ situacao }) => situacao === 'feito');
    setRecusas(refused);
    if (refused.length > 0)
      toasts.warning(reply.message, `${done.length} de ${itens.length} feitos`, {
        rows: linhasRecusadas(refused),
      });
    return done.map(({ numGuia, seqItem }) => ({
      numGuia,
      seqItem,
      resumo: now.get(keyOf({ numGuia, seqItem })),
    }));
  };
  const orSay = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      sayFailure(error, ['Não foi possível aprovar/desaprovar os itens!', error.message]);
    }
  };
  return {
    feitos,
    recusas,
    isPending: set.isPending,
    aplica: (itens: readonly ItemIgual[], { OBSERVACAO: _, codProcAmb: _amb, ...mudanca }: MudancaDoItem) =>
      orSay(async () => {
        const seen = itens.map(({ numGuia, seqItem, resumo }) => ({ numGuia, seqItem, resumo }));
        setFeitos(await send(seen, mudanca));
      }),
    desfaz: () =>
      orSay(async () => {
        const undone = await send(feitos ?? [], { status: null });
        toasts.success('Decisão desfeita', `${undone.length} de ${feitos?.length ?? 0} itens`);
        setFeitos([]);
      }),
  } as const;
}
