import { liberaContato, type Reserva } from '@vidas/api-client/prevencao/contato/contato.contract.ts';
import { type Programa, programas } from '@vidas/api-client/prevencao/programas.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useAct } from '../../app/useAct.ts';
import { ContatoForm } from './ContatoForm.tsx';

export interface ContatoDialogProps {
  readonly programa: Programa;
  readonly pessoa: { readonly matricula: string; readonly nome: string };
  /** Undefined while loading, and after a refusal. */
  readonly reserva: Reserva | undefined;
  /** Reason why the person may not be called now: another caller has her, or called today. */
  readonly recusa: Error | null;
  readonly onClose: () => void;
}

/** The person and the programme of a call, and the form of the contact once she is reserved (PRV-13). */
export function ContatoDialog({ programa, pessoa, reserva, recusa, onClose }: ContatoDialogProps) {
  const { act: libera } = useAct(liberaContato, { rereads: [] });
  const close = () => {
    if (reserva) void libera({ body: { matricula: pessoa.matricula } });
    onClose();
  };
  return (
    <Dialog title="Registrar contato" size="small" onClose={close}>
      <Stack>
        <Stack gap="xs">
          <Text weight="strong">{pessoa.nome}</Text>
          <Text tone="muted" size="table">
            {`Matrícula ${pessoa.matricula} · ${programas[programa].nome}`}
          </Text>
        </Stack>
        {reserva && (
          <ContatoForm programa={programa} matricula={pessoa.matricula} reserva={reserva} onDone={onClose} />
        )}
        {!reserva && (
          <>
            {recusa ? (
              <Notice tone="negative" title="Esta pessoa não pode ser chamada agora" isLive>
                {recusa.message}
              </Notice>
            ) : (
              <Text tone="muted">Guardando a pessoa para você…</Text>
            )}
            <Row justify="end">
              <Button onPress={close}>Voltar à lista</Button>
            </Row>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
