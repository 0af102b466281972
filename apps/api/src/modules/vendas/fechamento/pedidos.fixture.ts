import { expect } from 'vitest';
import type { TestServer } from '../../../test/harness.ts';

/** Calls of the closing in one person's name. */
export const pedidosDe = (t: () => TestServer, authorization: () => string) => {
  const get = async (path: string) =>
    (await t().staff.inject({ url: `/api/v1/${path}`, headers: { authorization: authorization() } })).json();

  const post = async (path: string, payload: object) => {
    const reply = await t().staff.inject({
      method: 'POST',
      url: `/api/v1/comissionamento/${path}`,
      headers: { authorization: authorization() },
      payload,
    });
    return { status: reply.statusCode, ...reply.json<{ message: string }>() };
  };

  const gera = async (competencia: string): Promise<void> => {
    const { status, message } = await post('gerar', { competencia, primeira: true });
    expect(status, message).toBe(200);
  };

  /** Lines and balance of a seller's month, in short. */
  const previa = async (seller: string, competencia: string) => {
    const mes = await get(`vendedor/getPreviaComissao/${seller}/${competencia.replace('/', '_')}`);
    const { saldoAnterior, valorLinhas, valorPago, aTransportar } = mes.saldo;
    return {
      situacao: mes.situacao,
      linhas: mes.linhas.map((linha: Record<string, unknown>) => [
        linha['codigoVenda'],
        linha['especie'],
        linha['origem'],
        linha['valor'],
      ]),
      saldo: [saldoAnterior, valorLinhas, valorPago, aTransportar],
    };
  };

  return { get, post, gera, previa };
};
