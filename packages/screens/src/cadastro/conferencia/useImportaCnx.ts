import { useMutation } from '@tanstack/react-query';
import { importaConferenciaMutation, verificaArquivoMutation } from '@vidas/api-client/cadastro/queries';
import { hashFile } from '@vidas/ui/upload-zone/hash-file';
import { writeDayTime } from '../../report/periodo.ts';
import { useHttp } from '../../app/services.tsx';

/** Uploads a conference file, unless the same bytes were imported before: then it only says by whom and when. */
export function useImportaCnx() {
  const http = useHttp();
  const { mutateAsync: importa } = useMutation(importaConferenciaMutation(http));
  const { mutateAsync: verifica } = useMutation(verificaArquivoMutation(http));

  /** Null also when the check fails: the server recognises the file again after the upload. */
  const findBefore = async (file: File): Promise<string | null> => {
    const { signal } = new AbortController();
    try {
      const { isRepetido, em, por } = await verifica(
        await hashFile(file, { signal, onProgress: () => undefined }),
      );
      if (!isRepetido) return null;
      const facts = [em && `em ${writeDayTime(em)}`, por && `por ${por}`].filter(Boolean).join(' ');
      return `Este arquivo já foi importado${facts === '' ? '' : ` ${facts}`}; nada mudou.`;
    } catch {
      return null;
    }
  };
  return async (file: File) => {
    const message = await findBefore(file);
    return message === null ? importa(file) : { success: true, message };
  };
}
