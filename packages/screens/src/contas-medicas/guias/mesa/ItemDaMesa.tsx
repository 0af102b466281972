import type { Guia, GuiaComItens, GuiaItem } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { useInDesk } from '@vidas/ui/desk/inDesk.ts';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ItemForm } from '../ItemForm.tsx';
import { useGlosas } from '../useGlosas.ts';
import { useItemForm } from '../useItemForm.ts';
import type { useDecideNaMesa } from './useDecideNaMesa.ts';

export interface ItemDaMesaProps {
  /** The form's id, for the act of the desk. */
  readonly id: string;
  readonly guia: GuiaComItens;
  readonly item: GuiaItem;
  readonly lugar: string;
  readonly mesa: ReturnType<typeof useDecideNaMesa>;
  readonly onPending: (isPending: boolean) => void;
}

/** An undecided item with its form (CTM-104). */
export function ItemDaMesa({ id, guia, item, lugar, mesa, onPending }: ItemDaMesaProps) {
  const { decided } = useInDesk();
  const { data: codigos = [] } = useGlosas();
  const depois = useRef<GuiaComItens>(guia);
  const itemForm = useItemForm(
    item,
    codigos,
    async (asked, mudanca) => {
      const mudada = await mesa.muda(guia, [asked], mudanca);
      depois.current = mudada.depois;
      return mudada.resultados[0];
    },
    () => decided(guia.guia.numGuia, mesa.decisaoDe(depois.current, [item])),
    true,
  );
  const { isPending } = itemForm.form;
  const tell = useEffectEvent(onPending);
  useEffect(() => tell(isPending), [isPending]);
  const cabeca: Guia = guia.guia;
  return (
    <>
      <Heading
        data-desk-part
        level={3}
        tabIndex={-1}
      >{`Item ${item.seqItem}: ${item.codProc} ${item.descProc}`}</Heading>
      <ItemForm id={id} itemForm={itemForm} guia={cabeca} lugar={lugar} isEditavel isDaMesa />
    </>
  );
}
