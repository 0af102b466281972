import { problemasDaRegra } from '@vidas/api-client/vendas/regras-comissao/regraComissao.rules.ts';
import { competenciasEntre } from '@vidas/api-client/vendas/meses.rules.ts';
import type { RegraComissao } from '@vidas/api-client/vendas/regras-comissao/regra.rules.ts';
import {
  type PedidoDeSimulacao,
  simularLinhas,
  simularRegra,
} from '@vidas/api-client/vendas/simulacao/simulacao.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { serialOf } from '../../../db/serial.ts';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { alcanceDe, allow, exigeGerente } from '../acesso.ts';
import { loadRegras } from '../apuracao/regras.sql.ts';
import { sha256DoRascunho } from './guardaSimulacao.ts';
import { comoSeValesse, regraDoRascunho } from './regraSimulada.ts';
import { linhasDaSimulacao, resumeSimulacao } from './resultado.ts';
import type { Simulando } from './simula.ts';
import { insertSimulacao } from './simulacao.sql.ts';

/** Maximum of months in a simulation. */
const MESES = 36;

const recusa = (field: string, message: string): Failure =>
  new Failure(422, message, { problems: [{ field, message }] });

const regraDoPedido = async (db: Db, { regra, rascunho, de }: PedidoDeSimulacao): Promise<RegraComissao> => {
  if (rascunho) {
    const problems = problemasDaRegra(rascunho);
    if (problems.length > 0)
      throw new Failure(422, 'A regra ainda não está completa.', {
        problems: problems.map((one) => ({ ...one, field: `rascunho.${one.field ?? ''}` })),
      });
    return regraDoRascunho(rascunho, `${de}-01`);
  }
  const id = serialOf(regra ?? '');
  const found = (await loadRegras(db)).find((each) => each.id === id);
  if (!found) throw new Failure(404, `Nenhuma regra de comissão tem o código ${(regra ?? '').slice(0, 20)}.`);
  return found;
};

const simulandoDe = async (db: Db, pedido: PedidoDeSimulacao, hoje: string): Promise<Simulando> => {
  const { de, ate } = pedido;
  if (ate < de) throw recusa('ate', 'A competência final não pode ser anterior à inicial!');
  if (ate >= hoje.slice(0, 7)) throw recusa('ate', 'Só se simulam meses que já terminaram!');
  if (competenciasEntre(de, ate).length > MESES)
    throw recusa('de', `Simule no máximo ${MESES} meses de uma vez!`);
  const regra = await regraDoPedido(db, pedido);
  return { de, ate, regra: pedido.comoSeValesse ? comoSeValesse(regra, de, ate) : regra };
};

/** Simulates a rule in past months; for managers. */
export const simulacaoRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  const hoje = () => operatorDay(clock());

  serve(app, simularRegra, { allow }, async ({ input: { body }, session }) => {
    exigeGerente(await alcanceDe(db, session));
    const simulando = await simulandoDe(db, body, hoje());
    const resultado = { ...(await resumeSimulacao(db, simulando)), comoSeValesse: body.comoSeValesse };
    const { rascunho } = body;
    if (!rascunho) return { id: null, ...resultado };
    const guardada = { ...resultado, por: session.user, em: momentoLocal(clock()) };
    const id = await tx(db, (trx) => insertSimulacao(trx, sha256DoRascunho(rascunho), guardada));
    return { id: String(id), ...resultado };
  });

  serve(app, simularLinhas, { allow }, async ({ input: { body }, session }) => {
    exigeGerente(await alcanceDe(db, session));
    return linhasDaSimulacao(db, await simulandoDe(db, body, hoje()), body.vendedor);
  });
};
