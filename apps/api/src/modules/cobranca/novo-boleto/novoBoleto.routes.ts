import * as contract from '@vidas/api-client/cobranca/novo-boleto/novoBoleto.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { exigeCliente, exigeClienteDosBoletos } from '../../../http/acesso/clientesDoVendedor.sql.ts';
import { serve } from '../../../http/serve.ts';
import { exigeImplantada } from '../../../implantacao/exigeImplantada.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { allow } from '../boleto/boleto.routes.ts';
import { prazosDeHoje } from '../prazos.ts';
import { desisteNovoBoleto, emiteNovoBoleto, pedeRegistroDeNovo } from './emiteNovoBoleto.ts';
import { partesNoDia, recusaDoDia } from './novoBoleto.rules.ts';
import { porqueNao } from './podeEmitir.ts';
import { findSaldos } from './saldos.sql.ts';

/** Calls that make new boletos (REM-8). */
export const novoBoletoRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, config } = deps;

  serve(app, contract.getNovoBoleto, { allow }, async ({ input: { params }, session, setHeader }) => {
    setHeader('cache-control', 'no-store');
    await exigeCliente(db, session, allow, params);
    const { encargos } = await prazosDeHoje(db, config.cobranca);
    const hoje = operatorDay(clock());
    const partes = partesNoDia(await findSaldos(db, params), params.date, { hoje, encargos });
    return {
      porque: await porqueNao(db, config.remessa),
      recusaDoDia: recusaDoDia(params.date, hoje, encargos),
      faturas: partes.map((parte) => ({
        fatura: parte.fatura,
        titulo: parte.titulo,
        vencimento: parte.vencimento,
        valor: parte.valorCents,
        multa: parte.multaCents,
        juros: parte.jurosCents,
        total: parte.totalCents,
        novoBoleto: parte.novoBoleto,
        impede: parte.impede,
      })),
    };
  });

  serve(app, contract.emiteNovoBoleto, { allow }, async ({ input: { body }, session }) => {
    await exigeCliente(db, session, allow, body);
    await exigeImplantada(db, contract.emiteNovoBoleto);
    return emiteNovoBoleto(deps, body, session.login);
  });

  serve(app, contract.desisteNovoBoleto, { allow }, async ({ input: { body }, session }) => {
    await exigeClienteDosBoletos(db, session, allow, [body.numero]);
    return desisteNovoBoleto(deps, body.numero, session.login);
  });

  serve(app, contract.pedeRegistroDeNovo, { allow }, async ({ input: { body }, session }) => {
    await exigeClienteDosBoletos(db, session, allow, [body.numero]);
    return pedeRegistroDeNovo(deps, body.numero, session.login);
  });
};
