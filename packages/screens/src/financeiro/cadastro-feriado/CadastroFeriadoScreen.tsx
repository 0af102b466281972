import { camposFeriado, type Feriado } from '@vidas/api-client/financeiro/feriado';
import { feriadosQuery } from '@vidas/api-client/financeiro/feriado-queries';
import { Confirm } from '@vidas/ui/dialog/confirm';
import { useReportView } from '@vidas/ui/report-table/view';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { ExportButton } from '../../report/ExportButton.tsx';
import { fieldColumns } from '../../report/fieldColumns.tsx';
import { ReportPage } from '../../report/ReportPage.tsx';
import { type ReportTexts, useAsk, useReport } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { FeriadoForm } from './FeriadoForm.tsx';
import { useAnoUrl } from './useAnoUrl.ts';
import { useGravaFeriados } from './useGravaFeriados.ts';

const title = 'Cadastro de Feriados';
const columns = fieldColumns(camposFeriado);
const semFeriado = (ano: number | null): string => `Nenhum feriado de ${ano} está gravado. Use Gravar.`;
const textsOf = (ano: number | null): ReportTexts => ({
  success: ['Dados obtidos com sucesso!'],
  empty: [semFeriado(ano)],
  failure: (error) => ['Erro ao buscar os dados!', error.message],
});

/** Registers the holidays of a year, which asks first, and shows those that are registered (FIN-4). */
export function CadastroFeriadoScreen() {
  const [ano, setAno] = useAnoUrl();
  const query = feriadosQuery(useHttp());
  const doAno = (rows: readonly Feriado[]) =>
    rows.filter(({ feriadoData }) => feriadoData.startsWith(`${ano}-`));
  const report = useReport({ ...query, select: doAno }, textsOf(ano), ano !== null);
  const ask = useAsk();
  const { save, isSaving } = useGravaFeriados(setAno);
  const [asking, setAsking] = useState<number | null>(null);
  const view = useReportView(columns, report.rows, useTableMemory('cadastro-feriado'));
  const search = (next: number) =>
    ask([query], () => {
      view.setPage(0);
      if (next !== ano) setAno(next);
    });
  const question = ano === null ? 'Escolha o ano e use Ver feriados.' : `Feriados de ${ano}`;
  return (
    <ReportPage
      isMadeHere
      title={title}
      subtitle={question}
      actions={
        <>
          {asking !== null && (
            <Confirm
              question={`Gravar os feriados de ${asking}?`}
              actionLabel="Gravar feriados"
              tone="primary"
              onConfirm={() => {
                save(asking);
                setAsking(null);
              }}
              onCancel={() => setAsking(null)}
            >
              Os vencimentos passam a seguir estes dias. Um feriado gravado não se retira nesta tela.
            </Confirm>
          )}
          <FeriadoForm
            ano={ano}
            isSearching={report.isWaiting || report.isRefreshing}
            isSaving={isSaving}
            onSearch={search}
            onSave={setAsking}
          />
          <ExportButton
            view={view}
            title={title}
            question={question}
            fileName={`feriados${ano === null ? '' : `-${ano}`}.csv`}
          />
        </>
      }
      report={report}
      view={view}
      table={{
        label: 'Feriados',
        rowKey: ({ feriadoData, feriadoNome }) => `${feriadoData} ${feriadoNome}`,
        emptyText: semFeriado(ano),
        idleText: 'Escolha o ano e use Ver feriados, ou Gravar para cadastrar os feriados dele.',
      }}
    />
  );
}
