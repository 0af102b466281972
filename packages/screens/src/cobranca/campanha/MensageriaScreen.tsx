import { writeMonth } from '@vidas/api-client/words/day.ts';
import type { Campanha } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { campanhasQuery } from '@vidas/api-client/cobranca/campanha/campanha.queries.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Page } from '@vidas/ui/layout/Page.tsx';
import { TwoPanes } from '@vidas/ui/two-panes/TwoPanes.tsx';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import type { ScreenProps } from '../../app/manifest.ts';
import { useHttp } from '../../app/services.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { useCompetenciaUrl } from '../../report/useCompetenciaUrl.ts';
import { fileOf } from '../../report/fileOf.ts';
import { useExports } from '../../report/useExports.ts';
import { useKeptTable } from '../../report/useKeptTable.tsx';
import { useSearch } from '../../report/useReportFrame.tsx';
import { CampanhaActs } from './CampanhaActs.tsx';
import { campanhaColumns } from './campanhaColumns.tsx';
import { CampanhasForm } from './CampanhasForm.tsx';
import { CampanhaPane } from './CampanhaPane.tsx';
import { EnviaCampanhaConfirm } from './EnviaCampanhaConfirm.tsx';
import { ImportaCampanhaDialog } from './ImportaCampanhaDialog.tsx';
import { useCampanhaEscolhida } from './useCampanhaEscolhida.ts';
import { semCampanha, useCampanhas } from './useCampanhas.ts';

interface MensageriaScreenProps extends ScreenProps {
  /** Other sources of a campaign's lines, in the title's row. */
  readonly files?: ReactNode;
}

/** Messaging campaigns: import, authorise, watch (MSG-6); the chosen one beside them (MSG-7, MSG-8). */
export function MensageriaScreen({ files }: MensageriaScreenProps) {
  const escolhida = useCampanhaEscolhida();
  const [mes, setMes] = useCompetenciaUrl();
  const { report, readQuietly } = useCampanhas(mes);
  const http = useHttp();
  const table = useKeptTable(report, { memory: 'mensageria', columns: campanhaColumns });
  const {
    search: searchFor,
    isEdited,
    setEdited,
  } = useSearch<string | null>({
    asked: mes,
    onAsked: setMes,
    queries: (next) => [campanhasQuery(http, next)],
    tables: [table],
  });
  const question = mes === null ? 'Todas as campanhas' : `Campanhas criadas em ${writeMonth(mes)}`;
  const exports = useExports({
    title: 'Mensageria',
    file: fileOf('mensageria', mes),
    question,
    isOutdated: isEdited,
  });
  const [chosen, setChosen] = useState<Campanha | null>(null);
  const sending =
    chosen && (report.rows?.find(({ id_campanha }) => id_campanha === chosen.id_campanha) ?? chosen);
  const [isImporting, setIsImporting] = useState(false);
  return (
    <>
      <Page
        title="Mensageria"
        subtitle={question}
        actions={
          <>
            {files}
            <CampanhasForm
              mes={mes}
              isSearching={report.isWaiting || report.isRefreshing}
              onSearch={searchFor}
              onEdit={setEdited}
            />
            <Button tone="primary" icon={<Icon name="upload" />} onPress={() => setIsImporting(true)}>
              Importar campanha
            </Button>
          </>
        }
        isFilling
      >
        <TwoPanes
          label="Lista de campanhas"
          wide="both"
          chosen={escolhida.id === null ? null : String(escolhida.id)}
          emptyText={null}
          onClose={() => escolhida.show(null)}
          list={
            <ReportBody
              report={report}
              view={table.view}
              table={{
                label: 'Campanhas',
                rowKey: ({ id_campanha }) => String(id_campanha),
                emptyText: semCampanha(mes),
                exports,
                rowActions: (row) => (
                  <CampanhaActs
                    campanha={row}
                    onShow={() => escolhida.show(row.id_campanha)}
                    onSend={setChosen}
                  />
                ),
              }}
            />
          }
        >
          {escolhida.id !== null && <CampanhaPane key={escolhida.id} id={escolhida.id} onSend={setChosen} />}
        </TwoPanes>
      </Page>
      {sending && (
        <EnviaCampanhaConfirm campanha={sending} readQuietly={readQuietly} onClose={() => setChosen(null)} />
      )}
      {isImporting && (
        <ImportaCampanhaDialog readQuietly={readQuietly} onClose={() => setIsImporting(false)} />
      )}
    </>
  );
}
