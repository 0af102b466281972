import { writeMonth } from '@vidas/api-client/words/day.ts';
import type { Campanha } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { campanhasQuery } from '@vidas/api-client/cobranca/campanha/campanha.queries.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../app/icons.tsx';
import { pathOf, type ScreenProps } from '../../app/manifest.ts';
import { useHttp } from '../../app/services.tsx';
import { ReportPage } from '../../report/ReportPage.tsx';
import { useCompetenciaUrl } from '../../report/useCompetenciaUrl.ts';
import { fileOf } from '../../report/fileOf.ts';
import { useExports } from '../../report/useExports.ts';
import { useKeptTable } from '../../report/useKeptTable.tsx';
import { useSearch } from '../../report/useReportFrame.tsx';
import { CampanhaActs } from './CampanhaActs.tsx';
import { campanhaColumns } from './campanhaColumns.tsx';
import { CampanhasForm } from './CampanhasForm.tsx';
import { EnviaCampanhaConfirm } from './EnviaCampanhaConfirm.tsx';
import { ImportaCampanhaDialog } from './ImportaCampanhaDialog.tsx';
import { semCampanha, useCampanhas } from './useCampanhas.ts';

interface MensageriaScreenProps extends ScreenProps {
  /** Other sources of a campaign's lines, in the title's row. */
  readonly files?: ReactNode;
}

/** Messaging campaigns: import, authorise, watch (MSG-6). */
export function MensageriaScreen({ manifest, files }: MensageriaScreenProps) {
  const { search } = useLocation();
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
      <ReportPage
        isMadeHere
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
              Importar Campanha
            </Button>
          </>
        }
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
              detalhe={pathOf(manifest, { route: 'detalhe-campanha' })}
              search={search}
              onSend={setChosen}
            />
          ),
        }}
      />
      {sending && (
        <EnviaCampanhaConfirm campanha={sending} readQuietly={readQuietly} onClose={() => setChosen(null)} />
      )}
      {isImporting && (
        <ImportaCampanhaDialog readQuietly={readQuietly} onClose={() => setIsImporting(false)} />
      )}
    </>
  );
}
