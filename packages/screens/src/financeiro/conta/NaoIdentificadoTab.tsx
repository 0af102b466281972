import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import {
  type DinheiroSemTitulo,
  getNaoIdentificado,
} from '@vidas/api-client/financeiro/conta/naoIdentificado.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { ListBody } from '../../report/ListBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { useNow } from '../../report/useExports.ts';
import { naoIdentificadoColumns } from '../retorno/retornoColumns.tsx';
import { useEndereco } from '../retorno/useEndereco.ts';
import { DaALinhaDialog } from './DaALinhaDialog.tsx';
import { DevolveDaLinhaDialog } from './DevolveDaLinhaDialog.tsx';

type Ato = { readonly o: 'dar' | 'devolver'; readonly linha: DinheiroSemTitulo };

/** Money of the bank without a title: used for an open invoice, or given back (CTA-19). */
export function NaoIdentificadoTab() {
  const found = useQuery(queryOf(useHttp(), getNaoIdentificado, {}));
  const names = useNow('nao-identificado');
  const { mostra } = useEndereco();
  const [ato, setAto] = useState<Ato | null>(null);
  const close = (): void => setAto(null);
  return (
    <>
      <ListBody
        report={reportOf(found, found.data)}
        memory="arquivo-banco.nao-identificado"
        columns={naoIdentificadoColumns}
        names={names}
        table={{
          label: 'Dinheiro não identificado',
          rowKey: ({ arquivoId, linha }) => `${arquivoId} ${linha}`,
          emptyText: 'Nenhum dinheiro do banco espera destino.',
          rowActions: (linha) => {
            const qual = `a linha ${linha.linha} de ${linha.arquivo}`;
            return (
              <>
                <Button
                  size="small"
                  aria-label={`Dar ${qual} a uma fatura`}
                  onPress={() => setAto({ o: 'dar', linha })}
                >
                  Dar
                </Button>{' '}
                <Button
                  size="small"
                  aria-label={`Devolver ${qual}`}
                  onPress={() => setAto({ o: 'devolver', linha })}
                >
                  Devolver
                </Button>{' '}
                <Button
                  size="small"
                  aria-label={`Abrir ${qual}`}
                  onPress={() => mostra(linha.arquivoId, linha.linha)}
                >
                  Linha
                </Button>
              </>
            );
          },
        }}
      />
      {ato?.o === 'dar' && <DaALinhaDialog linha={ato.linha} onClose={close} />}
      {ato?.o === 'devolver' && <DevolveDaLinhaDialog linha={ato.linha} onClose={close} />}
    </>
  );
}
