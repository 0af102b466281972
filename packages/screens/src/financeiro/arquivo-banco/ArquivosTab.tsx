import { useQuery } from '@tanstack/react-query';
import { uploadsQuery } from '@vidas/api-client/financeiro/retorno-queries';
import { Button } from '@vidas/ui/button';
import { useReportView } from '@vidas/ui/report-table/view';
import { useHttp } from '../../app/services.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { EnviaArquivos } from './EnviaArquivos.tsx';
import { uploadColumns } from './retornoColumns.tsx';
import { useEndereco } from './useEndereco.ts';

/** Sends files, and lists those that came. */
export function ArquivosTab() {
  const found = useQuery(uploadsQuery(useHttp()));
  const view = useReportView(
    uploadColumns,
    found.data,
    useTableMemory('arquivo-banco', { startDensity: 'compact' }),
  );
  const { mostra } = useEndereco();
  return (
    <>
      <EnviaArquivos />
      <ReportBody
        report={reportOf(found, found.data)}
        view={view}
        table={{
          label: 'Arquivos de retorno recebidos',
          rowKey: ({ ARQUIVO_ID }) => ARQUIVO_ID,
          emptyText: 'Nenhum arquivo foi enviado ainda.',
          exports: { fileName: 'uploads-boleto-banco.csv' },
          rowActions: ({ ARQUIVO_ID, NOME }) => (
            <Button size="small" aria-label={`Abrir ${NOME}`} onPress={() => mostra(ARQUIVO_ID)}>
              Abrir
            </Button>
          ),
        }}
      />
    </>
  );
}
