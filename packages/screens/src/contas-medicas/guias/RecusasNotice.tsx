import { Button } from '@vidas/ui/button/Button.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { List } from '@vidas/ui/text/List.tsx';
import { escreveRecusa } from './guiaTexts.ts';
import type { Recusas } from './useGuia.ts';

export interface RecusasNoticeProps {
  readonly recusas: Recusas;
  readonly onClose: () => void;
}

/** Chosen items that did not change, with their reasons. */
export function RecusasNotice({ recusas, onClose }: RecusasNoticeProps) {
  return (
    <Notice tone="negative" title={recusas.titulo} isLive>
      <List>
        {recusas.itens.map((each) => (
          <li key={each.seqItem}>{`Item ${each.seqItem}: ${escreveRecusa(each)}`}</li>
        ))}
      </List>
      <Button size="small" tone="quiet" onPress={onClose}>
        Entendi
      </Button>
    </Notice>
  );
}
