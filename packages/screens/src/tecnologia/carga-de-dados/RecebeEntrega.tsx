import { useMutation, useQuery } from '@tanstack/react-query';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import {
  abreEntregaDaCarga,
  enviaArquivoDaCarga,
} from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.contract.ts';
import {
  dicionarioQuery,
  relidas,
  trabalhoMutation,
} from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.queries.ts';
import {
  isManifesto,
  nomeDesconhecido,
  nomeDoArquivo,
} from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { UploadQueue } from '@vidas/ui/upload-zone/UploadQueue.tsx';
import type { SendFile } from '@vidas/ui/upload-zone/uploadStore.types.ts';
import { useRef, useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { Icon } from '../../app/icons.tsx';
import { useAct } from '../../app/useAct.ts';
import { loadFailure, sayFailure } from '../../report/useReport.ts';
import { RecebidosTable } from './RecebidosTable.tsx';
import { useEntregaUrl } from './useEntregaUrl.ts';

/**
 * Uploads the files of a delivery, lists the received ones, and offers Conferir. Without a number the first file starts a delivery.
 */
export function RecebeEntrega({ id }: { readonly id: string | null }) {
  const http = useHttp();
  const { data: dicionario } = useQuery(dicionarioQuery(http));
  const [aberta, setAberta] = useState(id);
  const [isSending, setSending] = useState(false);
  const abrindo = useRef<Promise<string> | null>(null);
  const abre = useAct(abreEntregaDaCarga, { rereads: relidas });
  const envia = useAct(enviaArquivoDaCarga, { rereads: relidas, timeoutMs: false });
  const confere = useMutation(trabalhoMutation(http, aberta ?? ''));
  const [, show] = useEntregaUrl();

  /** The number of the delivery. Files sent together start only one. */
  const numero = (): Promise<string> => {
    abrindo.current ??=
      aberta === null
        ? abre.act({}).then((outcome) => {
            const nova = replyOf(outcome);
            setAberta(nova.id);
            return nova.id;
          })
        : Promise.resolve(aberta);
    abrindo.current.catch(() => {
      abrindo.current = null;
    });
    return abrindo.current;
  };

  const manda: SendFile = async (file, { signal, onProgress }) => {
    const conhecidos = dicionario?.map(({ nome }) => nome);
    if (conhecidos && !isManifesto(file.name) && !conhecidos.includes(nomeDoArquivo(file.name)))
      return { isOk: false, message: nomeDesconhecido(file.name, conhecidos), canRetry: false };
    onProgress(null);
    try {
      const { titulo } = replyOf(await envia.act({ params: { id: await numero() }, file, signal }));
      return { isOk: true, message: `Recebido: ${titulo}.` };
    } catch (error) {
      if (!(error instanceof ApiError) || error.serverText === undefined) throw error;
      const { serverText, problems, status } = error;
      return {
        isOk: false,
        message: serverText,
        problems: problems.length > 1 ? problems : [],
        canRetry: status !== 422,
      };
    }
  };

  const pede = () => {
    if (aberta === null) return;
    confere.mutate('confere', {
      onSuccess: () => show(aberta),
      onError: (error) => sayFailure(error, loadFailure(error)),
    });
  };

  return (
    <>
      <UploadQueue
        label="Arquivos da entrega"
        accept=".csv,.json"
        hint="os CSV do dicionário, um ou vários, e entrega.json se houver"
        onSend={manda}
        keepsDone={false}
        onWorking={setSending}
      />
      <Row>
        <Button
          tone="primary"
          icon={<Icon name="check" />}
          isDisabled={aberta === null || isSending}
          isPending={confere.isPending}
          onPress={pede}
        >
          Conferir
        </Button>
      </Row>
      {aberta !== null && <RecebidosTable id={aberta} />}
    </>
  );
}
