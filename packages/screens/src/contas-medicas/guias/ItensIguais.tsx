import { writeReais } from '@vidas/api-client/words/money.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { useQuery } from '@tanstack/react-query';
import { getItensIguais } from '@vidas/api-client/contas-medicas/guias/guiasIguais.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { List } from '@vidas/ui/text/List.tsx';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { escreveRecusa } from './guiaTexts.ts';
import type { Decidido } from './useGuia.ts';
import { useItensIguais } from './useItensIguais.ts';

export interface ItensIguaisProps {
  readonly decidido: Decidido;
}

/**
 * Offers the decision about one item to the provider's equal ones: with a preview, one act for all, and one undo (CTM-46).
 */
export function ItensIguais({ decidido }: ItensIguaisProps) {
  const { item, mudanca } = decidido;
  const { numGuia, seqItem } = item;
  const { data } = useQuery({
    ...queryOf(useHttp(), getItensIguais, { body: { numGuia, seqItem } }),
    select: ({ itens }) => itens,
    staleTime: 0,
  });
  const { feitos, recusas, isPending, aplica, desfaz } = useItensIguais();
  const [isAsking, setIsAsking] = useState(false);
  if (feitos !== null)
    return (
      <Notice tone={recusas.length === 0 ? 'positive' : 'caution'} isLive>
        <Row>
          <Text as="span">{`Aplicado a ${counted(feitos.length, 'item igual', 'itens iguais')}.`}</Text>
          {feitos.length > 0 && (
            <Button size="small" isPending={isPending} onPress={() => void desfaz()}>
              Desfazer
            </Button>
          )}
        </Row>
        {recusas.length > 0 && (
          <List>
            {recusas.map((each) => (
              <li key={`${each.numGuia} ${each.seqItem}`}>
                {`Guia ${each.numGuia}, item ${each.seqItem}: ${escreveRecusa(each)}`}
              </li>
            ))}
          </List>
        )}
      </Notice>
    );
  if (!data || data.length === 0) return null;
  const total = writeReais(data.reduce((sum, { vrTotal }) => sum + vrTotal, 0));
  const words = `Aplicar ${data.length === 1 ? 'ao item igual' : `aos ${data.length} itens iguais`} (mesmo código, valor e prestador): ${total}`;
  return (
    <>
      <Row>
        <Button size="small" onPress={() => setIsAsking(true)}>
          {words}
        </Button>
      </Row>
      {isAsking && (
        <Confirm
          question={`${words}?`}
          actionLabel="Aplicar"
          tone="primary"
          isPending={isPending}
          onConfirm={() => void aplica(data, mudanca).then(() => setIsAsking(false))}
          onCancel={() => setIsAsking(false)}
        >
          <Stack gap="xs">
            <Text size="table">{`Como no item ${item.seqItem}: ${item.codProc} ${item.descProc}.`}</Text>
            <List>
              {data.map(({ numGuia, seqItem, vrTotal }) => (
                <li
                  key={`${numGuia} ${seqItem}`}
                >{`Guia ${numGuia}, item ${seqItem}: ${writeReais(vrTotal)}`}</li>
              ))}
            </List>
          </Stack>
        </Confirm>
      )}
    </>
  );
}
