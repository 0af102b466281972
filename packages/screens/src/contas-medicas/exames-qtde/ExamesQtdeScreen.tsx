import { getRelExamesPessoas } from '@vidas/api-client/contas-medicas/exames-qtde/examesQtde.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { useSearchParams } from 'react-router-dom';
import { useHttp } from '../../app/services.tsx';
import { PeriodoForm } from '../../report/PeriodoForm.tsx';
import { readPeriodo, writePeriodo } from '../../report/periodo.ts';
import { ReportPage } from '../../report/ReportPage.tsx';
import { fileOf } from '../../report/fileOf.ts';
import { useReportFrame } from '../../report/useReportFrame.tsx';
import type { ReportTexts } from '../../report/useReport.ts';
import { ExamesCsvButton } from './ExamesCsvButton.tsx';
import { ExamesDaPessoa } from './ExamesDaPessoa.tsx';
import { examesQtdeColumns } from './examesQtdeColumns.ts';

const title = 'Quantidade de exames';
const subtitle =
  'Beneficiários e quantidade de exames de ultrassom, tomografia e ressonância magnética no período';
const empty = 'Não há pedidos no período especificado';
const texts: ReportTexts = {
  success: ['Dados obtidos com sucesso!'],
  empty: [empty],
};

/** People with ultrasound, tomography or magnetic resonance, the number of exams, and the exams (CMR-9). */
export function ExamesQtdeScreen() {
  const http = useHttp();
  const [search, setSearch] = useSearchParams();
  const periodo = readPeriodo(search);
  const frame = useReportFrame({
    title,
    file: fileOf('exames-qtde', periodo),
    memory: 'exames-qtde',
    columns: examesQtdeColumns,
    asked: periodo,
    onAsked: ({ start, end }) => setSearch({ inicio: start, fim: end }),
    query: (next) =>
      queryOf(http, getRelExamesPessoas, next && { body: { dtInicial: next.start, dtFinal: next.end } }),
    texts,
    question: periodo === null ? subtitle : writePeriodo(subtitle, periodo),
  });
  const hasRows = (frame.report.rows?.length ?? 0) > 0 && !frame.isEdited;
  return (
    <ReportPage
      {...frame.page}
      actions={
        <>
          <PeriodoForm {...frame.form} periodo={periodo} />
          <ExamesCsvButton periodo={hasRows ? periodo : null} />
        </>
      }
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
