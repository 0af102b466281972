import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import {
  type AvisoDeAcesso,
  confirmaAvisosAcesso,
  getAvisosAcesso,
} from '@vidas/api-client/shell/avisosAcesso.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { Facts } from '@vidas/ui/text/Facts.tsx';
import { useState } from 'react';
import { useHttp } from '../app/services.tsx';
import { useAct } from '../app/useAct.ts';
import { PedidoDeSenhaDialog } from './PedidoDeSenhaDialog.tsx';

const porQuem = ({ quem, aprovador }: AvisoDeAcesso): string =>
  aprovador === null ? `Por ${quem}` : `Por ${quem}, aprovado por ${aprovador}`;

/**
 * Other people's changes to one's own access, until the person confirms them; a waiting password comes next (OPE-20).
 */
export function AvisosDeAcesso() {
  // A server without the call has no news.
  const { data } = useQuery({
    ...queryOf(useHttp(), getAvisosAcesso, {}),
    retry: false,
    staleTime: 300_000,
  });
  const { act, isPending, refusal } = useAct(confirmaAvisosAcesso, { rereads: [getAvisosAcesso] });
  const [depois, setDepois] = useState<readonly string[]>([]);
  const avisos = data?.avisos ?? [];
  const pedido = data?.pedidos.find(({ id }) => !depois.includes(id));
  if (avisos.length === 0)
    return pedido === undefined ? null : (
      <PedidoDeSenhaDialog
        key={pedido.id}
        pedido={pedido}
        onClose={() => setDepois([...depois, pedido.id])}
      />
    );
  return (
    <Dialog
      title="O seu acesso mudou"
      isDismissable={false}
      onClose={() => undefined}
      footer={
        <Button
          tone="primary"
          isPending={isPending}
          onPress={() => void act({ body: { ids: avisos.map(({ id }) => id) } })}
        >
          Li e confirmo
        </Button>
      }
    >
      <Stack gap="l">
        <Text>
          Se não era o esperado, fale com a Tecnologia e com a Ouvidoria. O aviso fica até ser confirmado.
        </Text>
        <Facts
          facts={avisos.map((aviso) => ({
            name: `${aviso.mudanca} em ${writeDayTime(aviso.em)}`,
            value: [porQuem(aviso), aviso.detalhe].filter(Boolean).join('\n'),
          }))}
        />
        {refusal && (
          <Notice tone="negative" isLive>
            {refusal.message}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
