import { Button } from '@vidas/ui/button/Button.tsx';
import { Drawer } from '@vidas/ui/drawer/Drawer.tsx';
import { ListBody } from '../../report/ListBody.tsx';
import { useNow } from '../../report/useExports.ts';
import { arquivosColumns } from './envioSibColumns.tsx';
import { type EnvioActs, useArquivosSib } from './useEnvioSib.ts';

export interface EnvioSibArquivosProps {
  readonly acts: EnvioActs;
  readonly onClose: () => void;
}

/** The files so far, each with the number of movements that the regulator accepted. */
export function EnvioSibArquivos({ acts, onClose }: EnvioSibArquivosProps) {
  const report = useArquivosSib();
  return (
    <Drawer title="Arquivos gerados" size="large" onClose={onClose}>
      <ListBody
        report={report}
        memory="envio-sib-arquivos"
        columns={arquivosColumns}
        names={useNow('envios-sib')}
        table={{
          label: 'Arquivos do SIB',
          rowKey: ({ id }) => id,
          emptyText: 'Nenhum arquivo foi gerado ainda.',
          rowActions: (row) => (
            <Button
              size="small"
              aria-label={`Baixar ${row.nomeArquivo}`}
              isPending={acts.baixando === row.id}
              onPress={() => void acts.baixar(row)}
            >
              Baixar
            </Button>
          ),
        }}
      />
    </Drawer>
  );
}
