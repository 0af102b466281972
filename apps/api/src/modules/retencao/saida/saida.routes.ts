import { numeroDoPrazo } from '@vidas/api-client/juridico/prazos/prazos.rules.ts';
import * as contract from '@vidas/api-client/retencao/saida/saida.contract.ts';
import { saidas } from '@vidas/api-client/retencao/saida/saidas.report.ts';
import { numeroDe } from '@vidas/api-client/shell/busca/busca.rules.ts';
import type { FastifyInstance } from 'fastify';
import { serialOf } from '../../../db/serial.ts';
import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../http/door.ts';
import { noContent, serve } from '../../../http/serve.ts';
import { serveComputedReport } from '../../../http/serveReport.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { umaVez } from '../../caixa/pagamento-cartao/pedido.ts';
import { prazosEm } from '../../juridico/prazos/prazos.sql.ts';
import { findPessoasPorNome, findPessoasPorNumero } from '../../shell/busca/busca.sql.ts';
import { contaDaFamilia } from './contaDaFamilia.ts';
import { papelDaSaida } from './papel.ts';
import { julgaSaida, presentFamilias } from './saida.present.ts';
import { anda, registra } from './saida.ts';
import * as rows from './saida.sql.ts';

/** Screen of Cobrança and of Retenção (ACE-19). */
const allow = ['cobranca', 'retencao'] as const;

/** Most families of a search. */
const FAMILIAS = 8;
/** Most bonds that a search looks at. */
const VINCULOS = 40;

/** Requests to leave (RN ANS 561/2022). */
export const saidaRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, config } = deps;
  const quemDe = ({ userId, login, user }: Session) => ({
    userId,
    login,
    nome: user,
    em: momentoLocal(clock()),
  });
  /** Runs an act once for all calls with the same `pedido` (CXA-8). */
  const once = <B extends { pedido: string }, A extends object>(
    chamada: string,
    { pedido, ...corpo }: B,
    session: Session,
    act: Parameters<typeof umaVez<A>>[3],
  ): Promise<A> => {
    const { userId, nome, em } = quemDe(session);
    const quem = { userId, user: nome, momento: em, hoje: em.slice(0, 10) };
    return umaVez(db, { pedido, chamada, corpo }, quem, act);
  };

  serveComputedReport(
    { app, deps, allow },
    saidas,
    { abertas: rows.selectAbertas, todas: rows.selectTodas },
    julgaSaida,
  );

  serve(app, contract.procuraFamilia, { allow }, async ({ input: { body } }) => {
    const numero = numeroDe(body.busca);
    const daSessao = { limite: VINCULOS, deQuem: null };
    const achadas =
      numero === null
        ? await findPessoasPorNome(db, body.busca, daSessao)
        : await findPessoasPorNumero(db, numero, daSessao);
    const titulares = [
      ...new Set([
        ...(numero === null ? [] : await rows.findTitularesDaCarteira(db, numero)),
        ...(await rows.findTitularesDe(
          db,
          achadas.map(({ matricula }) => matricula),
        )),
      ]),
    ];
    const mostradas = titulares.slice(0, FAMILIAS);
    return {
      familias: presentFamilias(await rows.findFamilias(db, mostradas), mostradas, operatorDay(clock())),
      temMais: titulares.length > FAMILIAS,
      diasDaEmpresa: numeroDoPrazo(await prazosEm(db, operatorDay(clock())), 'prazoDaEmpresa'),
    };
  });

  serve(
    app,
    contract.getContaDaFamilia,
    {
      allow,
      finalidade: 'Atender quem pede para sair',
      consulta: {
        lista: 'Conta da família',
        pessoa: 'matricula',
        linhas: (reply) => reply?.pessoas ?? [],
      },
    },
    async ({ input: { body } }) =>
      (await contaDaFamilia(db, body.matricula, operatorDay(clock()))) ?? noContent,
  );

  serve(app, contract.registraSaida, { allow }, async ({ input: { body }, session }) =>
    once('registraSaida', body, session, (trx) => registra(trx, body, quemDe(session), config)),
  );

  serve(app, contract.andaSaida, { allow }, async ({ input: { body }, session }) =>
    once('andaSaida', body, session, (trx) => anda(trx, body, quemDe(session))),
  );

  serve(app, contract.getPapelDaSaida, { allow }, async ({ input: { params } }) =>
    papelDaSaida(db, config, {
      id: serialOf(params.id) ?? 0,
      papel: params.papel,
      agora: momentoLocal(clock()),
    }),
  );
};
