import { useQuery } from '@tanstack/react-query';
import { retiraArquivoDaCarga } from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.contract.ts';
import { entregaQuery, relidas } from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.queries.ts';
import { nomeDoManifesto } from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { useHttp } from '../../app/services.tsx';
import { useAct } from '../../app/useAct.ts';
import { ListBody } from '../../report/ListBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { recebidoColumns } from './cargaColumns.tsx';

/** The received files of a delivery, with the dictionary's title of each. Any of them can be removed. */
export function RecebidosTable({ id }: { readonly id: string }) {
  const found = useQuery(entregaQuery(useHttp(), id));
  const { act, doing } = useAct(retiraArquivoDaCarga, {
    rereads: relidas,
    failed: 'O arquivo não saiu da entrega',
  });
  const botao = (nome: string, arquivo: string) => (
    <Button
      size="small"
      tone="quiet"
      aria-label={`Retirar ${arquivo}`}
      isPending={doing?.body.nome === nome}
      onPress={() => void act({ body: { id, nome } })}
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
