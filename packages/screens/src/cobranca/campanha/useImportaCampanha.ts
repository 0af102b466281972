import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { importaCampanha } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { ifDone, recusaDe, repetidaDe } from '@vidas/api-client/cobranca/campanha/campanha.queries.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { saveFile } from '@vidas/ui/save-file/saveFile.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useAct } from '../../app/useAct.ts';
import { sayFailure } from '../../report/useReport.ts';
import { writeMensagens } from './campanhaTexts.ts';
import { leiaPrevia, type Previa, recusaLocal } from './leiaPrevia.ts';

interface Importacao {
  readonly state: 'idle' | 'uploading' | 'done' | 'removed' | 'error';
  readonly message: string | undefined;
  readonly arquivo: File | null;
  readonly previa: Previa | null;
  readonly problems: ApiError['problems'];
  /** The file with the column MOTIVO, as text. */
  readonly comMotivos: string | null;
  /** Moment of the same file's earlier import, 'YYYY-MM-DDTHH:mm'. */
  readonly repetidaEm: string | null;
}

const nothing: Importacao = {
  state: 'idle',
  message: undefined,
  arquivo: null,
  previa: null,
  problems: [],
  comMotivos: null,
  repetidaEm: null,
};

const withoutEnding = (name: string): string => name.replace(/\.csv$/i, '').slice(0, 100);

/** Imports a campaign: its file, its name, and the server's problems. */
export function useImportaCampanha(onImported: () => Promise<unknown>) {
  const { act } = useAct(importaCampanha, { rereads: [], timeoutMs: false });
  const [nome, setNome] = useState('');
  const [importacao, setImportacao] = useState(nothing);
  const { arquivo, previa, comMotivos, repetidaEm } = importacao;

  const choose = async (file: File) => {
    const found = { ...nothing, arquivo: file };
    const refuse = (message: string) => setImportacao({ ...found, state: 'error', message });
    const tooLarge = recusaLocal(file, null);
    if (tooLarge !== null) return refuse(tooLarge);
    setImportacao({ ...found, state: 'uploading', message: 'Lendo o arquivo.' });
    try {
      const read = await leiaPrevia(file);
      const refusal = recusaLocal(file, read);
      if (refusal !== null) return refuse(refusal);
      setNome((typed) => (typed.trim() === '' ? withoutEnding(file.name) : typed));
      setImportacao({
        ...found,
        state: 'done',
        previa: read,
        message: `${writeMensagens(read.total)} no arquivo`,
      });
    } catch {
      refuse('Não foi possível ler o arquivo neste computador. Escolha-o de novo.');
    }
  };

  const fail = (error: unknown) => {
    const repetida = repetidaDe(error);
    if (repetida)
      return setImportacao({
        ...importacao,
        state: 'done',
        repetidaEm: writeDayTime(repetida.data_hora_criacao),
      });
    const failure = error instanceof ApiError ? error : new ApiError('network', { cause: error });
    const recusa = recusaDe(failure);
    sayFailure(failure, ['Houve algum problema na importação da campanha!', failure.message]);
    setImportacao({
      ...importacao,
      state: 'error',
      message: failure.message,
      // A refused file cannot be sent again unchanged.
      previa: failure.kind === 'invalid' ? null : previa,
      problems: recusa?.problems ?? failure.problems,
      comMotivos: recusa?.arquivo ?? null,
    });
  };

  const send = async () => {
    if (arquivo === null || previa === null) return;
    setImportacao({ ...importacao, state: 'uploading', message: 'Enviando o arquivo.' });
    try {
      const body = {
        nome_campanha: nome.trim(),
        enviar_push: true,
        enviar_sms: true,
        ...(repetidaEm === null ? {} : { repetir: true }),
      };
      ifDone(replyOf(await act({ body, file: arquivo })));
      toasts.success('Campanha importada com sucesso!', nome.trim());
      await onImported();
    } catch (error) {
      fail(error);
    }
  };
  const isBusy = importacao.state === 'uploading';
  return {
    ...importacao,
    nome,
    isBusy,
    isSending: isBusy && previa !== null,
    canSend: previa !== null && !isBusy && nome.trim() !== '',
    setNome: (next: string) => {
      setNome(next);
      // A file of another name counts as another campaign.
      setImportacao({ ...importacao, repetidaEm: null });
    },
    choose: (file: File) => void choose(file),
    remove: () => setImportacao({ ...nothing, state: 'removed' }),
    send: () => void send(),
    saveComMotivos: () => {
      if (comMotivos === null || arquivo === null) return;
      // Without the BOM spreadsheets misread the accents.
      const text = comMotivos.startsWith('\uFEFF') ? comMotivos : `\uFEFF${comMotivos}`;
      saveFile(
        new Blob([text], { type: 'text/csv;charset=utf-8' }),
        `${withoutEnding(arquivo.name)}-motivos.csv`,
      );
    },
  } as const;
}
