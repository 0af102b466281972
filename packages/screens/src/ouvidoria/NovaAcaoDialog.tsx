import type { Denuncia } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import {
  limitesDenuncia,
  statusDeAcao,
  statusDenuncia,
} from '@vidas/api-client/ouvidoria/ouvidoria.rules.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Facts } from '@vidas/ui/text/Facts.tsx';
import { FormDialog } from '../app/FormDialog.tsx';
import { accountFacts } from './denunciaFacts.ts';
import { useNovaAcao } from './useNovaAcao.ts';

export interface NovaAcaoDialogProps {
  readonly denuncia: Denuncia;
  readonly onClose: () => void;
}

const options = statusDeAcao.map((value) => ({ value, label: statusDenuncia[value] }));

/** 'Adicionar ação' on one report: its text, and beside it the description and the new status. */
export function NovaAcaoDialog({ denuncia, onClose }: NovaAcaoDialogProps) {
  const form = useNovaAcao(denuncia, onClose);
  return (
    <FormDialog
      title="Adicionar ação"
      size="large"
      failed="Houve algum problema ao adicionar a ação!"
      form={form}
      actionLabel="Adicionar"
      cancelLabel="Fechar"
      onClose={onClose}
    >
      <Row isEven align="start" gap="l">
        <Facts facts={accountFacts(denuncia)} />
        <Stack gap="m">
          <FormField form={form} name="descricaoAcao">
            {(field) => (
              <TextArea
                label="Descrição da ação"
                {...field}
                hint={`Quem denunciou lê este texto no acompanhamento do protocolo ${denuncia.OUV_PROTOCOLO}.`}
                maxLength={limitesDenuncia.medio}
                rows={8}
                hasCounter
              />
            )}
          </FormField>
          <FormField form={form} name="status">
            {(field) => <SelectField label="Status" {...field} placeholder="Selecione" options={options} />}
          </FormField>
        </Stack>
      </Row>
    </FormDialog>
  );
}
