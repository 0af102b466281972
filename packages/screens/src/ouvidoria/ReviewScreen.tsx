import { denunciasQuery } from '@vidas/api-client/ouvidoria/queries';
import { Button } from '@vidas/ui/button';
import { Confirm } from '@vidas/ui/dialog/confirm';
import { useReportView } from '@vidas/ui/report-table/view';
import { useState } from 'react';
import { ReportScreen } from '../report/ReportScreen.tsx';
import { useHttp } from '../app/services.tsx';
import { type ReportTexts, useReport } from '../report/useReport.ts';
import { useTableMemory } from '../report/useTableMemory.ts';
import { DenunciaActs } from './DenunciaActs.tsx';
import { DetalheDialog } from './DetalheDialog.tsx';
import { denunciaColumns } from './denunciaColumns.tsx';
import { NovaAcaoDialog } from './NovaAcaoDialog.tsx';
import { useReview } from './useReview.ts';

const texts: ReportTexts = {
  success: ['Denúncias obtidas com sucesso!', 'Veja as denúncias realizadas abaixo na tabela!'],
  failure: (error) => ['Não foi possível obter as denúncias realizadas!', error.message],
  successMs: 2_000,
};

/** The ombudsman's desk: every report, its detail, its actions (OUV-15). */
export function ReviewScreen() {
  const [isAsked, setIsAsked] = useState(false);
  const report = useReport(denunciasQuery(useHttp()), texts, isAsked);
  const memory = useTableMemory('ouvidoria.denuncias');
  const table = useReportView(denunciaColumns, report.rows, memory);
  const review = useReview();
  const { open } = review;
  return (
    <>
      <ReportScreen
        title="Ouvidoria Interna - Avaliação de denúncias"
        actions={
          <Button
            tone="primary"
            isPending={report.isWaiting || report.isRefreshing}
            onPress={() => (isAsked ? report.read() : setIsAsked(true))}
          >
            Carregar Denúncias
          </Button>
        }
        report={report}
        view={table}
        table={{
          label: 'Denúncias',
          rowKey: (denuncia) => denuncia.OUV_PROTOCOLO,
          rowActions: (row) => (
            <DenunciaActs denuncia={row} onSee={review.showDetail} onAdd={review.startAction} />
          ),
          emptyText: 'Nenhuma denúncia foi feita ainda.',
          idleText: 'Use Carregar Denúncias para ver as denúncias feitas.',
        }}
      />
      {open?.step === 'detail' && <DetalheDialog denuncia={open.denuncia} onClose={review.close} />}
      {open?.step === 'action' && <NovaAcaoDialog denuncia={open.denuncia} onClose={review.close} />}
      {open?.step === 'question' && (
        <Confirm
          question="Denúncia já encerrada! Confirma incluir nova ação?"
          actionLabel="Sim"
          cancelLabel="Não"
          tone="primary"
          onConfirm={review.confirm}
          onCancel={review.close}
        />
      )}
    </>
  );
}
