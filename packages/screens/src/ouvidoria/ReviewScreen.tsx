import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import {
  type Denuncia,
  type DenunciaDaEquipe,
  getDenuncias,
} from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { useHttp } from '../app/services.tsx';
import { type ReportTexts, useAsk, useReport } from '../report/useReport.ts';
import { useAskedUrl } from '../report/useUrlState.ts';
import { useTableMemory } from '../report/useTableMemory.ts';
import { DeLadoConfirm } from './DeLadoConfirm.tsx';
import { DenunciaActs } from './DenunciaActs.tsx';
import { DetalheDialog } from './DetalheDialog.tsx';
import { denunciaColumns } from './denunciaColumns.tsx';
import { NovaAcaoDialog } from './NovaAcaoDialog.tsx';
import { useReview } from './useReview.ts';

const semDenuncia = 'Nenhuma denúncia foi feita ainda.';
const texts: ReportTexts = {
  success: ['Denúncias obtidas com sucesso!', 'Veja as denúncias realizadas abaixo na tabela!'],
  empty: [semDenuncia],
  failure: (error) => ['Não foi possível obter as denúncias realizadas!', error.message],
  successMs: 2_000,
};

/** The ombudsman's desk: every report, its detail, its actions (OUV-15). */
export function ReviewScreen() {
  const [asked, setAsked] = useAskedUrl(['todas']);
  const isAsked = asked !== null;
  const query = queryOf(useHttp(), getDenuncias, {});
  const report = useReport(query, texts, isAsked);
  const ask = useAsk();
  const load = () =>
    ask([query], () => {
      if (!isAsked) setAsked({ name: 'todas', value: '1' });
    });
  const memory = useTableMemory('ouvidoria.denuncias');
  const table = useReportView(denunciaColumns, report.rows, memory);
  const review = useReview();
  const { open } = review;
  /** The row that holds the report at the last reading: a colleague may act on it, or an equal one stand before it (OUV-26, OUV-29). */
  const newest = (shown: Denuncia): DenunciaDaEquipe =>
    report.rows?.find(({ OUV_PROTOCOLO, OUV_IGUAIS = [] }) =>
      [OUV_PROTOCOLO, ...OUV_IGUAIS].includes(shown.OUV_PROTOCOLO),
    ) ?? shown;
  return (
    <>
      <ReportPage
        isMadeHere
        title="Ouvidoria Interna - Avaliação de denúncias"
        actions={
          <Button tone="primary" isPending={report.isWaiting || report.isRefreshing} onPress={load}>
            Carregar Denúncias
          </Button>
        }
        report={report}
        view={table}
        table={{
          label: 'Denúncias',
          rowKey: (denuncia) => denuncia.OUV_PROTOCOLO,
          rowActions: (row) => (
            <DenunciaActs
              denuncia={row}
              onSee={review.showDetail}
              onAdd={review.startAction}
              onAside={review.askAside}
            />
          ),
          emptyText: semDenuncia,
          idleText: 'Use Carregar Denúncias para ver as denúncias feitas.',
        }}
      />
      {open?.step === 'detail' && (
        <DetalheDialog
          denuncia={open.denuncia}
          onAct={() => review.startAction(open.denuncia)}
          onClose={review.close}
        />
      )}
      {open?.step === 'action' && <NovaAcaoDialog denuncia={newest(open.denuncia)} onClose={review.close} />}
      {open?.step === 'aside' && <DeLadoConfirm denuncia={newest(open.denuncia)} onClose={review.close} />}
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
