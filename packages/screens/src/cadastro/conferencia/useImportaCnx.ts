import { useMutation } from '@tanstack/react-query';
import { previaConferenciaMutation, verificaArquivoMutation } from '@vidas/api-client/cadastro/queries';
import type { PreviaConferencia } from '@vidas/api-client/cadastro/sib';
import { hashFile } from '@vidas/ui/upload-zone/hash-file';
import { writeDayTime } from '../../report/periodo.ts';
import { useHttp } from '../../app/services.tsx';

/** What became of a file: its preview, or null for one that was imported before. */
export interface CnxLido {
  readonly success: boolean;
  readonly message: string;
  readonly previa: PreviaConferencia | null;
}

/** Uploads a conference file and gives its preview, unless the same bytes were imported before: then it only says by whom and when. */
export function useImportaCnx() {
  const http = useHttp();
  const { mutateAsync: le } = useMutation(previaConferenciaMutation(http));
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
  return async (file: File): Promise<CnxLido> => {
    const message = await findBefore(file);
    if (message !== null) return { success: true, message, previa: null };
    return { success: true, message: 'Arquivo lido', previa: await le(file) };
  };
}
