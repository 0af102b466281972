import {
  importaLoteXml,
  type ResultadoXml,
  type StatusXml,
  validaLoteXml,
  validaXml,
} from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import type { UploadState } from '@vidas/ui/upload-zone/UploadZone.tsx';
import { useState } from 'react';
import { useAct } from '../../app/useAct.ts';
import { sayFailure } from '../../report/useReport.ts';

/** Requests about a file. */
export type Pedido = 'validar' | 'importar';

/** A file with the server's result. */
interface Andamento {
  readonly file: File | null;
  /** The present step in words; null when nothing runs. */
  readonly fase: string | null;
  readonly feito: { readonly pedido: Pedido; readonly resultado: ResultadoXml; readonly em: number } | null;
  readonly falha: string | null;
  readonly isRemovido: boolean;
}

const nada: Andamento = { file: null, fase: null, feito: null, falha: null, isRemovido: false };

const fala: Record<StatusXml, (title: string, text: string) => unknown> = {
  OK: toasts.success,
  Parcialmente: toasts.warning,
  Rejeitado: toasts.error,
};

const estados: Record<StatusXml, UploadState> = { OK: 'done', Parcialmente: 'warning', Rejeitado: 'error' };

/** One file at a time: chosen, validated any number of times, imported once. */
export function useImportarXml() {
  const { act: validaForma } = useAct(validaXml, { rereads: [], timeoutMs: false });
  const { act: valida } = useAct(validaLoteXml, { rereads: [], timeoutMs: false });
  const { act: importa } = useAct(importaLoteXml, { rereads: [['contas-medicas']], timeoutMs: false });
  const [andamento, setAndamento] = useState<Andamento>(nada);
  const { file, fase, feito, falha, isRemovido } = andamento;

  const pede = async (pedido: Pedido, deste: File): Promise<ResultadoXml> => {
    if (pedido === 'importar') return replyOf(await importa({ file: deste }));
    replyOf(await validaForma({ file: deste }));
    setAndamento((now) => ({ ...now, fase: 'Forma conferida; conferindo guias e cadastro.' }));
    return replyOf(await valida({ file: deste }));
  };

  const start = async (pedido: Pedido): Promise<void> => {
    if (file === null || fase !== null) return;
    const primeira = pedido === 'importar' ? 'Importando o lote.' : 'Conferindo a forma do arquivo.';
    setAndamento({ ...nada, file, fase: primeira });
    try {
      const resultado = await pede(pedido, file);
      fala[resultado.status](resultado.status, resultado.message);
      setAndamento({ ...nada, file, feito: { pedido, resultado, em: performance.now() } });
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : new ApiError('network', { cause });
      const title =
        error.serverText === undefined ? 'Erro interno do sistema!' : 'Não foi possível ler o arquivo!';
      sayFailure(error, [title, error.serverText ?? 'Tente novamente ou verifique com a TI']);
      setAndamento({ ...nada, file, falha: error.serverText ?? title });
    }
  };

  const state = (): UploadState => {
    if (fase !== null) return 'uploading';
    if (falha !== null) return 'error';
    if (feito) return estados[feito.resultado.status];
    if (file) return 'done';
    return isRemovido ? 'removed' : 'idle';
  };
  const isImportado = feito?.pedido === 'importar' && feito.resultado.status !== 'Rejeitado';
  return {
    file,
    feito,
    fase,
    zone: {
      state: state(),
      message:
        fase ??
        falha ??
        feito?.resultado.message ??
        (file ? 'Arquivo pronto: use Validar ou Importar.' : undefined),
      fileName: file?.name,
      onFile: (next: File) => setAndamento({ ...nada, file: next }),
      onRemove: () => setAndamento({ ...nada, isRemovido: true }),
    },
    canValidate: file !== null && fase === null,
    canImport: file !== null && fase === null && !isImportado,
    start,
  } as const;
}
