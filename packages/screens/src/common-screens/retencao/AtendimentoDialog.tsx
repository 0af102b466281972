import type { BeneficiarioRetencao } from '@vidas/api-client/retencao/contract';
import { Button } from '@vidas/ui/button';
import { Dialog } from '@vidas/ui/dialog';
import { Form } from '@vidas/ui/form';
import { TextArea } from '@vidas/ui/form/text-area';
import { Row } from '@vidas/ui/layout/row';
import { Notice } from '@vidas/ui/notice';
import { Heading } from '@vidas/ui/text/heading';
import { AtendimentoPessoa } from './AtendimentoPessoa.tsx';
import { AtendimentoSituacao } from './AtendimentoSituacao.tsx';
import { HistoricoRetencao } from './HistoricoRetencao.tsx';
import { useAtendimento } from './useAtendimento.ts';

/** What an AtendimentoDialog takes. */
export interface AtendimentoDialogProps {
  /** As he stands now, also after somebody else acted. */
  readonly beneficiario: BeneficiarioRetencao;
  /** The month of his history, 'YYYY-MM'. */
  readonly competencia: string;
  readonly onClose: () => void;
}

/** 'Adicionar atendimento de retenção' to one beneficiary; whoever was slower is told who did what, and keeps his text. */
export function AtendimentoDialog({ beneficiario, competencia, onClose }: AtendimentoDialogProps) {
  const atendimento = useAtendimento(beneficiario, onClose);
  const { form, situacao } = atendimento;
  const isIncomplete = situacao.retstatus === 'F' && situacao.retresultado === '';
  return (
    <Dialog
      title="Adicionar atendimento de retenção"
      size="small"
      // What was typed is not lost by a press beside the dialog.
      isDismissable={!form.isPending && !form.isDirty}
      onClose={onClose}
    >
      <Form {...form.formProps} hasSummary={false}>
        <AtendimentoPessoa beneficiario={beneficiario} />
        {form.failure && (
          <Notice tone="negative" title="O atendimento não foi adicionado" isLive>
            {form.failure}
          </Notice>
        )}
        <TextArea
          label="Descrição"
          {...form.register('retdesc')}
          hint="O que foi conversado e o que ficou combinado."
          maxLength={2000}
          hasCounter
        />
        <AtendimentoSituacao atendimento={atendimento} />
        <Row justify="end">
          <Button isDisabled={form.isPending} onPress={onClose}>
            Cancelar
          </Button>
          <Button
            tone="primary"
            type="submit"
            isDisabled={isIncomplete || beneficiario.statusRet === 'F'}
            isPending={form.isPending}
          >
            Adicionar
          </Button>
        </Row>
        {beneficiario.qtdeRet > 0 && (
          <>
            <Heading level={3} size="section">
              Histórico
            </Heading>
            <HistoricoRetencao beneficiario={beneficiario} competencia={competencia} />
          </>
        )}
      </Form>
    </Dialog>
  );
}
