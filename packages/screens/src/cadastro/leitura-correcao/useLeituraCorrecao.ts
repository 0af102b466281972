import {
  leituraCorrecaoXmlSib,
  verificaArquivoSib,
} from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { hashFile } from '@vidas/ui/upload-zone/hashFile.ts';
import { useState } from 'react';
import { useAct } from '../../app/useAct.ts';
import { useUpload } from '../../report/useUpload.ts';
import { ccoNaoGravados } from '../relatorios/ccoNaoGravados.ts';
import { outcomeOf } from './correcaoTexts.ts';

/** A file that was imported before, with the person. */
interface Repetido {
  readonly file: File;
  readonly por: string | null;
  /** 'YYYY-MM-DDTHH:mm' */
  readonly em: string | null;
}

/** A file with a wrong hash, and the server's text about it. */
interface Duvidoso {
  readonly file: File;
  readonly motivo: string;
}

const isOfHash = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.problems.some(({ field }) => field === 'hash');

/**
 * Imports one return file, after a question. A file that was imported before is recognised by its hash, before the upload.
 */
export function useLeituraCorrecao() {
  const { act: verifica } = useAct(verificaArquivoSib, { rereads: [] });
  // The act may write CCOs and settle a sending.
  const { act: importa } = useAct(leituraCorrecaoXmlSib, { timeoutMs: false });
  const [duvidoso, setDuvidoso] = useState<Duvidoso | null>(null);
  /** Uploads a file; one with a wrong hash then waits for the person's answer. */
  const send = async (file: File) => {
    const isHashAceito = aceitos.has(file);
    const outcome = await importa({ query: isHashAceito ? { hashAceito: 'sim' } : {}, file });
    if (outcome.kind !== 'done' && !isHashAceito && isOfHash(outcome.reason))
      setDuvidoso({ file, motivo: outcome.reason.message });
    return replyOf(outcome);
  };
  const [aceitos] = useState(() => new WeakSet<File>());
  const upload = useUpload(send, outcomeOf, {
    left: ({ naoGravados }) => ccoNaoGravados(naoGravados),
    isAsked: isOfHash,
  });
  const [checked, setChecked] = useState<File | null>(null);
  const [repetido, setRepetido] = useState<Repetido | null>(null);
  const [novo, setNovo] = useState<File | null>(null);

  /** Null also when the check fails: the server recognises the file again after the upload. */
  const findRepetido = async (file: File): Promise<Repetido | null> => {
    const { signal } = new AbortController();
    try {
      const sha256 = await hashFile(file, { signal, onProgress: () => undefined });
      const { isRepetido, ...before } = replyOf(await verifica({ body: { sha256 } }));
      return isRepetido ? { file, ...before } : null;
    } catch {
      return null;
    }
  };
  const start = async (file: File) => {
    setChecked(file);
    const found = await findRepetido(file);
    setChecked(null);
    if (found) setRepetido(found);
    else setNovo(file);
  };
  const zone = {
    state: checked ? 'uploading' : upload.phase,
    message: checked ? 'Conferindo se o arquivo já foi importado' : upload.message,
    errors: checked ? [] : upload.problems,
    fileName: (checked ?? upload.file)?.name,
    onFile: (file: File) => void start(file),
    onRemove: upload.remove,
  } as const;
  return {
    zone,
    reply: upload.reply,
    file: upload.file,
    isReading: checked !== null || upload.phase === 'uploading',
    repetido,
    readAgain: () => {
      if (repetido) void upload.start(repetido.file);
      setRepetido(null);
    },
    leave: () => setRepetido(null),
    /** A new file whose question is open. */
    novo,
    importNew: () => {
      if (novo) void upload.start(novo);
      setNovo(null);
    },
    leaveNew: () => setNovo(null),
    duvidoso,
    takeAnyway: () => {
      if (!duvidoso) return;
      aceitos.add(duvidoso.file);
      setDuvidoso(null);
      void upload.start(duvidoso.file);
    },
    leaveDoubtful: () => setDuvidoso(null),
  } as const;
}
