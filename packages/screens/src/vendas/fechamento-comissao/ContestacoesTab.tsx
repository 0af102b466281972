import type { Contestacao } from '@vidas/api-client/vendas/contestacao';
import { contestacoesQuery } from '@vidas/api-client/vendas/fechamento-queries';
import { Button } from '@vidas/ui/button';
import { useReportView } from '@vidas/ui/report-table/view';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { useReport } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import type { AbaDoMes } from './abaDoMes.ts';
import { contestacaoColumns } from './comissaoColumns.tsx';
import { ResponderDialog } from './ResponderDialog.tsx';
import { textosDe } from './textosDe.ts';

const emptyText = 'Nenhuma linha desta competência foi contestada.';
const texts = textosDe(emptyText);

interface ContestacoesTabProps extends AbaDoMes {
  /** Managers answer. */
  readonly mayAnswer?: boolean;
}

/** Contested lines of a month with their answers, and the value of the sale before and after. */
export function ContestacoesTab({ competencia, isOutdated, mayAnswer = false }: ContestacoesTabProps) {
  const report = useReport(contestacoesQuery(useHttp(), competencia), texts);
  const memory = useTableMemory('fechamento-comissao.contestacoes');
  const view = useReportView(contestacaoColumns, report.rows, memory);
  const [answering, setAnswering] = useState<Contestacao | null>(null);
  return (
    <>
      <ReportBody
        report={report}
        view={view}
        table={{
          label: 'Contestações',
          rowKey: ({ codigo }) => codigo,
          emptyText,
          exports: { fileName: 'contestacoes.csv', isOutdated },
          rowActions: mayAnswer
            ? (contestacao) =>
                contestacao.situacao === 'Aberta' && (
                  <Button
                    size="small"
                    aria-label={`Responder à contestação ${contestacao.codigo}`}
                    onPress={() => setAnswering(contestacao)}
                  >
                    Responder
                  </Button>
                )
            : undefined,
        }}
      />
      {answering && <ResponderDialog contestacao={answering} onClose={() => setAnswering(null)} />}
    </>
  );
}
