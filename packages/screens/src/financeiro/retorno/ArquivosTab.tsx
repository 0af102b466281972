import { useQuery } from '@tanstack/react-query';
import { getDadosUpload } from '@vidas/api-client/financeiro/retorno/retorno.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useHttp } from '../../app/services.tsx';
import { ListBody } from '../../report/ListBody.tsx';
import { useNow } from '../../report/useExports.ts';
import { reportOf } from '../../report/reportOf.ts';
import { EnviaArquivos } from './EnviaArquivos.tsx';
import { uploadColumns } from './retornoColumns.tsx';
import { useEndereco } from './useEndereco.ts';

/** Uploads files, and lists the received ones. */
export function ArquivosTab() {
  const found = useQuery(queryOf(useHttp(), getDadosUpload, {}));
  const names = useNow('uploads-boleto-banco');
  const { mostra } = useEndereco();
  return (
    <>
      <EnviaArquivos onOpen={mostra} />
      <ListBody
        report={reportOf(found, found.data)}
        memory="arquivo-banco"
        columns={uploadColumns}
        startDensity="compact"
        names={names}
        table={{
          label: 'Arquivos de retorno recebidos',
          rowKey: ({ ARQUIVO_ID }) => ARQUIVO_ID,
          emptyText: 'Nenhum arquivo foi enviado ainda.',
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
