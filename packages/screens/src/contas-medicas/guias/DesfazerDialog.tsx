import {
  type Desfaz,
  maximoMotivoDeDesfazer,
} from '@vidas/api-client/contas-medicas/guias/desfazer.rules.ts';
import { type Guia, linhaDaGuia } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { unidadeDaIncorporada } from '@vidas/api-client/contas-medicas/guias/guiasDesfaz.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { CloseButton } from '@vidas/ui/dialog/CloseButton.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { RadioGroup } from '@vidas/ui/form/choice/RadioGroup.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { Form } from '@vidas/ui/form/Form.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { useServerForm } from '../../app/useServerForm.ts';
import { writeAto } from '../../write/writeAto.ts';
import { AndamentoDoLote } from '../demonstrativo/AndamentoDoLote.tsx';
import { useDesfaz } from './useDesfaz.ts';

export interface DesfazerDialogProps {
  /** Incorporated guides, some of them settled. */
  readonly guias: readonly Guia[];
  readonly onClose: () => void;
}

const schema = z.object({
  motivo: z.string().check(z.refine((text) => text.trim() !== '', 'Diga por que se desfaz.')),
});

const oQueDesfazer = [
  { value: 'baixa', label: 'Só a baixa: continuam incorporadas' },
  { value: 'incorporacao', label: 'A baixa e a incorporação: voltam a válidas' },
] as const;

/**
 * Asks for the target and the reason of an undo, then undoes guide by guide; the server refuses guides that the provider may have
 * read (CTM-78).
 */
export function DesfazerDialog({ guias, onClose }: DesfazerDialogProps) {
  const formId = useId();
  // The acts stay visible below the form.
  const ofForm = { form: formId };
  const baixadas = guias.filter(({ dataBaixa }) => dataBaixa !== null);
  const [desfaz, setDesfaz] = useState<Desfaz>(baixadas.length > 0 ? 'baixa' : 'incorporacao');
  const alvo = desfaz === 'baixa' ? baixadas : guias;
  const { andamento, isRunning, run, stop } = useDesfaz();
  const form = useServerForm({
    schema,
    defaultValues: { motivo: '' },
    onSubmit: ({ motivo }) => void run(alvo, { desfaz, motivo }),
  });
  const title = baixadas.length > 0 ? 'Desfazer baixa ou incorporação' : 'Desfazer a incorporação';
  return (
    <Dialog
      title={guias.length === 1 ? `${title}: guia ${guias[0]?.numGuia ?? ''}` : title}
      size="small"
      onClose={isRunning ? stop : onClose}
      footer={
        andamento ? (
          <Button isDisabled={andamento.situacao === 'parando'} onPress={isRunning ? stop : onClose}>
            {isRunning ? 'Parar' : 'Fechar'}
          </Button>
        ) : (
          <>
            <CloseButton>Cancelar</CloseButton>
            <Button tone="danger" type="submit" {...ofForm}>
              Desfazer
            </Button>
          </>
        )
      }
    >
      {andamento ? (
        <AndamentoDoLote andamento={andamento} />
      ) : (
        <Form id={formId} {...form.formProps} hasSummary={false}>
          <Text>
            {writeAto(
              alvo.map((guia) => ({ ...linhaDaGuia(guia), nome: guia.numGuia })),
              unidadeDaIncorporada,
            )}
          </Text>
          {baixadas.length > 0 && (
            <RadioGroup
              label="O que desfazer"
              name="desfaz"
              options={oQueDesfazer}
              value={desfaz}
              onChange={({ target }) => setDesfaz(target.value as Desfaz)}
            />
          )}
          <FormField form={form} name="motivo">
            {(field) => (
              <TextArea
                label="Motivo"
                hint="Fica no histórico de cada guia."
                rows={2}
                maxLength={maximoMotivoDeDesfazer}
                hasCounter
                {...field}
              />
            )}
          </FormField>
        </Form>
      )}
    </Dialog>
  );
}
