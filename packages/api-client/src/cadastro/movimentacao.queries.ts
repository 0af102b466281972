import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../http/ApiError.ts';
import { readAgain } from '../http/actOf.ts';
import type { Http } from '../http/http.ts';
import type { Confirmado } from '../kinds/confirmado.ts';
import {
  exportaMovimentacaoBeneficiarios,
  getExportacoesMovimentacao,
  getListaCongeneresMov,
  getMovimentacaoBeneficiarios,
  type Movimentacao,
} from './movimentacao.contract.ts';

const movimentacaoKey = ['cadastro', 'movimentacao'] as const;

// An answer 200 may still be a refusal; its message is then the failure.
const granted = <Reply extends { success: boolean; message: string }>(reply: Reply): Reply => {
  if (!reply.success) throw new ApiError('server', { status: 200, body: { message: reply.message } });
  return reply;
};

/** The partner insurers that are told of movements. */
export const congeneresMovQuery = (http: Http) =>
  queryOptions({
    queryKey: ['cadastro', 'congeneresMov'],
    queryFn: async ({ signal }) =>
      granted(await http.call(getListaCongeneresMov, {}, { signal })).listaCongeneres,
  });

/** Which movements are asked for. */
export interface PedidoMovimentacao {
  readonly codCongenere: string;
  readonly incluiExportados: boolean;
}

/** Movements of a partner insurer, the CSV of those not exported yet, and the server's message. */
export interface MovimentacaoLida {
  readonly rows: readonly Movimentacao[];
  readonly arquivo: string;
  readonly message: string;
}

/** Movements of a partner insurer; an empty list is a normal answer, even where the server says success false. */
export const movimentacaoQuery = (http: Http, pedido: PedidoMovimentacao) =>
  queryOptions({
    queryKey: [...movimentacaoKey, pedido],
    queryFn: ({ signal }) => readMovimentacao(http, pedido, signal),
    // Never taken from the cache: others export too, so the list changes at any time.
    staleTime: 0,
  });

/** One reading of `movimentacaoQuery`. */
export const readMovimentacao = async (
  http: Http,
  pedido: PedidoMovimentacao,
  signal?: AbortSignal,
): Promise<MovimentacaoLida> => {
  const reply = await http.call(getMovimentacaoBeneficiarios, { body: pedido }, { signal });
  const { utilizacaoCongenere: rows, movimentacaoBeneficiarios: arquivo, message } = reply;
  return { rows, arquivo, message };
};

/** One act of a person; `pedido` is its UUID, the same when it is tried again. */
export interface ExportaMovimentacao {
  readonly codCongenere: string;
  readonly pedido: string;
  readonly confirmado: Confirmado;
}

/**
 * Marks waiting movements as exported; lists and earlier exports are read again, also after a failure that may have come after
 * the export.
 */
export const exportaMovimentacaoMutation = (http: Http) =>
  mutationOptions({
    mutationKey: [...movimentacaoKey, 'exporta'],
    mutationFn: async ({ codCongenere, pedido, confirmado }: ExportaMovimentacao) =>
      granted(
        await http.call(
          exportaMovimentacaoBeneficiarios,
          { body: { codCongenere, pedido, confirmado } },
          { timeoutMs: false },
        ),
      ),
    onSettled: (_reply, _error, _act, _result, { client }) =>
      readAgain(client, [movimentacaoKey, getExportacoesMovimentacao]),
    gcTime: 0,
  });
