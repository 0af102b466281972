import type {
  Guia,
  GuiaItem,
  ResultadoDoItem,
} from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import type { MudancaDoItem } from '@vidas/api-client/contas-medicas/guias/itemMudanca.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { CloseButton } from '@vidas/ui/dialog/CloseButton.tsx';
import { Kbd } from '@vidas/ui/text/Kbd.tsx';
import { PaneThing } from '@vidas/ui/two-panes/PaneThing.tsx';
import { useId } from 'react';
import { ItemForm } from './ItemForm.tsx';
import { useGlosas } from './useGlosas.ts';
import { useItemForm } from './useItemForm.ts';

export interface ItemPaneProps {
  readonly item: GuiaItem;
  readonly guia: Guia;
  /** '2 de 6', its place in the table; null when a filter hides it. */
  readonly lugar: string | null;
  readonly isEditavel: boolean;
  readonly onDecide: (item: GuiaItem, mudanca: MudancaDoItem) => Promise<ResultadoDoItem | undefined>;
  /** Another item of the tab waits for its approval. */
  readonly hasProximo: boolean;
  /** Called after the approval. */
  readonly onDone: () => void;
}

/** The approval of one item, with its rules and evidence. */
export function ItemPane({
  item: opened,
  guia,
  lugar,
  isEditavel,
  hasProximo,
  onDecide,
  onDone,
}: ItemPaneProps) {
  const formId = useId();
  const { data: codigos = [] } = useGlosas();
  const itemForm = useItemForm(opened, codigos, onDecide, onDone);
  const { form, item } = itemForm;
  // The acts stay visible below the form, however long it is.
  const ofForm = { form: formId };
  return (
    <PaneThing
      title={`Item ${item.seqItem}: ${item.codProc} ${item.descProc}`}
      footer={
        <>
          <CloseButton isDisabled={form.isPending}>{isEditavel ? 'Cancelar' : 'Fechar'}</CloseButton>
          {isEditavel && (
            <Button tone="primary" type="submit" isPending={form.isPending} {...ofForm}>
              {hasProximo ? 'Aprovar e ir ao próximo' : 'Aprovar'} <Kbd aria-hidden="true">Ctrl ⏎</Kbd>
            </Button>
          )}
        </>
      }
    >
      <ItemForm id={formId} itemForm={itemForm} guia={guia} lugar={lugar} isEditavel={isEditavel} />
    </PaneThing>
  );
}
