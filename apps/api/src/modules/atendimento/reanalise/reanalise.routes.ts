import * as contract from '@vidas/api-client/atendimento/reanalise/reanalise.contract.ts';
import {
  conclusoesDaReanalise,
  recusaDoPedido,
} from '@vidas/api-client/atendimento/reanalise/reanalise.rules.ts';
import { reanalises } from '@vidas/api-client/atendimento/reanalise/reanalises.report.ts';
import { writeDayTime } from '@vidas/api-client/words/day.ts';
import type { FastifyInstance } from 'fastify';
import { type Trx, tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { reanalisePdf } from '../../../documents/negativa/reanalisePdf.ts';
import { operadoraDe, registroAnsDe } from '../../../http/configurado.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { serveComputedReport } from '../../../http/serveReport.ts';
import { exigeImplantada } from '../../../implantacao/exigeImplantada.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { pedeLetraGrande } from '../../cadastro/forma-de-papel/formaDoPapel.sql.ts';
import { relogioDaLei } from '../../juridico/prazos/prazos.sql.ts';
import { presentReanalise } from './reanalise.present.ts';
import {
  findParaPapel,
  findReanalise,
  insertReanalise,
  lockNegativa,
  type ChaveDaNegativa,
  selectReanalises,
  selectReanalisesAbertas,
  writeRespostaDaReanalise,
} from './reanalise.sql.ts';

const finalidade = 'Reanálise de uma negativa';

const faltando = (field: string, message: string): Failure =>
  new Failure(422, message, { problems: [{ field, message }] });

const negativaDe = async (trx: Trx, chave: ChaveDaNegativa) => {
  const negativa = await lockNegativa(trx, chave);
  if (!negativa) throw new Failure(404, 'Negativa não encontrada.');
  if (!negativa.isNegada)
    throw new Failure(409, 'Só uma negativa tem reanálise; esta solicitação não foi negada.');
  return negativa;
};

/** Reanalyses of denials: one for each denial, with one answer. The ombudsman has this duty too (RN 323/2013). */
export const reanaliseRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, config } = deps;
  const acesso = { allow: ['atendimento', 'ouvidoria'], finalidade } as const;

  serveComputedReport(
    { app, deps, ...acesso, consulta: { pessoa: 'matricula' } },
    reanalises,
    { abertas: selectReanalisesAbertas, todas: selectReanalises },
    presentReanalise,
    relogioDaLei,
  );

  serve(app, contract.pedeReanalise, acesso, async ({ input: { body }, session }) => {
    const { origemNegativa: origem, numeroNegativa: numero, reanaliseEm: pedidaEm } = body;
    const [quemPediu, texto] = [body.quemPediu.trim(), body.reanaliseTexto.trim()];
    if (quemPediu === '') throw faltando('quemPediu', 'diga quem pediu');
    if (texto === '') throw faltando('reanaliseTexto', 'escreva o que se pediu');
    const em = momentoLocal(clock());
    await tx(db, async (trx) => {
      const { codigo, matricula, negadaEm } = await negativaDe(trx, { origem, numero });
      const outra = await findReanalise(trx, origem, codigo);
      if (outra)
        throw new Failure(
          409,
          `A reanálise desta negativa já foi registrada por ${outra.por} em ${writeDayTime(outra.registradaEm)}.`,
        );
      const recusa = recusaDoPedido(pedidaEm, { negadaEm, hoje: em.slice(0, 10) });
      if (recusa !== null) throw faltando('reanaliseEm', recusa);
      await insertReanalise(trx, {
        origem,
        codigo,
        matricula,
        quemPediu,
        pedidaEm,
        texto,
        login: session.login,
        em,
      });
    });
    return { success: true, message: `Reanálise de ${numero} registrada.` };
  });

  serve(app, contract.respondeReanalise, acesso, async ({ input: { body }, session }) => {
    const { origemNegativa: origem, numeroNegativa: numero, conclusao } = body;
    const [texto, clausula] = [body.respostaTexto.trim(), body.respostaClausula.trim()];
    if (texto === '') throw faltando('respostaTexto', 'escreva a resposta');
    if (conclusao === 'MANTIDA' && clausula === '')
      throw faltando('respostaClausula', 'diga a cláusula do contrato ou a base legal da negativa mantida');
    await tx(db, async (trx) => {
      const negativa = await lockNegativa(trx, { origem, numero });
      const reanalise = negativa && (await findReanalise(trx, origem, negativa.codigo));
      if (!reanalise) throw new Failure(404, 'Reanálise não encontrada.');
      if (reanalise.respondidaEm !== null)
        throw new Failure(409, `Esta reanálise já tem resposta, de ${writeDayTime(reanalise.respondidaEm)}.`);
      await writeRespostaDaReanalise(trx, {
        id: reanalise.id,
        conclusao,
        texto,
        clausula: clausula === '' ? null : clausula,
        login: session.login,
        em: momentoLocal(clock()),
      });
    });
    const palavra = conclusoesDaReanalise[conclusao].toLowerCase();
    return {
      success: true,
      message: `Reanálise de ${numero}: ${palavra}. A resposta volta ao sistema central.`,
    };
  });

  serve(app, contract.reanalisePdf, acesso, async ({ input: { body } }) => {
    await exigeImplantada(db, contract.reanalisePdf);
    const { origemNegativa: origem, numeroNegativa: numero } = body;
    const reanalise = await findParaPapel(db, { origem, numero });
    if (!reanalise) throw new Failure(404, 'Reanálise não encontrada.');
    const { resposta, conclusao } = reanalise;
    if (resposta === null) throw new Failure(422, 'Esta reanálise ainda não tem resposta.');
    const { nome, documento } = operadoraDe(config);
    const dizeres = {
      ...reanalise,
      codigo: numero,
      resposta,
      isMantida: conclusao === 'MANTIDA',
      operadora: {
        nome,
        documento,
        registroAns: registroAnsDe(config),
        telefone: config.operatorPhone ?? '',
      },
      emitidaEm: momentoLocal(clock()).slice(0, 10),
    };
    const papel = await reanalisePdf(dizeres, {
      letraGrande: await pedeLetraGrande(db, reanalise.matricula),
    });
    return { data: Buffer.from(papel).toString('base64') };
  });
};
