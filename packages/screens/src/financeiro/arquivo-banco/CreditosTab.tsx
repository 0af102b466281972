import type { CreditoDoDia } from '@vidas/api-client/financeiro/retorno';
import { creditosBancoQuery } from '@vidas/api-client/financeiro/retorno-queries';
import { ultimoDia } from '@vidas/api-client/vendas/meses-rules';
import { Button } from '@vidas/ui/button';
import { useReportView } from '@vidas/ui/report-table/view';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { CompetenciaForm } from '../../report/CompetenciaForm.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { useCompetenciaUrl } from '../../report/useCompetenciaUrl.ts';
import { useEdited } from '../../report/useEdited.ts';
import { type ReportTexts, useAsk, useReport } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { ConfereDialog } from './ConfereDialog.tsx';
import { diaColumns } from './retornoColumns.tsx';

const emptyText = 'Nenhum arquivo traz crédito neste mês.';
const texts: ReportTexts = { success: ['Dados obtidos com sucesso!'], empty: [emptyText] };

/** What the bank credits each day of a month, to be found in the statement (CBR-21). */
export function CreditosTab() {
  const [asked, setCompetencia] = useCompetenciaUrl();
  const { today } = useOperatorClock();
  const competencia = asked ?? today().slice(0, 7);
  const http = useHttp();
  const queryOf = (month: string) => creditosBancoQuery(http, `${month}-01`, ultimoDia(month));
  const report = useReport(queryOf(competencia), texts);
  const view = useReportView(diaColumns, report.rows, useTableMemory('arquivo-banco.creditos'));
  const ask = useAsk();
  const [isEdited, setEdited] = useEdited(competencia);
  const [dia, setDia] = useState<CreditoDoDia | null>(null);
  const search = (month: string) =>
    ask([queryOf(month)], () => {
      view.setPage(0);
      setEdited(false);
      if (month !== competencia || asked === null) setCompetencia(month);
    });
  return (
    <>
      <CompetenciaForm
        competencia={competencia}
        isSearching={report.isWaiting || report.isRefreshing}
        onSearch={search}
        onEdit={setEdited}
      />
      <ReportBody
        report={report}
        view={view}
        table={{
          label: 'Créditos por dia',
          rowKey: (each) => each.dia,
          emptyText,
          exports: { fileName: `creditos-banco-${competencia}.csv`, isOutdated: isEdited },
          rowActions: (each) =>
            each.dia <= today() && (
              <Button
                size="small"
                aria-label={`Conferir ${each.dia.split('-').toReversed().join('/')}`}
                onPress={() => setDia(each)}
              >
                Conferir
              </Button>
            ),
        }}
      />
      {dia && <ConfereDialog dia={dia} onClose={() => setDia(null)} />}
    </>
  );
}
