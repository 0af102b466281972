import type { DenunciaDaEquipe } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { ReportTable } from '@vidas/ui/report-table/ReportTable.tsx';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { Facts } from '@vidas/ui/text/Facts.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import { Conversa } from './Conversa.tsx';
import { acaoColumns } from './denunciaColumns.tsx';
import { denunciaFacts } from './denunciaFacts.ts';
import { useAcoes } from './useAcoes.ts';

export interface DetalheDialogProps {
  readonly denuncia: DenunciaDaEquipe;
  /** Called to add an action to this report. */
  readonly onAct: () => void;
  /** Called to open the hidden identity of the reporter. */
  readonly onReveal: () => void;
  readonly onClose: () => void;
}

const view = { paging: { size: 5, sizes: [5, 15, 50] } };

/**
 * 'Detalhe da denúncia': every field of one report, its actions, five a page, and the conversation with its reporter.
 */
export function DetalheDialog({ denuncia, onAct, onReveal, onClose }: DetalheDialogProps) {
  const { acoes, isWaiting, problem } = useAcoes(denuncia.OUV_PROTOCOLO);
  const facts = denunciaFacts(denuncia);
  const table = useReportView(acaoColumns, acoes, view);
  return (
    <Dialog
      title="Detalhe da denúncia"
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Fechar</Button>
          {denuncia.OUV_OCULTA && <Button onPress={onReveal}>Revelar identidade</Button>}
          <Button tone="primary" onPress={onAct}>
            Adicionar ação
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <Row isEven align="start" gap="l">
          <Facts facts={facts.report} />
          {facts.deadlines.length > 0 && <Facts facts={facts.deadlines} />}
        </Row>
        <Facts facts={facts.account} />
        <Heading level={3} size="section">
          Ações
        </Heading>
        <ReportTable
          label="Ações da denúncia"
          view={table}
          rowKey={(acao) => acao.AC_CODIGO}
          isLoading={isWaiting}
          emptyText="Nenhuma ação encontrada"
          error={problem}
        />
        <Heading level={3} size="section">
          Mensagens
        </Heading>
        <Conversa protocolo={denuncia.OUV_PROTOCOLO} />
      </Stack>
    </Dialog>
  );
}
