import { Button } from '@vidas/ui/button';
import { Drawer } from '@vidas/ui/drawer';
import { useReportView } from '@vidas/ui/report-table/view';
import { ReportBody } from '../../report/ReportBody.tsx';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { arquivosColumns } from './envioSibColumns.tsx';
import { type EnvioActs, useArquivosSib } from './useEnvioSib.ts';

export interface EnvioSibArquivosProps {
  readonly acts: EnvioActs;
  readonly onClose: () => void;
}

/** The files made so far, each with how many movements the regulator accepted. */
export function EnvioSibArquivos({ acts, onClose }: EnvioSibArquivosProps) {
  const report = useArquivosSib();
  const memory = useTableMemory('envio-sib-arquivos');
  const table = useReportView(arquivosColumns, report.rows, memory);
  return (
    <Drawer title="Arquivos gerados" size="large" onClose={onClose}>
      <ReportBody
        report={report}
        view={table}
        table={{
          label: 'Arquivos do SIB',
          rowKey: ({ id }) => id,
          emptyText: 'Nenhum arquivo foi gerado ainda.',
          exports: { fileName: 'envios-sib' },
          rowActions: (row) => (
            <Button
              size="small"
              aria-label={`Baixar ${row.nomeArquivo}`}
              isPending={acts.baixando === row.id}
              onPress={() => acts.baixar(row)}
            >
              Baixar
            </Button>
          ),
        }}
      />
    </Drawer>
  );
}
