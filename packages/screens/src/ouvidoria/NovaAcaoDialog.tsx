import type { Denuncia } from '@vidas/api-client/ouvidoria/contract';
import { limitesDenuncia, statusDeAcao, statusDenuncia } from '@vidas/api-client/ouvidoria/rules';
import { Button } from '@vidas/ui/button';
import { Dialog } from '@vidas/ui/dialog';
import { CloseButton } from '@vidas/ui/dialog/close-button';
import { Form } from '@vidas/ui/form';
import { SelectField } from '@vidas/ui/form/select-field';
import { TextArea } from '@vidas/ui/form/text-area';
import { Row } from '@vidas/ui/layout/row';
import { LeaveGuard } from '@vidas/ui/leaving/guard';
import { useNovaAcao } from './useNovaAcao.ts';

export interface NovaAcaoDialogProps {
  readonly denuncia: Denuncia;
  readonly onClose: () => void;
}

const options = statusDeAcao.map((value) => ({ value, label: statusDenuncia[value] }));

/** 'ADICIONAR AÇÃO' on one report: what was done, and the status it leads to. */
export function NovaAcaoDialog({ denuncia, onClose }: NovaAcaoDialogProps) {
  const { register, handleSubmit, isDirty, isAdding, problems } = useNovaAcao(denuncia, onClose);
  const errorOf = (name: string) => problems.find((problem) => problem.name === name)?.message;
  return (
    <Dialog title="ADICIONAR AÇÃO" size="small" isDismissable={!isAdding} onClose={onClose}>
      <Form
        problems={problems}
        hasSummary={false}
        onSubmit={handleSubmit}
        guard={<LeaveGuard isOn={isDirty} isPending={isAdding} />}
      >
        <TextArea
          label="Descrição da ação"
          {...register('descricaoAcao')}
          hint={`Quem denunciou lê este texto no acompanhamento do protocolo ${denuncia.OUV_PROTOCOLO}.`}
          maxLength={limitesDenuncia.medio}
          hasCounter
          errorMessage={errorOf('descricaoAcao')}
        />
        <SelectField
          label="Status"
          {...register('status')}
          placeholder="Selecione"
          options={options}
          errorMessage={errorOf('status')}
        />
        <Row justify="end">
          <CloseButton isDisabled={isAdding}>Fechar</CloseButton>
          <Button tone="primary" type="submit" isPending={isAdding}>
            Adicionar
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
