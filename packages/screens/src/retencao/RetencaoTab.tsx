import { writeMonth } from '@vidas/api-client/words/day.ts';
import type { BeneficiarioRetencao } from '@vidas/api-client/retencao/retencao.contract.ts';
import { pessoasRetencaoQuery } from '@vidas/api-client/retencao/retencao.queries.ts';
import { useState } from 'react';
import { useOperatorClock } from '../app/session/useOperatorClock.ts';
import { ReportBody } from '../report/ReportBody.tsx';
import { useExports } from '../report/useExports.ts';
import { useKeptTable } from '../report/useKeptTable.tsx';
import { useHttp } from '../app/services.tsx';
import { type ReportTexts, useReport } from '../report/useReport.ts';
import type { AbaRetencao } from './abasRetencao.ts';
import { AtendimentoDialog } from './AtendimentoDialog.tsx';
import { HistoricoRetencao } from './HistoricoRetencao.tsx';
import { ReabrirDialog } from './ReabrirDialog.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { TelefoneErradoAct } from '../report/telefone/TelefoneErradoAct.tsx';
import { RetencaoActs } from './RetencaoActs.tsx';
import { retencaoColumns } from './retencaoColumns.tsx';

export interface RetencaoTabProps {
  readonly aba: AbaRetencao;
  /** The month of the search, 'YYYY-MM', or 'todas'; null before Buscar. */
  readonly competencia: string | null;
  /** True when the typed month differs from the search. */
  readonly isOutdated: boolean;
  /** The present state of a beneficiary, from any list. */
  readonly agora: (pessoa: BeneficiarioRetencao) => BeneficiarioRetencao;
}

const textsOf = ({ emptyText }: AbaRetencao): ReportTexts => ({
  success: ['Dados obtidos com sucesso!'],
  empty: [emptyText],
  failure: (error) => [error.message, 'Tente novamente ou verifique com a TI'],
});

/** One list of the retention with its history, act and file. */
export function RetencaoTab({ aba, competencia, isOutdated, agora }: RetencaoTabProps) {
  const { key, tabela, label, csv, act, emptyText } = aba;
  const query = pessoasRetencaoQuery(useHttp(), key, competencia ?? '');
  const report = useReport(query, textsOf(aba), competencia !== null);
  const { view: table } = useKeptTable(report, { memory: tabela, columns: retencaoColumns });
  const { today } = useOperatorClock();
  const [acting, setActing] = useState<BeneficiarioRetencao | null>(null);
  const [followed, setFollowed] = useState(competencia);
  // Another month starts on its first page; filters and order stay.
  if (competencia !== followed) {
    setFollowed(competencia);
    table.setPage(0);
  }
  const month = key === 'fimDoMes' || competencia === null ? today().slice(0, 7) : competencia;
  const exports = useExports({
    title: `Retenção: ${label}`,
    file: `${csv}.csv`,
    question:
      competencia === 'todas' && key !== 'fimDoMes'
        ? 'Todas as competências'
        : `Competência ${writeMonth(month)}`,
    isOutdated,
  });
  const beneficiario = acting && agora(acting);
  const close = () => setActing(null);
  return (
    <>
      <ReportBody
        report={report}
        view={table}
        table={{
          label,
          rowKey: ({ matricula }) => matricula,
          emptyText,
          idleText: 'Escolha a competência e use Buscar.',
          exports,
          expand: {
            render: (row) => <HistoricoRetencao beneficiario={row} competencia={month} />,
            canOpen: ({ qtdeRet }) => qtdeRet > 0,
          },
          rowActions: (row) => (
            <Row>
              <RetencaoActs act={act} beneficiario={row} onAct={setActing} />
              <TelefoneErradoAct
                matricula={row.matricula}
                nome={row.nome}
                numeros={row.telefone === null ? [] : [row.telefone]}
              />
            </Row>
          ),
        }}
      />
      {beneficiario && act === 'adicionar' && (
        <AtendimentoDialog beneficiario={beneficiario} competencia={month} onClose={close} />
      )}
      {acting && act === 'reabrir' && <ReabrirDialog beneficiario={acting} onClose={close} />}
    </>
  );
}
