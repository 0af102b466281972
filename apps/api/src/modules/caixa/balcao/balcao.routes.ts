import * as contract from '@vidas/api-client/caixa/balcao/balcao.contract.ts';
import type { FastifyInstance } from 'fastify';
import { serialOf } from '../../../db/serial.ts';
import type { Deps } from '../../../deps.ts';
import { comprovanteDePagamentoPdf } from '../../../documents/cartao/comprovanteCartaoPdf.ts';
import { operadoraDe } from '../../../http/configurado.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { encargosDeHoje } from '../../cobranca/prazos.ts';
import { quemDe as autorDe } from '../../conta/umaSo.ts';
import { umaVez } from '../pagamento-cartao/pedido.ts';
import { quemDe } from '../quem.ts';
import { findRecebidos } from './balcao.sql.ts';
import { procura } from './procura.ts';
import { recebeEmDinheiro } from './recebeEmDinheiro.ts';

const allow = ['caixa'] as const;

/** Calls of the counter: finds the payer, receives in cash, and writes the receipt (CXA-22 to CXA-24). */
export const balcaoRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, config } = deps;

  serve(app, contract.procuraNoBalcao, { allow }, ({ input: { body } }) => procura(db, body.texto));

  serve(app, contract.recebeEmDinheiro, { allow }, async ({ input: { body }, session }) => {
    const { pedido, ...corpo } = body;
    const encargos = await encargosDeHoje(db, config.cobranca);
    return umaVez(
      db,
      { pedido, chamada: 'recebeEmDinheiro', corpo },
      quemDe(session, clock()),
      async (trx) => ({
        success: true,
        message: 'O recebimento foi gravado.',
        atos: (await recebeEmDinheiro(trx, corpo, encargos, autorDe(deps, session))).map(String),
      }),
    );
  });

  serve(app, contract.getReciboEmDinheiro, { allow }, async ({ input: { body } }) => {
    const atos = [...new Set(body.atos.map((id) => serialOf(id) ?? 0))];
    const recebidos = await findRecebidos(db, atos);
    const [primeiro] = recebidos;
    const deUmSo = recebidos.every(({ matricula }) => matricula === primeiro?.matricula);
    if (!primeiro || !deUmSo || recebidos.length < atos.length)
      throw new Failure(404, 'Um destes recebimentos não existe ou foi desfeito.');
    const pdf = await comprovanteDePagamentoPdf({
      titulo: 'Recibo de pagamento em dinheiro',
      pe: `Recebimento ${atos.join(', ')}`,
      operadora: operadoraDe(config),
      dia: primeiro.dia,
      nome: primeiro.nome,
      pares: [
        ['Recebido de', `${primeiro.nome}, matrícula ${primeiro.matricula}`],
        ['Como', 'em dinheiro, no balcão'],
        ['Recebido por', primeiro.por],
      ],
      faturas: recebidos.map(({ fatura, competencia, vencimento, valor }) => ({
        numero: fatura,
        descricao: `Mensalidade ${competencia.slice(5)}/${competencia.slice(0, 4)}`,
        vencimento,
        valorCents: valor,
      })),
      descontoCents: 0,
      totalCents: recebidos.reduce((sum, { valor }) => sum + valor, 0),
    });
    return { nome: primeiro.nome, data: Buffer.from(pdf).toString('base64') };
  });
};
