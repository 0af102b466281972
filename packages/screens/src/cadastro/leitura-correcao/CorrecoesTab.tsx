import type { LeituraCorrecao } from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { ReportTable } from '@vidas/ui/report-table/ReportTable.tsx';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { RouterLink } from '../../app/RouterLink.tsx';
import { useExports } from '../../report/useExports.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { FichaDrawer } from '../ficha/FichaDrawer.tsx';
import { correcaoColumns } from './correcaoColumns.ts';
import { csvName, matriculasOf, subtitleOf } from './correcaoTexts.ts';
import { LeituraCorrecaoActs } from './LeituraCorrecaoActs.tsx';
import { retornoHref } from './useRetornoUrl.ts';
import type { useCorrecoes } from './useCorrecoes.ts';

export interface CorrecoesTabProps {
  readonly reply: LeituraCorrecao | null;
  readonly file: File | null;
  readonly isReading: boolean;
  /** State of the screen, so that it survives a change of tab. */
  readonly correcoes: ReturnType<typeof useCorrecoes>;
}

/** Rejections of the return that was just read, record by record. */
export function CorrecoesTab({ reply, file, isReading, correcoes }: CorrecoesTabProps) {
  const memory = useTableMemory('leitura-xml-sib');
  const exports = useExports({
    title: 'Leitura de correções SIB',
    file: csvName(file),
    question: subtitleOf(reply),
  });
  const table = useReportView(correcaoColumns(reply?.header.registroAns), reply?.beneficiarios, memory);
  const retorno = reply?.importacao?.retorno;
  return (
    <>
      {retorno !== undefined && (
        <Row justify="end">
          <LinkButton size="small" href={retornoHref(retorno)} linkComponent={RouterLink}>
            Abrir o resultado inteiro
          </LinkButton>
        </Row>
      )}
      <ReportTable
        label="Correções do SIB"
        title={reply?.problema}
        view={table}
        exports={exports}
        rowKey={(_, index) => String(index)}
        // The width of the column of acts is measured on its rows, so the column appears with them.
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
    </>
  );
}
