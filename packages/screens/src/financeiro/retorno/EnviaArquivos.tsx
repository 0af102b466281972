import { counted } from '@vidas/api-client/words/counted.ts';
import {
  getDadosUpload,
  getNomeArquivo,
  type TotalDoFim,
  uploadRetorno,
} from '@vidas/api-client/financeiro/retorno/retorno.contract.ts';
import { contaNoCredito } from '@vidas/api-client/financeiro/retorno/fins.rules.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { useQuery } from '@tanstack/react-query';
import { FieldRow } from '@vidas/ui/form/FieldRow.tsx';
import { NumberField } from '@vidas/ui/form/fields/NumberField.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { UploadQueue } from '@vidas/ui/upload-zone/UploadQueue.tsx';
import type { SendFile } from '@vidas/ui/upload-zone/uploadStore.types.ts';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { useAct } from '../../app/useAct.ts';
import { DesconhecidosConfirm } from './DesconhecidosConfirm.tsx';
import { desconhecidosDe, useAceite } from './useAceite.ts';

const boletosMs = 6_000;
const arquivoErrado = 'Arquivo incorreto, anexe o arquivo de retorno correto';
const naoAplicado = 'Não aplicado: nenhum título do arquivo é conhecido.';
const falha = 'Falha no upload, tente novamente.';

const linhas = (quantas: number): string => counted(quantas, 'linha', 'linhas');

const soma = (totais: readonly TotalDoFim[], de: (total: TotalDoFim) => number): number =>
  totais.reduce((sum, total) => sum + de(total), 0);

/** Sentences about an applied file: its lines with their posted sum, and the lines that wait for a person. */
const resultadoEmFrases = (totais: readonly TotalDoFim[]): string[] => {
  const noCredito = totais.filter(({ fim }) => contaNoCredito(fim));
  const aDecidir = soma(
    totais.filter(({ fim }) => fim === 'DUVIDA'),
    (total) => total.linhas,
  );
  return [
    `${linhas(soma(totais, (total) => total.linhas))}, lançamentos de R$ ${formatCents(soma(noCredito, ({ lancamento }) => lancamento))}`,
    ...(aDecidir > 0 ? [`${linhas(aDecidir)} a decidir`] : []),
  ];
};

/** Shows a refusal as a message, and returns it for the line of the file. */
const recusa = (message: string, canRetry: boolean) => {
  toasts.error(message);
  return { isOk: false, message, canRetry } as const;
};

interface EnviaArquivosProps {
  /** Called by Abrir with the id of a sent file. */
  readonly onOpen: (arquivo: string) => void;
}

/** The field Dias válidos, then the upload of files, one after the other. */
export function EnviaArquivos({ onOpen }: EnviaArquivosProps) {
  const { data: recebidos } = useQuery(queryOf(useHttp(), getDadosUpload, {}));
  const [digitados, setDias] = useState<number | null>();
  // The days of the last file, until the person types others.
  const dias = digitados === undefined ? (recebidos?.[0]?.DIAS_VALIDO_BOLETO ?? null) : digitados;
  const nome = useAct(getNomeArquivo, { rereads: [] });
  const upload = useAct(uploadRetorno, { timeoutMs: false });
  const diasValidos = dias ?? 0;
  const { pergunta, pede } = useAceite();

  /** Applies a file. A file with unknown titles is sent again when the person accepts them; null when not. */
  const aplica = async (file: File, signal: AbortSignal) => {
    const envio = { params: { diasValidos: String(diasValidos) }, file, signal };
    const outcome = await upload.act({ ...envio, query: {} });
    const desconhecidos = outcome.kind === 'conflict' ? desconhecidosDe(outcome.reason) : undefined;
    if (!desconhecidos) return replyOf(outcome);
    const isAceito = await pede({ nome: file.name, ...desconhecidos }, signal);
    return isAceito ? replyOf(await upload.act({ ...envio, query: { desconhecidosAceitos: 'sim' } })) : null;
  };

  /** Sends one file of the list: checks its name, asks whether it came before, applies it, and reports. */
  const envia: SendFile = async (file, { signal, onProgress }) => {
    if (!/cbr643/i.test(file.name)) return recusa(arquivoErrado, false);
    onProgress(null);
    try {
      const { existe, message } = replyOf(await nome.act({ params: { nome: file.name } }));
      if (existe) return recusa(message ?? `${file.name} Upload de arquivo já foi executado.`, false);
      const resposta = await aplica(file, signal);
      if (resposta === null) return { isOk: false, message: naoAplicado };
      toasts.success(resposta.message);
      toasts.info(`Quantidade de boletos gerados: ${resposta.verify.qtdBoleto}`, undefined, {
        durationMs: boletosMs,
      });
      for (const aviso of resposta.avisos ?? []) toasts.warning(aviso);
      const { arquivoId, avisos = [], totais = [] } = resposta;
      return {
        isOk: true,
        message: [resposta.message, ...resultadoEmFrases(totais), ...avisos].join('. '),
        ...(arquivoId === undefined ? {} : { onOpen: () => onOpen(arquivoId) }),
      };
    } catch (error) {
      if (!(error instanceof ApiError) || error.serverText === undefined) throw error;
      toasts.error(falha, error.serverText);
      const isOfFile = error.status === 422 || error.status === 409;
      return { isOk: false, message: error.serverText, problems: error.problems, canRetry: !isOfFile };
    }
  };

  return (
    <Row isLastWide align="start" gap="l">
      <FieldRow>
        <NumberField
          label="Dias válidos"
          value={dias}
          onChange={setDias}
          hint="Dias depois do vencimento em que o banco ainda recebe os boletos que entram."
        />
      </FieldRow>
      {diasValidos > 0 ? (
        <UploadQueue
          label="Arquivos de retorno do banco"
          accept=""
          hint="CBR643, um ou mais"
          atOnce={1}
          onSend={envia}
          onRemove={() => toasts.warning('Arquivo excluído.')}
        />
      ) : (
        <Text tone="muted">Preencha os dias válidos para fazer o upload</Text>
      )}
      {pergunta && <DesconhecidosConfirm {...pergunta} onAnswer={pergunta.responde} />}
    </Row>
  );
}
