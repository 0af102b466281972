import { getContatoDeHoje } from '@vidas/api-client/prevencao/contato/contato.contract.ts';
import { type Programa, programas } from '@vidas/api-client/prevencao/programas.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { useHttp } from '../../app/services.tsx';
import { ContatoForm } from './ContatoForm.tsx';

interface CorrigeContatoDialogProps {
  readonly programa: Programa;
  readonly pessoa: { readonly matricula: string; readonly nome: string };
  readonly onClose: () => void;
}

/** The caller's contact of today, to be corrected with a reason (PRV-22). */
export function CorrigeContatoDialog({ programa, pessoa, onClose }: CorrigeContatoDialogProps) {
  const asked = queryOf(useHttp(), getContatoDeHoje, { body: { matricula: pessoa.matricula, programa } });
  // Never cached: another tab may just have corrected it.
  const { data, error } = useQuery({ ...asked, gcTime: 0, staleTime: Infinity, retry: false });
  return (
    <Dialog title="Corrigir contato" size="small" onClose={onClose}>
      <Stack>
        <Stack gap="xs">
          <Text weight="strong">{pessoa.nome}</Text>
          <Text tone="muted" size="table">
            {`Matrícula ${pessoa.matricula} · ${programas[programa].nome}`}
          </Text>
        </Stack>
        {data ? (
          <ContatoForm
            programa={programa}
            matricula={pessoa.matricula}
            reserva={{ ...data, contatos: [data.contato] }}
            feito={data.contato}
            onDone={onClose}
          />
        ) : (
          <>
            {error ? (
              <Notice tone="negative" title="Este contato não se corrige aqui" isLive>
                {error.message}
              </Notice>
            ) : (
              <Text tone="muted">Abrindo o contato de hoje…</Text>
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
