import { useQuery } from '@tanstack/react-query';
import {
  type CreditoDoPagador,
  getCreditosRetorno,
} from '@vidas/api-client/financeiro/conta/conta.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { ListBody } from '../../report/ListBody.tsx';
import { useNow } from '../../report/useExports.ts';
import { reportOf } from '../../report/reportOf.ts';
import { DevolveCreditoDialog } from '../conta/DevolveCreditoDialog.tsx';
import { UsaCreditoDialog } from '../conta/UsaCreditoDialog.tsx';
import { restituirColumns } from './retornoColumns.tsx';
import { useEndereco } from './useEndereco.ts';

type Ato = { readonly o: 'usar' | 'devolver'; readonly credito: CreditoDoPagador };

/** Money that settles nothing and belongs to its payer: used for an open invoice, or given back (CBR-11, CTA-10). */
export function RestituirTab() {
  const found = useQuery(queryOf(useHttp(), getCreditosRetorno, {}));
  const names = useNow('creditos-de-pagadores');
  const { mostra } = useEndereco();
  const [ato, setAto] = useState<Ato | null>(null);
  const close = (): void => setAto(null);
  return (
    <>
      <ListBody
        report={reportOf(found, found.data)}
        memory="arquivo-banco.restituir"
        columns={restituirColumns}
        names={names}
        table={{
          label: 'Créditos de pagadores',
          rowKey: ({ creditoId }) => creditoId,
          emptyText: 'Nenhum crédito espera destino.',
          rowActions: (credito) => {
            const de = `de ${credito.pagador ?? credito.titulo ?? ''}`;
            const { arquivoId, linha } = credito;
            return (
              <>
                <Button
                  size="small"
                  aria-label={`Usar o crédito ${de}`}
                  onPress={() => setAto({ o: 'usar', credito })}
                >
                  Usar
                </Button>{' '}
                <Button
                  size="small"
                  aria-label={`Devolver o crédito ${de}`}
                  onPress={() => setAto({ o: 'devolver', credito })}
                >
                  Devolver
                </Button>{' '}
                {arquivoId !== null && linha !== null && (
                  <Button
                    size="small"
                    aria-label={`Linha do título ${credito.titulo}`}
                    onPress={() => mostra(arquivoId, linha)}
                  >
                    Linha
                  </Button>
                )}
              </>
            );
          },
        }}
      />
      {ato?.o === 'usar' && <UsaCreditoDialog credito={ato.credito} onClose={close} />}
      {ato?.o === 'devolver' && <DevolveCreditoDialog credito={ato.credito} onClose={close} />}
    </>
  );
}
