import { getPagador } from '@vidas/api-client/cobranca/pagador/pagador.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { exigeCliente } from '../../../http/acesso/clientesDoVendedor.sql.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { allow } from '../boleto/boleto.routes.ts';
import { findBoletosDoPagador } from '../boleto/boleto.sql.ts';
import { findSaldosDoPagador } from '../novo-boleto/saldos.sql.ts';
import { prazosDeHoje } from '../prazos.ts';
import { presentPagador } from './pagador.present.ts';
import { findPagador, findPapeis, findPromessas } from './pagador.sql.ts';

/** One payer with the whole debt (COB-34). */
export const pagadorRoutes = (app: FastifyInstance, { db, clock, config }: Deps): void => {
  serve(app, getPagador, { allow }, async ({ input: { body }, session, setHeader }) => {
    setHeader('cache-control', 'no-store');
    const { type } = body;
    const pedida = body.matricula.trim();
    await exigeCliente(db, session, allow, { matricula: pedida, type });
    const achado = /^\d{1,10}$/.test(pedida) ? await findPagador(db, { type, matricula: pedida }) : undefined;
    if (achado === undefined) throw new Failure(404, 'Pagador não encontrado!');
    const busca = { type, matricula: achado.matricula };
    const hoje = operatorDay(clock());
    const podePromessas = type !== 'E' && session.modules.includes('cobranca');
    const [prazos, saldos, boletos, papeis, promessas] = await Promise.all([
      prazosDeHoje(db, config.cobranca),
      findSaldosDoPagador(db, busca),
      findBoletosDoPagador(db, busca),
      findPapeis(db, { type, codigo: achado.matricula, hoje }),
      podePromessas ? findPromessas(db, achado.matricula) : null,
    ]);
    return {
      ...presentPagador(
        { type, achado, saldos, boletos },
        { hoje, config: prazos, operadora: config.operatorName },
      ),
      papeis,
      promessas,
    };
  });
};
