import type { RejeitadoSib } from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { useState } from 'react';
import { ReportBody } from '../../report/ReportBody.tsx';
import { useExports, useNow } from '../../report/useExports.ts';
import type { Report } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { FichaDrawer } from '../ficha/FichaDrawer.tsx';
import { rejeitadoColumns } from './correcaoColumns.ts';
import { matriculasOf, nomeDoRejeitado } from './correcaoTexts.ts';
import { LeituraCorrecaoActs } from './LeituraCorrecaoActs.tsx';
import { RejeitadosDescartar } from './RejeitadosDescartar.tsx';

export interface RejeitadosTabProps {
  readonly report: Report<RejeitadoSib>;
}

/** Waiting rejections of ANS, by return: a person corrects the record or discards the rejection (SIB-33). */
export function RejeitadosTab({ report }: RejeitadosTabProps) {
  const [aberta, setAberta] = useState<string | null>(null);
  const [chosen, setChosen] = useState<readonly RejeitadoSib[]>([]);
  // Chosen rejections that nobody has discarded; when none is left, the server's refusal shows over the choice.
  const waiting = chosen.filter(({ id }) => report.rows?.some((row) => row.id === id));
  const exports = useExports({ title: 'Rejeitados pela ANS', ...useNow('rejeitados-pela-ans') });
  const table = useReportView(rejeitadoColumns, report.rows, useTableMemory('rejeitados-sib'));
  return (
    <>
      <ReportBody
        report={report}
        view={table}
        table={{
          label: 'Rejeitados pela ANS',
          exports,
          rowKey: ({ id }) => id,
          emptyText: 'Nada do que a ANS rejeitou espera correção.',
          rowActions: (row) => (
            <span>
              <LeituraCorrecaoActs correcao={row} isCorrigida={false} onOpen={setAberta} />{' '}
              <Button
                size="small"
                tone="quiet"
                aria-label={`Descartar rejeição de ${nomeDoRejeitado(row)}`}
                onPress={() => setChosen([row])}
              >
                Descartar
              </Button>
            </span>
          ),
          selection: {
            actions: ({ rows }) => (
              <Button size="small" onPress={() => setChosen(rows())}>
                Descartar escolhidas
              </Button>
            ),
          },
        }}
      />
      {chosen.length > 0 && (
        <RejeitadosDescartar
          rejeitados={waiting.length > 0 ? waiting : chosen}
          onClose={() => setChosen([])}
        />
      )}
      {aberta !== null && (
        <FichaDrawer
          matricula={aberta}
          fila={{ matriculas: matriculasOf(table.selection.rows), onChange: setAberta }}
          onClose={() => setAberta(null)}
        />
      )}
    </>
  );
}
