import { useMutation } from '@tanstack/react-query';
import { importaConferenciaMutation, verificaArquivoMutation } from '@vidas/api-client/cadastro/queries';
import { hashFile } from '@vidas/ui/upload-zone/hash-file';
import { writeDayTime } from '../../report/periodo.ts';
import { useHttp } from '../../app/services.tsx';

/** Sends a conference file, unless its bytes are here already: then it answers by whom and when, and nothing large travels. */
export function useImportaCnx() {
  const http = useHttp();
  const { mutateAsync: importa } = useMutation(importaConferenciaMutation(http));
  const { mutateAsync: verifica } = useMutation(verificaArquivoMutation(http));

  /** Null also when it cannot be told: the server recognises the file again when it comes. */
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
