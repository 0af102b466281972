import type { SubmitEventHandler } from 'react';
import { Button } from '@vidas/ui/button/Button.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { CampoDeTexto } from '../CampoDeTexto.tsx';
import type { Consulta } from './consulta.ts';
import { campoMensagem } from '../mensagens/MensagemForm.tsx';
import { rotas } from '../routes.ts';

interface ConsultaFormProps {
  readonly problems: Partial<Consulta>;
  readonly isAsking: boolean;
  /** Number of reports found so far; each new one empties the key, which others could read on the screen. */
  readonly found: number;
  /**
   * A message, drawn by the server, that was not sent because the follow-up had ended; it is sent with protocol and key.
   */
  readonly unsent: string | undefined;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
}

/** The two boxes of the follow-up; the same form by script and by plain POST. */
export function ConsultaForm({ problems, isAsking, found, unsent, onSubmit }: ConsultaFormProps) {
  const quiet = { size: 'large', autoComplete: 'off', spellCheck: false } as const;
  return (
    <form method="post" action={rotas.acompanhamento} autoComplete="off" noValidate onSubmit={onSubmit}>
      <Stack gap="l">
        <TextField
          {...quiet}
          label="Protocolo"
          name="protocolo"
          placeholder="Digite seu protocolo"
          inputMode="numeric"
          maxLength={20}
          isTabular
          errorMessage={problems.protocolo}
        />
        <TextField
          {...quiet}
          key={found}
          label="Chave de acesso"
          name="chave"
          placeholder="XXXX-XXXX-XXXX-XXXX"
          autoCapitalize="characters"
          maxLength={40}
          errorMessage={problems.chave}
        />
        {unsent !== undefined && <CampoDeTexto campo={campoMensagem} defaultValue={unsent} />}
        <Row>
          <Button type="submit" tone="primary" size="large" isPending={isAsking}>
            Consultar denúncia
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
