import { useQuery } from '@tanstack/react-query';
import type { Contestacao } from '@vidas/api-client/vendas/contestacao';
import { contestacoesQuery } from '@vidas/api-client/vendas/fechamento-queries';
import { Button } from '@vidas/ui/button';
import { useReportView } from '@vidas/ui/report-table/view';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { contestacaoColumns } from './comissaoColumns.tsx';
import { ResponderDialog } from './ResponderDialog.tsx';

interface ContestacoesTabProps {
  readonly competencia: string;
  /** Managers answer. */
  readonly mayAnswer?: boolean;
}

/** Contested lines of a month with their answers, and the value of the sale before and after. */
export function ContestacoesTab({ competencia, mayAnswer = false }: ContestacoesTabProps) {
  const found = useQuery(contestacoesQuery(useHttp(), competencia));
  const memory = useTableMemory('fechamento-comissao.contestacoes');
  const view = useReportView(contestacaoColumns, found.data, memory);
  const [answering, setAnswering] = useState<Contestacao | null>(null);
  return (
    <>
      <ReportBody
        report={reportOf(found, found.data)}
        view={view}
        table={{
          label: 'Contestações',
          rowKey: ({ codigo }) => codigo,
          emptyText: 'Nenhuma linha desta competência foi contestada.',
          exports: { fileName: 'contestacoes.csv' },
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
