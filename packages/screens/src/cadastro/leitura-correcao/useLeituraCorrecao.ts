import { useMutation } from '@tanstack/react-query';
import { leituraCorrecaoMutation, verificaArquivoMutation } from '@vidas/api-client/cadastro/queries';
import { hashFile } from '@vidas/ui/upload-zone/hash-file';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { useUpload } from '../../report/useUpload.ts';

const done = (): string => 'Leitura feita com sucesso, verifique a tabela abaixo';

/** A file that was imported before, and by whom. */
interface Repetido {
  readonly file: File;
  readonly por: string | null;
  /** 'YYYY-MM-DDTHH:mm' */
  readonly em: string | null;
}

/** Imports one return file; recognises one imported before by its hash, before it is uploaded. */
export function useLeituraCorrecao() {
  const http = useHttp();
  const verifica = useMutation(verificaArquivoMutation(http));
  const upload = useUpload(useMutation(leituraCorrecaoMutation(http)).mutateAsync, done);
  const [checked, setChecked] = useState<File | null>(null);
  const [repetido, setRepetido] = useState<Repetido | null>(null);

  /** Null also when the check fails: the server recognises the file again after the upload. */
  const findRepetido = async (file: File): Promise<Repetido | null> => {
    const { signal } = new AbortController();
    try {
      const sha256 = await hashFile(file, { signal, onProgress: () => undefined });
      const { isRepetido, ...before } = await verifica.mutateAsync(sha256);
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
    else await upload.start(file);
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
  } as const;
}
