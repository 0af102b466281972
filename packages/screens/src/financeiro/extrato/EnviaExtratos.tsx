import { extratoDeQuem, uploadExtrato } from '@vidas/api-client/financeiro/extrato/extrato.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { UploadQueue } from '@vidas/ui/upload-zone/UploadQueue.tsx';
import type { SendFile } from '@vidas/ui/upload-zone/uploadStore.types.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useAct } from '../../app/useAct.ts';

interface EnviaExtratosProps {
  readonly onOpen: (extrato: string) => void;
}

interface Pergunta {
  readonly nome: string;
  readonly conta: string;
  readonly responde: (isAceita: boolean) => void;
}

const naoImportado = 'Não importado: a conta do extrato não foi aceita.';

const contaDe = ({ body }: ApiError) => z.safeDecode(extratoDeQuem, body as never).data?.conta;

/**
 * Upload of statements. For the first one, while no account is configured, a person confirms that it is ours (CBR-30).
 */
export function EnviaExtratos({ onOpen }: EnviaExtratosProps) {
  const upload = useAct(uploadExtrato, { timeoutMs: false });
  const [pergunta, setPergunta] = useState<Pergunta | null>(null);

  const pede = (nome: string, conta: string, signal: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      const responde = (isAceita: boolean) => {
        setPergunta(null);
        resolve(isAceita);
      };
      signal.addEventListener('abort', () => responde(false), { once: true });
      setPergunta({ nome, conta, responde });
    });

  const importa = async (file: File, signal: AbortSignal) => {
    const outcome = await upload.act({ file, signal, query: {} });
    const conta = outcome.kind === 'conflict' ? contaDe(outcome.reason) : undefined;
    if (conta === undefined) return replyOf(outcome);
    const isAceita = await pede(file.name, conta, signal);
    return isAceita ? replyOf(await upload.act({ file, signal, query: { contaAceita: 'sim' } })) : null;
  };

  const envia: SendFile = async (file, { signal, onProgress }) => {
    onProgress(null);
    try {
      const feito = await importa(file, signal);
      if (feito === null) return { isOk: false, message: naoImportado };
      toasts.success(feito.message);
      return {
        isOk: true,
        message: `${feito.message} ${feito.lancamentos} lançamentos, ${feito.novos} novos.`,
        onOpen: () => onOpen(feito.extratoId),
      };
    } catch (error) {
      if (!(error instanceof ApiError) || error.serverText === undefined) throw error;
      const { serverText, problems, status } = error;
      return {
        isOk: false,
        message: serverText,
        problems: problems.length > 1 ? problems : [],
        canRetry: status !== 422 && status !== 409,
      };
    }
  };

  return (
    <>
      <UploadQueue
        label="Extratos do banco"
        accept=".ofx"
        hint="OFX 1 ou 2, um ou mais"
        atOnce={1}
        onSend={envia}
      />
      {pergunta && (
        <Confirm
          question={`${pergunta.nome} é da conta da cobrança?`}
          actionLabel="É a nossa conta"
          onConfirm={() => pergunta.responde(true)}
          onCancel={() => pergunta.responde(false)}
        >
          {`Este é o primeiro extrato, e é de ${pergunta.conta}. Os próximos têm de ser da mesma conta.`}
        </Confirm>
      )}
    </>
  );
}
