import type { recebeEmDinheiro as contrato } from '@vidas/api-client/caixa/balcao/balcao.contract.ts';
import type { Input } from '@vidas/api-client/http/endpoint.ts';
import type { Encargos } from '../../../config/cobrancaConfig.ts';
import type { Trx } from '../../../db/tx.ts';
import { reais } from '../../../documents/pdf/written.ts';
import { Failure } from '../../../http/failure.ts';
import { type Quem, recebeDaFatura } from '../../conta/atos.ts';
import { escolhe } from '../pagamento-cartao/escolhe.ts';
import { findVinculo } from '../pagamento-cartao/mensalidades.sql.ts';

/** Receives whole invoices in cash, with fine and interest of today; returns the acts (CXA-23). */
export const recebeEmDinheiro = async (
  trx: Trx,
  { codSau, fatura }: Omit<Input<typeof contrato>['body'], 'pedido'>,
  encargos: Encargos,
  quem: Quem,
): Promise<number[]> => {
  const vinculo = await findVinculo(trx, codSau);
  if (!vinculo) throw new Failure(404, 'Não há beneficiário com esta matrícula.');
  const visto = new Map(fatura.map(({ codigoFatura, valor }) => [codigoFatura, valor]));
  const escolhidas = await escolhe(trx, { faturas: [...visto.keys()], dia: quem.hoje, ...vinculo }, encargos);
  const atos: number[] = [];
  for (const { fatura: numero, valor_cents, juros } of escolhidas) {
    const valor = valor_cents + juros;
    const seen = visto.get(numero) ?? 0;
    if (seen !== valor)
      throw new Failure(
        409,
        `A fatura ${numero} é hoje de R$ ${reais(valor)}, e não de R$ ${reais(seen)}. Confira e receba de novo.`,
      );
    const dado = { fatura: numero, valor, dia: quem.hoje, forma: 'OUTRO', identificador: null } as const;
    // One invoice after the other, so that all or none are received.
    // oxlint-disable-next-line no-await-in-loop
    const { ato } = await recebeDaFatura(trx, { ...dado, motivo: 'Dinheiro, no balcão' }, encargos, quem);
    atos.push(ato);
  }
  return atos;
};
