import { useQuery } from '@tanstack/react-query';
import {
  type AtoDaConta,
  atoDaConta,
  getAtosDaConta,
} from '@vidas/api-client/financeiro/conta/conta.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Tag } from '@vidas/ui/tag/Tag.tsx';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { fieldColumns } from '../../report/fieldColumns.tsx';
import { ListBody } from '../../report/ListBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { useNow } from '../../report/useExports.ts';
import { DesfazAtoDialog } from './DesfazAtoDialog.tsx';

const columns = fieldColumns(atoDaConta, {
  especie: ({ desfeitoEm }, marked) =>
    desfeitoEm === null ? (
      marked
    ) : (
      <>
        {marked} <Tag tone="neutral">Desfeito</Tag>
      </>
    ),
});

/**
 * Acts by hand: money received, and the end of credits and of money without a title. A manager undoes them (CTA-12).
 */
export function AtosTab({ mayUndo }: { readonly mayUndo: boolean }) {
  const found = useQuery(queryOf(useHttp(), getAtosDaConta, {}));
  const [ato, setAto] = useState<AtoDaConta | null>(null);
  const desfaz = (row: AtoDaConta) =>
    row.desfeitoEm === null && (
      <Button
        size="small"
        aria-label={`Desfazer o de ${row.pagador ?? row.linhaDoBanco ?? ''}`}
        onPress={() => setAto(row)}
      >
        Desfazer
      </Button>
    );
  return (
    <>
      <ListBody
        report={reportOf(found, found.data)}
        memory="arquivo-banco.atos"
        columns={columns}
        names={useNow('recebido-a-mao-e-destinos')}
        table={{
          label: 'Recebido à mão e destinos',
          rowKey: ({ atoId }) => atoId,
          emptyText: 'Nada foi recebido à mão, e nada teve destino.',
          ...(mayUndo ? { rowActions: desfaz } : {}),
        }}
      />
      {ato && <DesfazAtoDialog ato={ato} onClose={() => setAto(null)} />}
    </>
  );
}
