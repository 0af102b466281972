import { useQuery } from '@tanstack/react-query';
import { type ExtratoRecebido, getExtratos } from '@vidas/api-client/financeiro/extrato/extrato.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { ListBody } from '../../report/ListBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { useNow } from '../../report/useExports.ts';
import { DesfazExtratoDialog } from './DesfazExtratoDialog.tsx';
import { EnviaExtratos } from './EnviaExtratos.tsx';
import { extratoColumns } from '../retorno/retornoColumns.tsx';
import { useAberto } from '../retorno/useAberto.ts';
import { useMayUndo } from '../retorno/useMayUndo.ts';

/** Imports statements of the bank, and lists the imported ones (CBR-29). */
export function ExtratosTab() {
  const found = useQuery(queryOf(useHttp(), getExtratos, {}));
  const names = useNow('extratos-do-banco');
  const [, mostra] = useAberto('extrato');
  const [desfazendo, setDesfazendo] = useState<ExtratoRecebido | null>(null);
  const mayUndo = useMayUndo();
  return (
    <>
      <EnviaExtratos onOpen={mostra} />
      <ListBody
        report={reportOf(found, found.data)}
        memory="arquivo-banco.extratos"
        columns={extratoColumns}
        names={names}
        table={{
          label: 'Extratos do banco',
          rowKey: ({ extratoId }) => extratoId,
          emptyText: 'Nenhum extrato foi importado ainda.',
          rowActions: (extrato) => (
            <>
              <Button
                size="small"
                aria-label={`Abrir ${extrato.nome}`}
                onPress={() => mostra(extrato.extratoId)}
              >
                Abrir
              </Button>{' '}
              {mayUndo && extrato.situacao === 'APLICADO' && (
                <Button
                  size="small"
                  aria-label={`Desfazer ${extrato.nome}`}
                  onPress={() => setDesfazendo(extrato)}
                >
                  Desfazer
                </Button>
              )}
            </>
          ),
        }}
      />
      {desfazendo && <DesfazExtratoDialog extrato={desfazendo} onClose={() => setDesfazendo(null)} />}
    </>
  );
}
