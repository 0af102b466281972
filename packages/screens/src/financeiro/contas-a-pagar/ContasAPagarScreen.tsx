import { estaIncluido } from '@vidas/api-client/financeiro/contas-a-pagar';
import { contasAPagarQuery } from '@vidas/api-client/financeiro/contas-a-pagar-queries';
import { Checkbox } from '@vidas/ui/form/checkbox';
import { useReportView } from '@vidas/ui/report-table/view';
import { useMemo } from 'react';
import { useHttp } from '../../app/services.tsx';
import { ExportButton } from '../../report/ExportButton.tsx';
import { fileNamePeriodo, type Periodo, writePeriodo } from '../../report/periodo.ts';
import { PeriodoForm } from '../../report/PeriodoForm.tsx';
import { ReportPage } from '../../report/ReportPage.tsx';
import { useEdited } from '../../report/useEdited.ts';
import { type ReportTexts, useAsk, useReport } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { contasAPagarColumns } from './contasAPagarColumns.tsx';
import { useContasAPagarUrl } from './useContasAPagarUrl.ts';

const title = 'Contas a Pagar - Pagamentos Efetuados';
const empty = ['Nenhum pagamento no período!', 'Verifique o período e tente novamente.'] as const;
const texts: ReportTexts = { success: ['Dados obtidos com sucesso!'], empty };

/** The payments that were made in a period (FIN-7), with or without those of the cash box and of social security (FIN-8). */
export function ContasAPagarScreen() {
  const { periodo, incluidos, ask, include } = useContasAPagarUrl();
  const http = useHttp();
  const report = useReport(contasAPagarQuery(http, periodo), texts, periodo !== null);
  const buscar = useAsk();
  const { caixa, previdencia } = incluidos;
  const rows = useMemo(
    () => report.rows?.filter((row) => estaIncluido(row, { caixa, previdencia })),
    [report.rows, caixa, previdencia],
  );
  const view = useReportView(contasAPagarColumns, rows, useTableMemory('contas-a-pagar', { paging: null }));
  const [isEdited, setEdited] = useEdited(periodo);
  const search = (asked: Readonly<Record<string, string>>) => {
    const next = asked as unknown as Periodo;
    buscar([contasAPagarQuery(http, next)], () => {
      setEdited(false);
      if (next.start !== periodo?.start || next.end !== periodo.end) ask(next);
    });
  };
  const question =
    periodo === null ? 'Escolha o período de pagamento e busque.' : writePeriodo('Pagamentos', periodo);
  const name = `contasAPagar-PgtsEfetuados${periodo ? `-${fileNamePeriodo(periodo)}` : ''}.csv`;
  return (
    <ReportPage
      title={title}
      subtitle={question}
      actions={
        <>
          <PeriodoForm
            periodo={periodo}
            isSearching={report.isWaiting || report.isRefreshing}
            onSearch={search}
            onEdit={setEdited}
          />
          <Checkbox
            label="Contas Caixa"
            checked={caixa}
            onChange={({ target }) => include({ ...incluidos, caixa: target.checked })}
          />
          <Checkbox
            label="Guias Previdência Social"
            checked={previdencia}
            onChange={({ target }) => include({ ...incluidos, previdencia: target.checked })}
          />
          <ExportButton view={view} title={title} question={question} fileName={name} isOutdated={isEdited} />
        </>
      }
      report={{ ...report, rows }}
      view={view}
      table={{
        label: 'Pagamentos efetuados',
        // Nothing on the wire tells two equal payments apart.
        rowKey: (_, index) => String(index),
        emptyText: empty.join(' '),
        idleText: 'Escolha o período de pagamento e use Buscar.',
      }}
    />
  );
}
