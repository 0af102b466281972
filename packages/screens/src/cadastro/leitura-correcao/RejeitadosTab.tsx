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
  const [leaving, setLeaving] = useState<readonly RejeitadoSib[]>([]);
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
                onPress={() => setLeaving([row])}
              >
                Descartar
              </Button>
            </span>
          ),
          selection: {
            actions: ({ rows }) => (
              <Button size="small" onPress={() => setLeaving(rows())}>
                Descartar escolhidas
              </Button>
            ),
          },
        }}
      />
      {leaving.length > 0 && <RejeitadosDescartar rejeitados={leaving} onClose={() => setLeaving([])} />}
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
