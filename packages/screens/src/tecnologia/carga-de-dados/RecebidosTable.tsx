import { useMutation, useQuery } from '@tanstack/react-query';
import { entregaQuery, retiraArquivoMutation } from '@vidas/api-client/tecnologia/carga-de-dados-queries';
import { nomeDoManifesto } from '@vidas/api-client/tecnologia/carga-de-dados-rules';
import { Button } from '@vidas/ui/button';
import { Row } from '@vidas/ui/layout/row';
import { Notice } from '@vidas/ui/notice';
import { useHttp } from '../../app/services.tsx';
import { ListBody } from '../../report/ListBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { sayFailure } from '../../report/useReport.ts';
import { recebidoColumns } from './cargaColumns.tsx';

/** The files that a delivery received, and what each was recognised as. Any can be taken out. */
export function RecebidosTable({ id }: { readonly id: string }) {
  const http = useHttp();
  const found = useQuery(entregaQuery(http, id));
  const retira = useMutation({
    ...retiraArquivoMutation(http),
    onError: (error) => sayFailure(error, ['O arquivo não saiu da entrega', error.message]),
  });
  const botao = (nome: string, arquivo: string) => (
    <Button
      size="small"
      tone="quiet"
      aria-label={`Retirar ${arquivo}`}
      isPending={retira.isPending && retira.variables.nome === nome}
      onPress={() => retira.mutate({ id, nome })}
    >
      Retirar
    </Button>
  );
  return (
    <>
      {found.data?.temManifesto && (
        <Notice>
          <Row justify="between">
            <span>entrega.json recebido: a entrega será conferida com o que ele declara.</span>
            {botao(nomeDoManifesto, nomeDoManifesto)}
          </Row>
        </Notice>
      )}
      <ListBody
        report={reportOf(found, found.data?.recebidos)}
        memory="carga-de-dados.recebidos"
        columns={recebidoColumns}
        names={null}
        table={{
          label: 'Arquivos recebidos',
          rowKey: ({ nome }) => nome,
          emptyText: 'Nenhum arquivo chegou ainda.',
          rowActions: ({ nome }) => botao(nome, `${nome}.csv`),
        }}
      />
    </>
  );
}
