import { type ResultadoDoItem, setGuiaItens } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import type { ItemIgual } from '@vidas/api-client/contas-medicas/guias/guiasIguais.contract.ts';
import type { MudancaDoItem } from '@vidas/api-client/contas-medicas/guias/itemMudanca.rules.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useAct } from '../../app/useAct.ts';
import { linhasRecusadas, recusados } from './guiaTexts.ts';
import { leGuiasDeNovo } from './leGuiasDeNovo.ts';

/** A changed item, for the undo. */
type Feito = Pick<ItemIgual, 'numGuia' | 'seqItem' | 'resumo'>;

const keyOf = ({ numGuia, seqItem }: Pick<Feito, 'numGuia' | 'seqItem'>): string => `${numGuia} ${seqItem}`;

/**
 * Applies one decision to equal items, each with its version on show. The undo skips items that somebody changed since.
 */
export function useItensIguais() {
  const { act, isPending } = useAct(setGuiaItens, {
    ...leGuiasDeNovo,
    failed: 'Não foi possível aprovar/desaprovar os itens!',
  });
  const [feitos, setFeitos] = useState<readonly Feito[] | null>(null);
  const [recusas, setRecusas] = useState<readonly ResultadoDoItem[]>([]);

  /** Null when the call failed. */
  const send = async (itens: readonly Feito[], mudanca: MudancaDoItem) => {
    const outcome = await act({ body: { itensAlterados: itens.map((each) => ({ ...mudanca, ...each })) } });
    if (outcome.kind !== 'done') return null;
    const { reply } = outcome;
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
  return {
    feitos,
    recusas,
    isPending,
    aplica: async (
      itens: readonly ItemIgual[],
      { OBSERVACAO: _, codProcAmb: _amb, ...mudanca }: MudancaDoItem,
    ) => {
      const seen = itens.map(({ numGuia, seqItem, resumo }) => ({ numGuia, seqItem, resumo }));
      const done = await send(seen, mudanca);
      if (done) setFeitos(done);
    },
    desfaz: async () => {
      const undone = await send(feitos ?? [], { status: null });
      if (undone === null) return;
      toasts.success('Decisão desfeita', `${undone.length} de ${feitos?.length ?? 0} itens`);
      setFeitos([]);
    },
  } as const;
}
