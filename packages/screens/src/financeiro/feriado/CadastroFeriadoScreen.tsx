import {
  camposFeriado,
  type Feriado,
  getFeriados,
} from '@vidas/api-client/financeiro/feriado/feriado.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { fileOf } from '../../report/fileOf.ts';
import { useReportFrame } from '../../report/useReportFrame.tsx';
import { fieldColumns } from '../../report/fieldColumns.tsx';
import { ReportPage } from '../../report/ReportPage.tsx';
import type { ReportTexts } from '../../report/useReport.ts';
import { FeriadoForm } from './FeriadoForm.tsx';
import { useAnoUrl } from './useAnoUrl.ts';
import { useGravaFeriados } from './useGravaFeriados.ts';

const title = 'Cadastro de feriados';
const columns = fieldColumns(camposFeriado);
const semFeriado = (ano: number | null): string => `Nenhum feriado de ${ano} está gravado. Use Salvar.`;
const textsOf = (ano: number | null): ReportTexts => ({
  success: ['Dados obtidos com sucesso!'],
  empty: [semFeriado(ano)],
  failure: (error) => ['Erro ao buscar os dados!', error.message],
});

/** Registers the holidays of a year, after a question, and lists the registered ones (FIN-4). */
export function CadastroFeriadoScreen() {
  const [ano, setAno] = useAnoUrl();
  const http = useHttp();
  const { save, isSaving } = useGravaFeriados(setAno);
  const [asking, setAsking] = useState<number | null>(null);
  const frame = useReportFrame({
    title,
    file: fileOf('feriados', ano?.toString()),
    memory: 'cadastro-feriado',
    columns,
    asked: ano,
    onAsked: setAno,
    query: (next) => ({
      ...queryOf(http, getFeriados, {}),
      select: (rows: Feriado[]) => rows.filter(({ feriadoData }) => feriadoData.startsWith(`${next}-`)),
    }),
    texts: textsOf(ano),
    question: ano === null ? 'Escolha o ano e use Ver feriados.' : `Feriados de ${ano}`,
  });
  return (
    <ReportPage
      {...frame.page}
      isMadeHere
      actions={
        <>
          {asking !== null && (
            <Confirm
              question={`Salvar os feriados de ${asking}?`}
              actionLabel="Salvar feriados"
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
            isSearching={frame.form.isSearching}
            isSaving={isSaving}
            onSearch={frame.search}
            onSave={setAsking}
          />
          {frame.exportButton}
        </>
      }
      table={{
        label: 'Feriados',
        rowKey: ({ feriadoData, feriadoNome }) => `${feriadoData} ${feriadoNome}`,
        emptyText: semFeriado(ano),
        idleText: 'Escolha o ano e use Ver feriados, ou Salvar para cadastrar os feriados dele.',
      }}
    />
  );
}
