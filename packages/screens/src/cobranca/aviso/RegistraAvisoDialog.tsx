import { useQuery } from '@tanstack/react-query';
import { getParaAvisar } from '@vidas/api-client/cobranca/aviso/aviso.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useHttp } from '../../app/services.tsx';
import { RegistraAvisoForm } from './RegistraAvisoForm.tsx';

interface RegistraAvisoDialogProps {
  readonly matricula: string;
  readonly onClose: () => void;
}

/** Registers a notice made outside; the form appears once holder and late fees are loaded. */
export function RegistraAvisoDialog({ matricula, onClose }: RegistraAvisoDialogProps) {
  const { data, error } = useQuery({
    ...queryOf(useHttp(), getParaAvisar, { body: { matricula } }),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  return (
    <Dialog title="Registrar aviso feito" onClose={onClose}>
      <Stack>
        {data ? (
          <RegistraAvisoForm titular={data} onDone={onClose} />
        ) : (
          <>
            {error ? (
              <Notice tone="negative" title="Não há como registrar" isLive>
                {error.message}
              </Notice>
            ) : (
              <Text tone="muted">Buscando o titular…</Text>
            )}
            <Row justify="end">
              <Button onPress={onClose}>Voltar à lista</Button>
            </Row>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
