import { useState, type SubmitEvent } from 'react';
import { tiposDenuncia } from '@vidas/api-client/ouvidoria/ouvidoria.rules.ts';
import type { CampoDenuncia, PortalState } from '@vidas/api-client/ouvidoria/portalState.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { Fieldset } from '@vidas/ui/form/Fieldset.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { CampoDeTexto } from '../CampoDeTexto.tsx';
import { TypedGuard } from '../TypedGuard.tsx';
import { campoProtocoloAnterior, camposDeQuem, camposDoFato, valuesOf } from '../fields.ts';

interface DenunciaFormProps {
  /** Target of the form without JavaScript: the page's own address. */
  readonly action: string;
  readonly isIdentificada: boolean;
  readonly isSending: boolean;
  /** Values and problems from a page that the server drew. */
  readonly initial: PortalState['form'];
  readonly onSend: (values: Record<CampoDenuncia, string>) => void;
}

const opcoesDeTipo = Object.entries(tiposDenuncia).map(([value, label]) => ({ value, label }));

/** The report form, the same with scripts and as a plain POST. Nothing in it is required (OUV-2). */
export function DenunciaForm({ action, isIdentificada, isSending, initial, onSend }: DenunciaFormProps) {
  const [isBlankAsked, setIsBlankAsked] = useState(initial?.isBlankAsked ?? false);
  const [isTyped, setIsTyped] = useState(initial !== undefined);
  const field = (name: CampoDenuncia) => ({
    defaultValue: initial?.values[name] ?? '',
    errorMessage: initial?.errors.find((problem) => problem.field === name)?.message,
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = valuesOf(new FormData(event.currentTarget));
    const tooLong = [...camposDoFato, ...camposDeQuem].find(
      ({ name, maxLength }) => values[name].length > maxLength,
    );
    if (tooLong) {
      (event.currentTarget.elements.namedItem(tooLong.name) as HTMLElement).focus();
      return;
    }
    const isBlank = Object.values(values).every((value) => value === '');
    setIsBlankAsked(isBlank);
    if (!isBlank || isBlankAsked) onSend(values);
  };
  return (
    <form
      method="post"
      action={action}
      autoComplete="off"
      noValidate
      onSubmit={handleSubmit}
      onInput={() => setIsTyped(true)}
    >
      <TypedGuard isOn={isTyped} title="Denúncia" />
      <Stack gap="xl">
        {isIdentificada && (
          <Fieldset legend="Quem é você">
            {camposDeQuem.map((campo) => (
              <CampoDeTexto key={campo.name} campo={campo} {...field(campo.name)} />
            ))}
          </Fieldset>
        )}
        <Fieldset legend="O que aconteceu">
          <SelectField
            label="Tipo"
            name="tipo"
            size="large"
            autoComplete="off"
            placeholder="--Selecione--"
            options={opcoesDeTipo}
            {...field('tipo')}
          />
          {camposDoFato.map((campo) => (
            <CampoDeTexto key={campo.name} campo={campo} {...field(campo.name)} />
          ))}
          <CampoDeTexto campo={campoProtocoloAnterior} {...field('protocoloAnterior')} />
        </Fieldset>
        {isBlankAsked && (
          <>
            <Notice tone="caution" title="A denúncia está em branco" isLive>
              Sem nenhuma informação não há como apurar. Se quiser enviar assim mesmo, aperte Enviar outra
              vez.
            </Notice>
            <input type="hidden" name="emBranco" value="sim" autoComplete="off" />
          </>
        )}
        <Row>
          <Button type="submit" tone="primary" size="large" isPending={isSending}>
            Enviar
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
