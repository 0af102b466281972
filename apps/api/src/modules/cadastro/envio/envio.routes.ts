import * as contract from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import { linhaDoEnvio, unidadeDoEnvio } from '@vidas/api-client/cadastro/envio/envio.rules.ts';
import type { FastifyInstance } from 'fastify';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { exigeConfirmado } from '../../../confirmado/exigeConfirmado.ts';
import type { Deps } from '../../../deps.ts';
import { paceOf } from '../../../db/pace.ts';
import { serialOf } from '../../../db/serial.ts';
import { tx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { exigeImplantada } from '../../../implantacao/exigeImplantada.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { refuseAplicando } from '../leitura-correcao/retornoEmCurso.sql.ts';
import { presentEnvio, presentMovimento } from './envio.present.ts';
import {
  descarta,
  findAguardando,
  findConteudo,
  findEnvio,
  findEnvios,
  findUltimaCompetencia,
} from './envio.sql.ts';
import { foraRoutes } from './fora.routes.ts';
import { geraSbx } from './geraSbx.ts';
import { findHistorias, semHistoria } from './historia.sql.ts';
import { leituraSbx, type MovimentoJulgado } from './leituraSbx.ts';
import { findDito, lockSib } from './sbxEstado.sql.ts';
import { PRIMEIRA_PORCAO } from './sbxMovimentos.sql.ts';

const allow = ['cadastro'] as const;

const unzip = promisify(gunzip);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const unknown = (): Failure => new Failure(404, 'Este arquivo não existe.');

const idOf = (text: string): number => {
  const id = serialOf(text);
  if (id === undefined) throw unknown();
  return id;
};

/** Calls about the monthly file to ANS. */
export const envioRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, config } = deps;
  foraRoutes(app, deps);

  const requireCompetencia = (competencia: string): void => {
    if (competencia > operatorDay(clock()).slice(0, 7))
      throw new Failure(422, 'Esta competência ainda não começou.', {
        problems: [{ field: 'competencia', message: 'ainda não começou' }],
      });
  };

  const pace = paceOf(config, PRIMEIRA_PORCAO);

  /** Movements from one consistent state; reads again when data known to ANS changes meanwhile. */
  const previa = async (competencia: string): Promise<contract.PreviaSbx> => {
    await refuseAplicando(db);
    const dito = await findDito(db);
    const aguardando = await findAguardando(db);
    const lida = leituraSbx(db, competencia, { pace, momento: momentoLocal(clock()) });
    const julgados: MovimentoJulgado[] = [];
    for await (const each of lida.movimentos()) julgados.push(each);
    const fim = await lida.fim();
    const historias = await findHistorias(
      db,
      julgados.map(({ movimento }) => movimento),
    );
    if ((await findDito(db)) !== dito) return previa(competencia);
    return {
      competencia,
      aguardando: aguardando ? presentEnvio(aguardando) : null,
      movimentos: julgados.map(({ movimento, pendencias }, index) =>
        presentMovimento(movimento, pendencias, historias[index] ?? semHistoria),
      ),
      ultima: await findUltimaCompetencia(db),
      ...fim,
    };
  };

  serve(app, contract.previaSbx, { allow }, ({ input: { body } }) => {
    requireCompetencia(body.competencia);
    return previa(body.competencia);
  });

  serve(app, contract.geraSbx, { allow }, async ({ input: { body }, session }) => {
    await exigeImplantada(db, contract.geraSbx);
    requireCompetencia(body.competencia);
    const pedido = body.pedido.toLowerCase();
    if (!uuid.test(pedido)) throw new Failure(400, 'O pedido deve ser um UUID.');
    if (!/^\d{6}$/.test(config.ansRegistration))
      throw new Failure(
        409,
        'O registro da operadora na ANS não está configurado (ANS_REGISTRATION); sem ele não há arquivo.',
      );
    const { competencia, leitura } = body;
    return presentEnvio(
      await geraSbx({ ...deps, pace }, { competencia, pedido, leitura, login: session.login }),
    );
  });

  serve(app, contract.getEnviosSib, { allow }, async () => (await findEnvios(db)).map(presentEnvio));

  serve(app, contract.baixaSbx, { allow }, async ({ input: { body } }) => {
    const file = await findConteudo(db, idOf(body.id));
    if (!file) throw unknown();
    return { nomeArquivo: file.nome, conteudo: (await unzip(file.conteudo)).toString('base64') };
  });

  serve(app, contract.descartaSbx, { allow }, async ({ input: { body } }) => {
    const id = idOf(body.id);
    const envio = await tx(db, async (trx) => {
      await lockSib(trx);
      await refuseAplicando(trx);
      const agora = await findEnvio(trx, id);
      if (agora?.situacao === 'GERADO')
        exigeConfirmado(body.confirmado, [linhaDoEnvio(presentEnvio(agora))], unidadeDoEnvio);
      return descarta(trx, id);
    });
    if (envio) return presentEnvio(envio);
    const found = await findEnvio(db, id);
    if (!found) throw unknown();
    throw new Failure(
      409,
      found.situacao === 'DESCARTADO'
        ? 'Este arquivo já foi descartado.'
        : 'Este arquivo já teve o seu retorno e não pode ser descartado.',
    );
  });
};
