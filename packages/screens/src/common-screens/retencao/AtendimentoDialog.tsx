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

export interface AtendimentoDialogProps {
  /** The current state, also after somebody else acted. */
  readonly beneficiario: BeneficiarioRetencao;
  /** The month of his history, 'YYYY-MM', or 'todas'. */
  readonly competencia: string;
  readonly onClose: () => void;
}

/**
 * 'Adicionar atendimento de retenção' for one beneficiary. When somebody else was faster it says who did what, and the typed
 * text stays (RET-9).
 */
export function AtendimentoDialog({ beneficiario, competencia, onClose }: AtendimentoDialogProps) {
  const atendimento = useAtendimento(beneficiario, onClose);
  const { form, situacao } = atendimento;
  const isIncomplete = situacao.retstatus === 'F' && situacao.retresultado === '';
  return (
    <Dialog
      title="Adicionar atendimento de retenção"
      size="small"
      // A press beside the dialog must not lose what was typed.
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
