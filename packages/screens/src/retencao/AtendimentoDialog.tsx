import type { BeneficiarioRetencao } from '@vidas/api-client/retencao/retencao.contract.ts';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import { AtendimentoPessoa } from './AtendimentoPessoa.tsx';
import { AtendimentoSituacao } from './AtendimentoSituacao.tsx';
import { HistoricoRetencao } from './HistoricoRetencao.tsx';
import { ContaDaFamilia } from './saida/ContaDaFamilia.tsx';
import { useAtendimento } from './useAtendimento.ts';
import { FormDialog } from '../app/FormDialog.tsx';

export interface AtendimentoDialogProps {
  /** The present state, also after another person's act. */
  readonly beneficiario: BeneficiarioRetencao;
  /** The month of his history, 'YYYY-MM', or 'todas'. */
  readonly competencia: string;
  readonly onClose: () => void;
}

/**
 * 'Adicionar atendimento de retenção' for one beneficiary. When another person was faster it shows name and act, and the text stays
 * (RET-9).
 */
export function AtendimentoDialog({ beneficiario, competencia, onClose }: AtendimentoDialogProps) {
  const atendimento = useAtendimento(beneficiario, onClose);
  const { form, situacao } = atendimento;
  const isIncomplete = situacao.retstatus === 'F' && situacao.retresultado === '';
  return (
    <FormDialog
      title="Adicionar atendimento de retenção"
      failed="O atendimento não foi adicionado"
      form={form}
      actionLabel="Adicionar"
      isDisabled={isIncomplete || beneficiario.statusRet === 'F'}
      onClose={onClose}
      after={
        beneficiario.qtdeRet > 0 && (
          <>
            <Heading level={3} size="section">
              Histórico
            </Heading>
            <HistoricoRetencao beneficiario={beneficiario} competencia={competencia} />
          </>
        )
      }
    >
      <AtendimentoPessoa beneficiario={beneficiario} />
      <TextArea
        label="Descrição"
        {...form.register('retdesc')}
        hint="O que foi conversado e o que ficou combinado."
        maxLength={2000}
        hasCounter
      />
      <AtendimentoSituacao atendimento={atendimento} />
      {/* Last, so that its late answer moves no field. */}
      <ContaDaFamilia matricula={beneficiario.matricula} />
    </FormDialog>
  );
}
