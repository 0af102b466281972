import { writeDay } from '@vidas/api-client/words/day.ts';
import {
  getRecebimentos,
  recebimento,
  type Recebimento,
} from '@vidas/api-client/caixa/baixa-cartao/recebimento.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { ehGerente } from '@vidas/api-client/vendas/papeis.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Tag } from '@vidas/ui/tag/Tag.tsx';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { useSession } from '../../app/session/SessionProvider.tsx';
import { fieldColumns } from '../../report/fieldColumns.tsx';
import { ListBody } from '../../report/ListBody.tsx';
import { useNow } from '../../report/useExports.ts';
import { useReport } from '../../report/useReport.ts';
import { DesfazRecebimentoConfirm } from './DesfazRecebimentoConfirm.tsx';

const label = 'Recebimentos';
const emptyText = 'Nenhum recebimento foi confirmado de uma vez.';

const columns = fieldColumns(recebimento, {
  situacao: ({ situacao }, marked) => (
    <Tag tone={situacao === 'Confirmado' ? 'positive' : 'neutral'}>{marked}</Tag>
  ),
});

/** Receipts of whole days, which a manager may undo (CXA-19). */
export function RecebimentosTab() {
  const report = useReport(queryOf(useHttp(), getRecebimentos, {}), {
    success: ['Dados obtidos com sucesso!'],
    empty: [emptyText],
  });
  const mayUndo = ehGerente(useSession()?.occupation ?? '');
  const [asked, setAsked] = useState<Recebimento | null>(null);
  // Present row: after a refusal because of changes, the question shows the new sum (REL-46).
  const undoing = asked && (report.rows?.find(({ id }) => id === asked.id) ?? asked);
  return (
    <>
      <ListBody
        report={report}
        memory="baixa-cartao.recebimentos"
        columns={columns}
        names={useNow('recebimentos-cartao')}
        table={{
          label,
          rowKey: ({ id }) => id,
          emptyText,
          rowActions: (each) =>
            mayUndo &&
            each.situacao === 'Confirmado' &&
            each.parcelas > 0 && (
              <Button
                size="small"
                aria-label={`Desfazer o recebimento de ${writeDay(each.dia)}, ${each.bandeiraNome}`}
                onPress={() => setAsked(each)}
              >
                Desfazer
              </Button>
            ),
        }}
      />
      {undoing && <DesfazRecebimentoConfirm recebimento={undoing} onClose={() => setAsked(null)} />}
    </>
  );
}
