import type { RascunhoRegra } from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import { createHash } from 'node:crypto';
import { serialOf } from '../../../db/serial.ts';
import type { Trx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { claimSimulacao } from './simulacao.sql.ts';

/** Tells drafts apart: only what was simulated is kept as the reason of what is saved. */
export const sha256DoRascunho = ({
  dadosRegra,
  faixasRegra,
  vendedorRegraComissao,
  vendedorParceria,
}: RascunhoRegra): string =>
  createHash('sha256')
    .update(JSON.stringify([dadosRegra, faixasRegra, vendedorRegraComissao, vendedorParceria]))
    .digest('hex');

/** Keeps a simulation with the rule that was saved after it; throws where it is of another draft (RCO-19). */
export const guardaSimulacao = async (
  trx: Trx,
  simulacao: string,
  { rascunho, regra }: { rascunho: RascunhoRegra; regra: number },
): Promise<void> => {
  const id = serialOf(simulacao);
  const isKept =
    id !== undefined && (await claimSimulacao(trx, id, { sha256: sha256DoRascunho(rascunho), regra }));
  if (isKept) return;
  const message = 'A simulação não é desta regra: simule de novo, ou salve sem ela.';
  throw new Failure(409, message, { problems: [{ field: 'simulacao', message }] });
};
