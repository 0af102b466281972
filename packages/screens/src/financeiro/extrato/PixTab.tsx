import { useQuery } from '@tanstack/react-query';
import {
  getPixDoExtrato,
  type PixDoExtrato,
  pixDoExtrato,
} from '@vidas/api-client/financeiro/extrato/pixDoExtrato.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { fieldColumns } from '../../report/fieldColumns.tsx';
import { ListBody } from '../../report/ListBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { useNow } from '../../report/useExports.ts';
import { DeixaPixDialog } from './DeixaPixDialog.tsx';
import { IdentificaPixDialog } from './IdentificaPixDialog.tsx';
import { VoltaPixConfirm } from './VoltaPixConfirm.tsx';

const columns = fieldColumns(pixDoExtrato);

const dialogs = { identifica: IdentificaPixDialog, deixa: DeixaPixDialog, volta: VoltaPixConfirm };

/** PIX credits of statements without a known payer, and those left out (CBR-34). */
export function PixTab({ mayUndo }: { readonly mayUndo: boolean }) {
  const found = useQuery(queryOf(useHttp(), getPixDoExtrato, {}));
  const [open, setOpen] = useState<{ what: keyof typeof dialogs; pix: PixDoExtrato } | null>(null);
  const Shown = open && dialogs[open.what];
  return (
    <>
      <ListBody
        report={reportOf(found, found.data)}
        memory="arquivo-banco.pix"
        columns={columns}
        names={useNow('pix-a-identificar')}
        table={{
          label: 'PIX a identificar',
          rowKey: ({ extratoId, linha }) => `${extratoId} ${linha}`,
          emptyText: 'Todo PIX dos extratos foi identificado.',
          rowActions: (pix) =>
            pix.situacao === 'ESPERA' ? (
              <>
                <Button
                  size="small"
                  aria-label={`Identificar: ${pix.memo ?? ''}`}
                  onPress={() => setOpen({ what: 'identifica', pix })}
                >
                  Identificar
                </Button>{' '}
                <Button
                  size="small"
                  aria-label={`Deixar de fora: ${pix.memo ?? ''}`}
                  onPress={() => setOpen({ what: 'deixa', pix })}
                >
                  Deixar de fora
                </Button>
              </>
            ) : (
              mayUndo && (
                <Button
                  size="small"
                  aria-label={`Voltar a esperar: ${pix.memo ?? ''}`}
                  onPress={() => setOpen({ what: 'volta', pix })}
                >
                  Voltar a esperar
                </Button>
              )
            ),
        }}
      />
      {open && Shown && <Shown pix={open.pix} onClose={() => setOpen(null)} />}
    </>
  );
}
