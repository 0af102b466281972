import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import {
  type Denuncia,
  type DenunciaDaEquipe,
  getDenuncias,
} from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { useState } from 'react';
import { useHandedOver } from '../app/handOver.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { useHttp } from '../app/services.tsx';
import { type ReportTexts, useAsk, useReport } from '../report/useReport.ts';
import { useTableMemory } from '../report/useTableMemory.ts';
import { DeLadoConfirm } from './DeLadoConfirm.tsx';
import { DenunciaActs } from './DenunciaActs.tsx';
import { DetalheDialog } from './DetalheDialog.tsx';
import { denunciaColumns } from './denunciaColumns.tsx';
import { NovaAcaoDialog } from './NovaAcaoDialog.tsx';
import { RevelarDialog } from './RevelarDialog.tsx';
import { useIdentidades } from './useIdentidades.ts';
import { useReview } from './useReview.ts';

const semDenuncia = 'Nenhuma denúncia foi feita ainda.';
const texts: ReportTexts = {
  success: ['Denúncias obtidas com sucesso!', 'Veja as denúncias realizadas abaixo na tabela!'],
  empty: [semDenuncia],
  failure: (error) => ['Não foi possível obter as denúncias realizadas!', error.message],
  successMs: 2_000,
};

/** The row of a protocol, its own or that of an equal report (OUV-29). */
const withProtocolo = (rows: readonly DenunciaDaEquipe[], protocolo: string): DenunciaDaEquipe | undefined =>
  rows.find(({ OUV_PROTOCOLO, OUV_IGUAIS = [] }) => [OUV_PROTOCOLO, ...OUV_IGUAIS].includes(protocolo));

/** The ombudsman's desk: every report, its detail, its actions (OUV-15). */
export function ReviewScreen() {
  const query = queryOf(useHttp(), getDenuncias, {});
  const report = useReport(query, texts);
  const ask = useAsk();
  const load = () => ask([query], () => {});
  const memory = useTableMemory('ouvidoria.denuncias');
  const { keep, withIdentidade } = useIdentidades();
  const rows = report.rows?.map(withIdentidade);
  const table = useReportView(denunciaColumns, rows, memory);
  const review = useReview();
  const { open } = review;
  /**
   * Row of the shown report at the last reading: a colleague may have acted on it, or an equal report may precede it (OUV-26,
   * OUV-29).
   */
  const newest = (shown: Denuncia): DenunciaDaEquipe =>
    withProtocolo(rows ?? [], shown.OUV_PROTOCOLO) ?? shown;
  const [procurada, setProcurada] = useState<string | null>(null);
  useHandedOver('denuncia', setProcurada);
  const achada = procurada !== null && rows && withProtocolo(rows, procurada);
  if (achada) {
    setProcurada(null);
    review.showDetail(achada);
  }
  return (
    <>
      <ReportPage
        isMadeHere
        title="Ouvidoria Interna - Avaliação de denúncias"
        actions={
          <Button tone="primary" isPending={report.isWaiting || report.isRefreshing} onPress={load}>
            Carregar denúncias
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
        }}
      />
      {open?.step === 'detail' && (
        <DetalheDialog
          denuncia={newest(open.denuncia)}
          onAct={() => review.startAction(open.denuncia)}
          onReveal={() => review.askIdentity(open.denuncia)}
          onClose={review.close}
        />
      )}
      {open?.step === 'action' && <NovaAcaoDialog denuncia={newest(open.denuncia)} onClose={review.close} />}
      {open?.step === 'reveal' && (
        <RevelarDialog
          protocolo={open.denuncia.OUV_PROTOCOLO}
          onReveal={(identidade) => {
            keep(open.denuncia.OUV_PROTOCOLO, identidade);
            review.showDetail(open.denuncia);
          }}
          onClose={() => review.showDetail(open.denuncia)}
        />
      )}
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
