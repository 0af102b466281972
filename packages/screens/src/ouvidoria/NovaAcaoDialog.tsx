import type { Denuncia } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import {
  limitesDenuncia,
  statusDeAcao,
  statusDenuncia,
} from '@vidas/api-client/ouvidoria/ouvidoria.rules.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { FormDialog } from '../app/FormDialog.tsx';
import { useNovaAcao } from './useNovaAcao.ts';

export interface NovaAcaoDialogProps {
  readonly denuncia: Denuncia;
  readonly onClose: () => void;
}

const options = statusDeAcao.map((value) => ({ value, label: statusDenuncia[value] }));

/** 'ADICIONAR AÇÃO' on one report: its description and the new status. */
export function NovaAcaoDialog({ denuncia, onClose }: NovaAcaoDialogProps) {
  const form = useNovaAcao(denuncia, onClose);
  return (
    <FormDialog
      title="ADICIONAR AÇÃO"
      failed="Houve algum problema ao adicionar a ação!"
      form={form}
      actionLabel="Adicionar"
      cancelLabel="Fechar"
      onClose={onClose}
    >
      <FormField form={form} name="descricaoAcao">
        {(field) => (
          <TextArea
            label="Descrição da ação"
            {...field}
            hint={`Quem denunciou lê este texto no acompanhamento do protocolo ${denuncia.OUV_PROTOCOLO}.`}
            maxLength={limitesDenuncia.medio}
            hasCounter
          />
        )}
      </FormField>
      <FormField form={form} name="status">
        {(field) => <SelectField label="Status" {...field} placeholder="Selecione" options={options} />}
      </FormField>
    </FormDialog>
  );
}
