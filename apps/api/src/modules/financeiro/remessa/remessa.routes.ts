import { writeDayTime } from '@vidas/api-client/words/day.ts';
import * as contract from '@vidas/api-client/financeiro/remessa/remessa.contract.ts';
import type { FastifyInstance } from 'fastify';
import { serialOf } from '../../../db/serial.ts';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { exigeImplantada } from '../../../implantacao/exigeImplantada.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { findAlarmes, findTesteAceito, type Quem } from '../../cobranca/novo-boleto/novoBoleto.sql.ts';
import { avisoDaFaixa, porqueNao } from '../../cobranca/novo-boleto/podeEmitir.ts';
import { contaSemPix } from '../../cobranca/pix/pix.sql.ts';
import { allow } from '../allow.ts';
import { fazRemessa } from './fazRemessa.ts';
import { baixaRemessa, marcaEnviada, retiraRemessa } from './mudaRemessa.ts';
import { gravaPixDoBanco } from './pixDoBanco.ts';
import { contaEspera, findComandos, findRemessas, gravaDecisao } from './remessa.sql.ts';

const naoExiste = (): Failure => new Failure(404, 'Esta remessa não existe.');

const idDe = (texto: string): number => {
  const id = serialOf(texto);
  if (id === undefined) throw naoExiste();
  return id;
};

const comandosEscritos = (quantos: number): string =>
  quantos === 1 ? 'um comando' : `${quantos.toLocaleString('pt-BR')} comandos`;

/** The calls about files for the bank (REM-9 to REM-14). */
export const remessaRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, config } = deps;
  const quem = (login: string): Quem => ({ login, momento: momentoLocal(clock()) });

  serve(app, contract.getRemessas, { allow }, () => findRemessas(db));

  serve(app, contract.getComandosDaRemessa, { allow }, ({ input: { params } }) =>
    findComandos(db, params.remessa === '0' ? null : idDe(params.remessa)),
  );

  serve(app, contract.getSituacaoRemessa, { allow }, async () => {
    const { acordo } = config.remessa;
    const aceito = acordo ? await findTesteAceito(db, acordo.convenio) : null;
    const aviso = await avisoDaFaixa(db, config.remessa);
    return {
      porque: await porqueNao(db, config.remessa),
      podeTestar: acordo !== undefined,
      testeAceito: aceito === null ? null : writeDayTime(aceito),
      esperam: await contaEspera(db),
      ...(config.cobranca.isPixDoBanco ? { semPix: await contaSemPix(db) } : {}),
      avisos: aviso === null ? [] : [aviso],
      alarmes: await findAlarmes(db),
    };
  });

  serve(app, contract.gravaPixDoBanco, { allow }, async ({ input: { body }, session }) => {
    const gravados = await tx(db, (trx) => gravaPixDoBanco(trx, body.texto, quem(session.login)));
    return { message: gravados === 1 ? 'Um código PIX gravado.' : `${gravados} códigos PIX gravados.` };
  });

  serve(app, contract.fazRemessa, { allow }, async ({ input: { body }, session }) => {
    await exigeImplantada(db, contract.fazRemessa);
    const feita = await fazRemessa(deps, { isTeste: body.teste, login: session.login });
    return {
      message: `Remessa ${feita.sequencial} feita com ${comandosEscritos(feita.comandos)}.`,
      remessa: String(feita.remessa),
      comandos: feita.comandos,
      fora: feita.fora,
    };
  });

  serve(app, contract.baixaRemessa, { allow }, ({ input: { body }, session }) =>
    tx(db, (trx) => baixaRemessa(trx, idDe(body.remessa), quem(session.login))),
  );

  serve(app, contract.enviadaRemessa, { allow }, ({ input: { body }, session }) =>
    tx(db, async (trx) => {
      const sequencial = await marcaEnviada(trx, idDe(body.remessa), quem(session.login));
      return { message: `A remessa ${sequencial} foi ao banco.` };
    }),
  );

  serve(app, contract.retiraRemessa, { allow }, ({ input: { body }, session }) =>
    tx(db, async (trx) => {
      const sequencial = await retiraRemessa(trx, idDe(body.remessa), body.motivo, quem(session.login));
      return { message: `A remessa ${sequencial} foi retirada: os seus comandos esperam a próxima.` };
    }),
  );

  serve(app, contract.decideAlarme, { allow }, async ({ input: { body }, session }) => {
    const arquivo = serialOf(body.arquivo) ?? 0;
    if (!(await gravaDecisao(db, { ...body, arquivo }, quem(session.login))))
      throw new Failure(404, 'Este alarme não existe ou já foi decidido.');
    return { message: 'Decisão gravada.' };
  });
};
