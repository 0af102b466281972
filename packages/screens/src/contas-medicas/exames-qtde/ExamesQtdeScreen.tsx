import { pessoasComExamesQuery } from '@vidas/api-client/contas-medicas/exames-qtde-queries';
import { useReportView } from '@vidas/ui/report-table/view';
import { useSearchParams } from 'react-router-dom';
import { useHttp } from '../../app/services.tsx';
import { PeriodoForm } from '../../report/PeriodoForm.tsx';
import { type Periodo, readPeriodo, writePeriodo } from '../../report/periodo.ts';
import { ReportPage } from '../../report/ReportPage.tsx';
import { useEdited } from '../../report/useEdited.ts';
import { type ReportTexts, useAsk, useReport } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { ExamesCsvButton } from './ExamesCsvButton.tsx';
import { ExamesDaPessoa } from './ExamesDaPessoa.tsx';
import { examesQtdeColumns } from './examesQtdeColumns.ts';

const title = 'Quantidade de exames';
const subtitle =
  'Beneficiários e Quantidade de Exames de Ultrassom, Tomografia e Ressonância Magnética no Período';
const empty = 'Não há pedidos no período especificado';
const texts: ReportTexts = {
  success: ['Dados obtidos com sucesso!'],
  empty: [empty],
};

/** Who had ultrasound, tomography or magnetic resonance, how often, and which exams (CMR-9). */
export function ExamesQtdeScreen() {
  const http = useHttp();
  const [search, setSearch] = useSearchParams();
  const periodo = readPeriodo(search);
  const report = useReport(pessoasComExamesQuery(http, periodo), texts, periodo !== null);
  const view = useReportView(examesQtdeColumns, report.rows, useTableMemory('exames-qtde'));
  const ask = useAsk();
  const [isEdited, setEdited] = useEdited(periodo);
  const searchFor = (next: Periodo) =>
    ask([pessoasComExamesQuery(http, next)], () => {
      view.setPage(0);
      setEdited(false);
      if (next.start !== periodo?.start || next.end !== periodo.end)
        setSearch({ inicio: next.start, fim: next.end });
    });
  const hasRows = (report.rows?.length ?? 0) > 0 && !isEdited;
  return (
    <ReportPage
      title={title}
      subtitle={periodo === null ? subtitle : writePeriodo(subtitle, periodo)}
      actions={
        <>
          <PeriodoForm
            periodo={periodo}
            isSearching={report.isWaiting || report.isRefreshing}
            onSearch={({ start = '', end = '' }) => searchFor({ start, end })}
            onEdit={setEdited}
          />
          <ExamesCsvButton periodo={hasRows ? periodo : null} />
        </>
      }
      report={report}
      view={view}
      table={{
        label: title,
        rowKey: ({ matricula }) => matricula,
        emptyText: empty,
        idleText: 'Escolha o período e use Buscar.',
        expand: { render: (pessoa) => <ExamesDaPessoa pessoa={pessoa} /> },
      }}
    />
  );
}
