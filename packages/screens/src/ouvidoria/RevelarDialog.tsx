import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { motivoDeRevelar, revelarIdentidade } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { limitesDenuncia } from '@vidas/api-client/ouvidoria/ouvidoria.rules.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import * as z from 'zod/mini';
import { FormDialog } from '../app/FormDialog.tsx';
import { useAct } from '../app/useAct.ts';
import { useServerForm } from '../app/useServerForm.ts';
import type { Identidade } from './useIdentidades.ts';

export interface RevelarDialogProps {
  readonly protocolo: string;
  readonly onReveal: (identidade: Identidade) => void;
  readonly onClose: () => void;
}

const schema = z.object({ motivo: motivoDeRevelar });

/** Asks why the identity is needed, and opens it (OUV-35). */
export function RevelarDialog({ protocolo, onReveal, onClose }: RevelarDialogProps) {
  const { act } = useAct(revelarIdentidade, { rereads: [] });
  const form = useServerForm({
    schema,
    defaultValues: { motivo: '' },
    onSubmit: async ({ motivo }) => onReveal(replyOf(await act({ body: { protocolo, motivo } }))),
  });
  return (
    <FormDialog
      title="Revelar identidade"
      failed="A identidade continua oculta"
      form={form}
      actionLabel="Revelar"
      onClose={onClose}
    >
      <FormField form={form} name="motivo">
        {(field) => (
          <TextArea
            label="Motivo"
            {...field}
            hint={`Fica registrado, com o seu nome, que você viu quem fez a denúncia ${protocolo}, e por quê.`}
            rows={2}
            maxLength={limitesDenuncia.curto}
            hasCounter
          />
        )}
      </FormField>
    </FormDialog>
  );
}
