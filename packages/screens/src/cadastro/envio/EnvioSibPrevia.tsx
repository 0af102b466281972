import { writeMonth } from '@vidas/api-client/words/day.ts';
import type { MovimentoPrevisto, MotivoSbx } from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { KpiStrip } from '@vidas/ui/kpi-card/KpiStrip.tsx';
import { useState } from 'react';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { fileOf } from '../../report/fileOf.ts';
import { ReportBody } from '../../report/ReportBody.tsx';
import { useExports } from '../../report/useExports.ts';
import { useKeptTable } from '../../report/useKeptTable.tsx';
import type { Report } from '../../report/useReport.ts';
import { envioSibCards } from './envioSibCards.ts';
import { previaColumns } from './envioSibColumns.tsx';
import { lastDayOf, monthBefore } from './envioSibTexts.ts';
import { ForaDoEnvio } from './ForaDoEnvio.tsx';
import { FichaDrawer } from '../ficha/FichaDrawer.tsx';

export interface EnvioSibPreviaProps {
  /** 'YYYY-MM' */
  readonly competencia: string;
  readonly report: Report<MovimentoPrevisto>;
  /** Reason in a file without movements; undefined while loading. */
  readonly motivo: MotivoSbx | undefined;
}

const label = 'Prévia do envio';

interface Aberta {
  readonly matricula: string;
  readonly matriculas: readonly string[];
}

const isPendente = ({ pendencias }: MovimentoPrevisto): boolean => pendencias.length > 0;

/**
 * The movements of the month, as indicators and one by one. Each opens its record, and a solved problem leads to the next.
 */
export function EnvioSibPrevia({ competencia, report, motivo }: EnvioSibPreviaProps) {
  const { view: table } = useKeptTable(report, { memory: 'envio-sib', columns: previaColumns });
  const exports = useExports({
    title: label,
    file: fileOf('previa-sib', competencia),
    question: `Competência ${writeMonth(competencia)}`,
  });
  // The desk has the month that is due alone.
  const isDoPrazo = competencia === monthBefore(useOperatorClock().today());
  const mesa = isDoPrazo ? '/modulos/cadastro/pendencias-sib' : undefined;
  const [aberta, setAberta] = useState<Aberta | null>(null);
  const open = (row: MovimentoPrevisto) => {
    const others = isPendente(row) ? table.filteredRows.filter(isPendente) : [row];
    setAberta({ matricula: row.matricula, matriculas: [...new Set(others.map((each) => each.matricula))] });
  };
  const pendencias = report.rows
    ?.filter(({ matricula }) => matricula === aberta?.matricula)
    .flatMap((row) => row.pendencias);
  return (
    <>
      <ReportBody
        report={report}
        view={table}
        table={{
          label,
          figures: (
            <KpiStrip
              cards={envioSibCards(report.rows, table.filteredRows, mesa)}
              isLoading={report.isWaiting}
            />
          ),
          rowKey: ({ matricula, tipo }) => `${matricula} ${tipo}`,
          emptyText:
            motivo === '61'
              ? `O cadastro não tem beneficiários ativos em ${lastDayOf(competencia)}.`
              : 'Nada mudou no cadastro desde o que a ANS aceitou por último.',
          exports,
          rowActions: (row) => (
            <span>
              <Button
                size="small"
                aria-label={`${isPendente(row) ? 'Resolver a pendência' : 'Abrir cadastro'} de ${row.nome}`}
                onPress={() => open(row)}
              >
                {isPendente(row) ? 'Resolver' : 'Abrir cadastro'}
              </Button>{' '}
              <ForaDoEnvio movimento={row} competencia={competencia} />
            </span>
          ),
        }}
      />
      {aberta && (
        <FichaDrawer
          matricula={aberta.matricula}
          pendencias={pendencias}
          fila={
            aberta.matriculas.length > 1
              ? {
                  matriculas: aberta.matriculas,
                  onChange: (matricula) => setAberta({ ...aberta, matricula }),
                }
              : undefined
          }
          onClose={() => setAberta(null)}
        />
      )}
    </>
  );
}
