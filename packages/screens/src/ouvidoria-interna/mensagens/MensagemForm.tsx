import { useState, type SubmitEventHandler } from 'react';
import { limitesDenuncia } from '@vidas/api-client/ouvidoria/ouvidoria.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { CampoDeTexto } from '../CampoDeTexto.tsx';
import type { Campo } from '../fields.ts';
import { TypedGuard } from '../TypedGuard.tsx';
import { rotas } from '../routes.ts';

/** The box of a message to the staff (OUV-23). */
export const campoMensagem: Campo<'mensagem'> = {
  name: 'mensagem',
  label: 'Mensagem para a ouvidoria',
  hint: 'Ninguém vai perguntar quem você é. Se não se identificou e quer continuar anônimo, não escreva o seu nome.',
  rows: 4,
  maxLength: limitesDenuncia.medio,
};

interface MensagemFormProps {
  /** The open follow-up, inside the form, so that nobody types the key again. */
  readonly acompanhamento: string;
  readonly defaultValue: string;
  readonly errorMessage: string | undefined;
  readonly isSending: boolean;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
}

/** Writes to the staff; the same form by script and by plain POST. */
export function MensagemForm({ acompanhamento, isSending, onSubmit, ...field }: MensagemFormProps) {
  const [isTyped, setIsTyped] = useState(field.defaultValue !== '');
  return (
    <form
      method="post"
      action={rotas.acompanhamento}
      autoComplete="off"
      noValidate
      onSubmit={onSubmit}
      onInput={({ currentTarget }) => setIsTyped(new FormData(currentTarget).get(campoMensagem.name) !== '')}
    >
      <TypedGuard isOn={isTyped} title="Mensagem" />
      <input type="hidden" name="acompanhamento" value={acompanhamento} autoComplete="off" />
      <Stack gap="l">
        <CampoDeTexto campo={campoMensagem} {...field} />
        <Row>
          <Button type="submit" tone="primary" size="large" isPending={isSending}>
            Enviar mensagem
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
