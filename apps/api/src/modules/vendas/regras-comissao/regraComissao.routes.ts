import { veRegras } from '@vidas/api-client/vendas/papeis.rules.ts';
import * as contract from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import { verMesesFechados } from '@vidas/api-client/vendas/regras-comissao/mesesFechados.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { inPortions } from '../../../db/portions.ts';
import { type Trx, tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../http/door.ts';
import { Failure, semAcesso } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { alcanceDe, allow, exigeGerente, exigeVendedor } from '../acesso.ts';
import { guardaSimulacao } from '../simulacao/guardaSimulacao.ts';
import { desativaRegra } from './desativaRegra.ts';
import { insereRegra } from './insereRegra.ts';
import { noMesFechado } from './mesesFechados.ts';
import { presentRegra, presentRegraDoVendedor, presentVendedor } from './regraComissao.present.ts';
import { findPlanos, selectRegras, selectRegrasDoVendedor, selectVendedores } from './regraComissao.sql.ts';

/** Throws unless the caller is a manager: managers alone read all rules and write them (RCO-1). */
const soGerente = async (db: Db, session: Session): Promise<void> =>
  exigeGerente(await alcanceDe(db, session));

/** Throws for occupations without rules; sellers see their own (RCO-2). */
const exigeRegras = ({ cargo }: Session): void => {
  if (!veRegras(cargo)) throw semAcesso();
};

const readRegra = async (trx: Trx, id: number): Promise<contract.RegraComissao> => {
  const [row] = (await selectRegras(id).execute(trx)).rows;
  if (!row) throw new Error(`rule ${id} was not written`);
  return presentRegra(row);
};

export const regraComissaoRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  const hoje = () => operatorDay(clock());

  serve(app, contract.getVendedoresDasRegras, { allow }, async ({ session }) => {
    await soGerente(db, session);
    return inPortions(db, selectVendedores(), presentVendedor);
  });

  serve(app, contract.getRegrasComissao, { allow }, async ({ session }) => {
    await soGerente(db, session);
    return inPortions(db, selectRegras(), presentRegra);
  });

  serve(app, contract.getRegrasComissaoVendedor, { allow }, async ({ input: { params }, session }) => {
    exigeRegras(session);
    const alcance = await alcanceDe(db, session);
    // Code 0 stands for the caller (RCO-2).
    const codigo = params.sellerCode === '0' ? alcance.vendedor : params.sellerCode;
    if (codigo === null)
      throw new Failure(403, 'Seu usuário não tem código de vendedor. Peça à TI que o cadastre.');
    exigeVendedor(alcance, codigo);
    return inPortions(db, selectRegrasDoVendedor(codigo), presentRegraDoVendedor);
  });

  serve(app, contract.getPlanosSaude, { allow }, async ({ session }) => {
    exigeRegras(session);
    return findPlanos(db);
  });

  serve(app, contract.inserirRegraComissao, { allow }, async ({ input: { body }, session }) => {
    await soGerente(db, session);
    const { simulacao, substitui, ...rascunho } = body;
    const substituicao =
      substitui === undefined
        ? undefined
        : { codigo: substitui, por: session.user, momento: momentoLocal(clock()) };
    return tx(db, async (trx) => {
      const id = await insereRegra(trx, rascunho, hoje(), substituicao);
      if (simulacao !== undefined) await guardaSimulacao(trx, simulacao, { rascunho, regra: id });
      return readRegra(trx, id);
    });
  });

  serve(app, verMesesFechados, { allow }, async ({ input: { body }, session }) => {
    await soGerente(db, session);
    return { fechado: await noMesFechado(db, body) };
  });

  serve(app, contract.desativarRegraComissao, { allow }, async ({ input: { body }, session }) => {
    await soGerente(db, session);
    return tx(db, (trx) => desativaRegra(trx, body.codigoRegraComissao, hoje()));
  });
};
