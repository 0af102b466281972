import { writeDay, writeMonth } from '@vidas/api-client/words/day.ts';
import {
  type CreditoDoDia,
  getCreditosBanco,
} from '@vidas/api-client/financeiro/retorno/creditos.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { ultimoDia } from '@vidas/api-client/vendas/meses.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { CompetenciaForm } from '../../report/CompetenciaForm.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { useCompetenciaUrl } from '../../report/useCompetenciaUrl.ts';
import { fileOf } from '../../report/fileOf.ts';
import { useExports } from '../../report/useExports.ts';
import { useReportFrame } from '../../report/useReportFrame.tsx';
import type { ReportTexts } from '../../report/useReport.ts';
import { ConfereDialog } from './ConfereDialog.tsx';
import { diaColumns } from './retornoColumns.tsx';
import { useAberto } from './useAberto.ts';

const label = 'Créditos por dia';
const emptyText = 'Nenhum arquivo traz crédito neste mês.';
const texts: ReportTexts = { success: ['Dados obtidos com sucesso!'], empty: [emptyText] };

/** The bank's credit for each day of a month, to compare with the statement (CBR-21). */
export function CreditosTab() {
  const [asked, setCompetencia] = useCompetenciaUrl();
  const { today } = useOperatorClock();
  const competencia = asked ?? today().slice(0, 7);
  const http = useHttp();
  const doMes = (month: string) => ({ params: { start: `${month}-01`, end: ultimoDia(month) } });
  const question = `Créditos de ${writeMonth(competencia)}`;
  const frame = useReportFrame({
    title: label,
    file: fileOf('creditos-banco', competencia),
    memory: 'arquivo-banco.creditos',
    columns: diaColumns,
    asked: competencia,
    isAssumed: asked === null,
    onAsked: setCompetencia,
    query: (month) => queryOf(http, getCreditosBanco, doMes(month ?? competencia)),
    texts,
    question,
  });
  const exports = useExports(frame.exports);
  const [, abreDia] = useAberto('dia');
  const [aberto, setAberto] = useState<CreditoDoDia | null>(null);
  // The present state: another person may have checked it behind the dialog.
  const dia = frame.report.rows?.find((each) => each.dia === aberto?.dia) ?? aberto;
  return (
    <>
      <CompetenciaForm {...frame.form} competencia={competencia} />
      <ReportBody
        report={frame.report}
        view={frame.view}
        table={{
          label,
          rowKey: (each) => each.dia,
          emptyText,
          exports,
          rowActions: (each) => {
            const dia = writeDay(each.dia);
            return (
              <>
                {(each.linhas ?? 0) > 0 && (
                  <Button size="small" aria-label={`Abrir ${dia}`} onPress={() => abreDia(each.dia)}>
                    Abrir
                  </Button>
                )}{' '}
                {each.dia <= today() && each.situacao !== 'SEM_ARQUIVO' && (
                  <Button size="small" aria-label={`Conferir ${dia}`} onPress={() => setAberto(each)}>
                    Conferir
                  </Button>
                )}
              </>
            );
          },
        }}
      />
      {aberto && dia && <ConfereDialog dia={dia} onClose={() => setAberto(null)} />}
    </>
  );
}
