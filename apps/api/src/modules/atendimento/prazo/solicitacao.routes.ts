import { type Conclusao, conclusoes } from '@vidas/api-client/atendimento/prazo/conclusoes.ts';
import type { Origem } from '@vidas/api-client/atendimento/prazo/origem.ts';
import * as contract from '@vidas/api-client/atendimento/prazo/resposta.contract.ts';
import { tipoDoTexto, tiposDeSolicitacao } from '@vidas/api-client/atendimento/prazo/tipos.rules.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import type { FastifyInstance } from 'fastify';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { negativaPdf } from '../../../documents/negativa/negativaPdf.ts';
import { operadoraDe, registroAnsDe } from '../../../http/configurado.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { exigeImplantada } from '../../../implantacao/exigeImplantada.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { pedeLetraGrande } from '../../cadastro/forma-de-papel/formaDoPapel.sql.ts';
import { faltando, naoExiste, realiza, responde } from './responde.ts';
import { findNegativa, lockAutorizacao, writeTipo } from './solicitacao.sql.ts';

const finalidade = 'Resposta a uma solicitação de cobertura';

/** Name of a request in a sentence about it. */
const nomeDe = (origem: Origem, numero: string): string =>
  `${origem === 'AUTORIZACAO' ? 'Guia' : 'Protocolo'} ${numero}`;

const feitaDe = (origem: Origem, numero: string, conclusao: Conclusao | 'ANDAMENTO'): string => {
  if (conclusao === 'ANDAMENTO')
    return `${nomeDe(origem, numero)} em andamento. O prazo da resposta continua.`;
  const palavra = conclusoes[conclusao].toLowerCase();
  const dito = origem === 'AUTORIZACAO' ? palavra : `respondido: ${palavra}`;
  return `${nomeDe(origem, numero)} ${dito}. A resposta volta ao sistema central.`;
};

/** Answers of requests and days of their completion, where the core system has none (ATD-20 to ATD-22, ATD-29 to ATD-32). */
export const solicitacaoRoutes = (app: FastifyInstance, { db, clock, config }: Deps): void => {
  const acesso = { allow: ['atendimento'], finalidade } as const;

  serve(app, contract.respondeSolicitacao, acesso, async ({ input: { body }, session }) => {
    const { origemSolicitacao: origem, numeroSolicitacao: numero, conclusao, realizadaEm } = body;
    const [texto, clausula] = [body.respostaTexto.trim(), body.respostaClausula.trim()];
    if (texto === '') throw faltando('respostaTexto', 'escreva a resposta');
    if (conclusao === 'NEGADA' && clausula === '')
      throw faltando('respostaClausula', 'diga a cláusula do contrato ou a base legal da negativa');
    const resposta = {
      origem,
      numero,
      conclusao,
      texto,
      clausula: clausula === '' ? null : clausula,
      realizadaEm,
    };
    await tx(db, (trx) => responde(trx, resposta, { login: session.login, em: momentoLocal(clock()) }));
    return { success: true, message: feitaDe(origem, numero, conclusao) };
  });

  serve(app, contract.dizRealizacao, acesso, async ({ input: { body }, session }) => {
    const { origemSolicitacao: origem, numeroSolicitacao: numero, realizadaEm } = body;
    const quem = { login: session.login, em: momentoLocal(clock()) };
    await tx(db, (trx) => realiza(trx, { origem, numero, realizadaEm }, quem));
    return {
      success: true,
      message: `${nomeDe(origem, numero)}: realização em ${writeDay(realizadaEm)}. O dia volta ao sistema central.`,
    };
  });

  serve(app, contract.dizTipoSolicitacao, acesso, async ({ input: { body }, session }) => {
    const { guia: codigo, tipoSolicitacao } = body;
    await tx(db, async (trx) => {
      const agora = await lockAutorizacao(trx, codigo);
      if (!agora) throw naoExiste('AUTORIZACAO');
      if (tipoDoTexto(agora.tipo) !== null)
        throw new Failure(409, `O tipo desta solicitação já é ${agora.tipo}.`);
      await writeTipo(trx, codigo, tipoSolicitacao, { login: session.login, em: momentoLocal(clock()) });
    });
    return { success: true, message: `Guia ${codigo}: ${tiposDeSolicitacao[tipoSolicitacao].nome}.` };
  });

  serve(app, contract.negativaPdf, acesso, async ({ input: { body } }) => {
    await exigeImplantada(db, contract.negativaPdf);
    const { origemSolicitacao: origem, numeroSolicitacao: numero } = body;
    const negativa = await findNegativa(db, origem, numero);
    if (!negativa) throw new Failure(404, 'Negativa não encontrada.');
    const { clausula, resposta } = negativa;
    if (resposta === null || clausula === null)
      throw new Failure(
        422,
        `Falta dado: ${resposta === null ? 'o texto da resposta' : 'a cláusula ou a base legal'}, que o sistema central não mandou.`,
      );
    const { nome, documento } = operadoraDe(config);
    const dizeres = {
      ...negativa,
      isProtocolo: origem === 'PROTOCOLO',
      resposta,
      clausula,
      operadora: {
        nome,
        documento,
        registroAns: registroAnsDe(config),
        telefone: config.operatorPhone ?? '',
      },
      emitidaEm: momentoLocal(clock()).slice(0, 10),
    };
    const papel = await negativaPdf(dizeres, { letraGrande: await pedeLetraGrande(db, negativa.matricula) });
    return { data: Buffer.from(papel).toString('base64') };
  });
};
