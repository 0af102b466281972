import { useQuery } from '@tanstack/react-query';
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
import { reportOf } from '../../report/reportOf.ts';
import { useCompetenciaUrl } from '../../report/useCompetenciaUrl.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { ConfereDialog } from './ConfereDialog.tsx';
import { diaColumns } from './retornoColumns.tsx';

/** What the bank credits each day of a month, to be found in the statement (CBR-21). */
export function CreditosTab() {
  const [asked, setCompetencia] = useCompetenciaUrl();
  const { today } = useOperatorClock();
  const competencia = asked ?? today().slice(0, 7);
  const found = useQuery(creditosBancoQuery(useHttp(), `${competencia}-01`, ultimoDia(competencia)));
  const view = useReportView(diaColumns, found.data, useTableMemory('arquivo-banco.creditos'));
  const [dia, setDia] = useState<CreditoDoDia | null>(null);
  return (
    <>
      <CompetenciaForm
        competencia={competencia}
        isSearching={found.isFetching}
        onSearch={setCompetencia}
        onEdit={() => undefined}
      />
      <ReportBody
        report={reportOf(found, found.data)}
        view={view}
        table={{
          label: 'Créditos por dia',
          rowKey: (each) => each.dia,
          emptyText: 'Nenhum arquivo traz crédito neste mês.',
          exports: { fileName: `creditos-banco-${competencia}.csv` },
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
