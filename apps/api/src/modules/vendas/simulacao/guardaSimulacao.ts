import type { RascunhoRegra } from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import { createHash } from 'node:crypto';
import { serialOf } from '../../../db/serial.ts';
import type { Trx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { claimSimulacao } from './simulacao.sql.ts';

/** Identity of a draft: a saved rule keeps only a simulation of the same draft. */
export const sha256DoRascunho = ({
  dadosRegra,
  faixasRegra,
  vendedorRegraComissao,
  vendedorParceria,
}: RascunhoRegra): string =>
  createHash('sha256')
    .update(JSON.stringify([dadosRegra, faixasRegra, vendedorRegraComissao, vendedorParceria]))
    .digest('hex');

/** Attaches a simulation to the rule saved after it; throws when it belongs to another draft (RCO-19). */
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
