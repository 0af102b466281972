import * as contract from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.contract.ts';
import { pagamentoVencido } from '@vidas/api-client/cobranca/inadimplencia/pagamentoVencido.report.ts';
import type { FastifyInstance } from 'fastify';
import { asSelected, inPortions, inPortionsHere } from '../../../db/portions.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { flat } from '../../../http/list/flat.ts';
import { serve } from '../../../http/serve.ts';
import { serveReport } from '../../../http/serveReport.ts';
import { operatorDay } from '../../../operatorDay.ts';
import {
  type Envio,
  presentCancelado,
  presentData,
  presentFoneErrado,
  presentInadimplente,
  presentMensagem,
} from './inadimplencia.present.ts';
import {
  findCidade,
  findDatas,
  selectDevedores,
  selectInadimplentes,
  selectVencidos,
  vencidoAte,
} from './inadimplencia.sql.ts';
import { selectCancelamentos } from './cancelamento.sql.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { mensagensComPix } from '../pix/mensagensComPix.ts';
import { regenciaDoDia } from '../notificacao/regencia.ts';
import { prazosDeHoje } from '../prazos.ts';

/** Only Cobrança has these screens. */
const allow = ['cobranca'] as const;

/** Question of a list that shows stays in hospital on a day. */
const noDia = ({ params: { date } }: { params: { date: string } }) => ({ inicio: date, fim: date });

/** Calls about delinquents and cancelled contracts. */
export const inadimplenciaRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, config } = deps;
  const hoje = () => operatorDay(clock());

  const buscaDe = ({ date, codCidade }: { date: string; codCidade: readonly string[] }, today: string) => ({
    data: date,
    hoje: today,
    vencidoAte: vencidoAte(date < today ? date : today),
    cidadesExcluidas: codCidade,
  });
  const envioDe = async (data: string, today: string): Promise<Envio> => ({
    data,
    hoje: today,
    operadora: config.operatorName,
    fone: config.operatorPhone,
    config: await prazosDeHoje(db, config.cobranca),
  });

  serve(app, contract.getRelatorioCancelamentoData, { allow }, async () =>
    (await findDatas(db, hoje())).map(presentData),
  );

  serve(
    app,
    contract.getRelatorioCancelamento,
    {
      allow,
      finalidade: 'Notificação por inadimplência',
      consulta: { lista: 'Cancelamento', pessoa: 'MATRICULA', pergunta: noDia },
    },
    async ({ input: { params } }) =>
      inPortions(
        db,
        selectCancelamentos({ dia: params.date, hoje: hoje() }),
        presentCancelado,
        await regenciaDoDia(db, params.date),
      ),
  );

  serve(app, contract.getListCidade, { allow }, async ({ input: { params } }) => {
    const found = await findCidade(db, params.cityCode);
    if (!found) throw new Failure(404, 'Código de cidade incorreto!');
    return { codigo: found.codigo, cidade: found.nome, uf: found.uf };
  });

  serve(
    app,
    contract.getRelatorioInadimplentes,
    {
      allow,
      finalidade: 'Notificação por inadimplência',
      consulta: {
        lista: 'Inadimplentes',
        pessoa: 'matricula',
        pergunta: noDia,
      },
    },
    async ({ input: { params, query } }) =>
      inPortions(
        db,
        selectInadimplentes(buscaDe({ ...params, ...query }, hoje())),
        presentInadimplente,
        await regenciaDoDia(db, params.date),
      ),
  );

  serve(
    app,
    contract.getRelatorioInadimplentesMensageria,
    { allow },
    async ({ input: { params, query }, session }) => {
      const today = hoje();
      const rows = selectDevedores(buscaDe({ ...params, ...query }, today));
      const envio = await envioDe(params.date, today);
      if (envio.config.pix === undefined) return flat(inPortionsHere(db, rows, presentMensagem(envio)));
      const quem = { login: session.login, momento: momentoLocal(clock()) };
      return flat(
        mensagensComPix(
          { db, devedores: inPortions(db, rows, asSelected), envio, pix: envio.config.pix },
          quem,
        ),
      );
    },
  );

  serve(
    app,
    contract.getInadimplentesMensageriaFoneErrado,
    { allow },
    async ({ input: { params, query } }) => {
      const today = hoje();
      const rows = selectDevedores(buscaDe({ ...params, ...query }, today));
      return flat(inPortionsHere(db, rows, presentFoneErrado(await envioDe(params.date, today))));
    },
  );

  serveReport({ app, deps, allow }, pagamentoVencido, {
    periodo: ({ hoje: today }, periodo) =>
      selectVencidos(periodo, { hoje: today, vencidoAte: vencidoAte(today) }),
    todos: ({ hoje: today }) => selectVencidos(null, { hoje: today, vencidoAte: vencidoAte(today) }),
  });
};
