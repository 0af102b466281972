import { writeDayTime } from '@vidas/api-client/words/day.ts';
import {
  type PreviaConferencia,
  previaConferenciaSib,
} from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import { verificaArquivoSib } from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { hashFile } from '@vidas/ui/upload-zone/hashFile.ts';
import { useAct } from '../../app/useAct.ts';

/** Result of a file: its preview, or null for one that was imported before. */
export interface CnxLido {
  readonly success: boolean;
  readonly message: string;
  readonly previa: PreviaConferencia | null;
}

/**
 * Uploads a conference file and returns its preview. For bytes that were imported before it only tells person and moment.
 */
export function useImportaCnx() {
  const { act: le } = useAct(previaConferenciaSib, { rereads: [], timeoutMs: false });
  const { act: verifica } = useAct(verificaArquivoSib, { rereads: [] });

  /** Null also when the check fails: the server recognises the file again after the upload. */
  const findBefore = async (file: File): Promise<string | null> => {
    const { signal } = new AbortController();
    try {
      const sha256 = await hashFile(file, { signal, onProgress: () => undefined });
      const { isRepetido, em, por } = replyOf(await verifica({ body: { sha256 } }));
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
    return { success: true, message: 'Arquivo lido', previa: replyOf(await le({ file })) };
  };
}
