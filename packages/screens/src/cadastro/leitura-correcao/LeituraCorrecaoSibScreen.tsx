import { Page } from '@vidas/ui/layout/page';
import { ReportTable } from '@vidas/ui/report-table';
import { useReportView } from '@vidas/ui/report-table/view';
import { UploadZone } from '@vidas/ui/upload-zone';
import { ExportButton } from '../../report/ExportButton.tsx';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { sayWrongFile } from '../../report/useUpload.ts';
import { correcaoColumns } from './correcaoColumns.ts';
import { csvName, matriculasOf, subtitleOf } from './correcaoTexts.ts';
import { FichaDrawer } from '../ficha/FichaDrawer.tsx';
import { LeituraCorrecaoActs } from './LeituraCorrecaoActs.tsx';
import { LeituraCorrecaoRepetida } from './LeituraCorrecaoRepetida.tsx';
import { useCorrecoes } from './useCorrecoes.ts';
import { useLeituraCorrecao } from './useLeituraCorrecao.ts';

/** Imports a return of the SIB, and opens the rejected records one by one for correction (SIB-11). */
export function LeituraCorrecaoSibScreen() {
  const { zone, reply, file, isReading, repetido, readAgain, leave } = useLeituraCorrecao();
  const correcoes = useCorrecoes(reply);
  const memory = useTableMemory('leitura-xml-sib');
  const table = useReportView(correcaoColumns(reply?.header.registroAns), reply?.beneficiarios, memory);
  return (
    <Page
      title="Leitura de Correções SIB"
      subtitle={subtitleOf(reply)}
      actions={
        <ExportButton
          view={table}
          title="Leitura de Correções SIB"
          question={subtitleOf(reply)}
          fileName={csvName(file)}
        />
      }
      isFilling
    >
      <UploadZone
        label="Arquivo de retorno do SIB"
        accept=".xml"
        hint="Um arquivo .xml"
        {...zone}
        onFile={(next) => {
          table.setPage(0);
          zone.onFile(next);
        }}
        onRefused={sayWrongFile}
      />
      <ReportTable
        label="Correções do SIB"
        title={reply?.problema}
        view={table}
        rowKey={(_, index) => String(index)}
        // The width of the column of acts is measured on its rows, so the column comes with them.
        rowActions={
          reply
            ? (row) => (
                <LeituraCorrecaoActs
                  correcao={row}
                  isCorrigida={correcoes.isCorrigida(row)}
                  onOpen={correcoes.open}
                />
              )
            : undefined
        }
        isLoading={isReading}
        emptyText={reply?.problema}
        idleText="Anexe um arquivo de retorno para ver o que corrigir."
      />
      {correcoes.aberta !== null && (
        <FichaDrawer
          matricula={correcoes.aberta}
          fila={{ matriculas: matriculasOf(table.selection.rows), onChange: correcoes.open }}
          onSaved={correcoes.saved}
          onClose={correcoes.close}
        />
      )}
      {repetido && (
        <LeituraCorrecaoRepetida
          fileName={repetido.file.name}
          {...repetido}
          onRead={readAgain}
          onCancel={leave}
        />
      )}
    </Page>
  );
}
