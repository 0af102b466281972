import * as contract from '@vidas/api-client/atendimento/prazo/resposta.contract.ts';
import { tipoDoTexto, tiposDeSolicitacao } from '@vidas/api-client/atendimento/prazo/tipos.rules.ts';
import { writeDayTime } from '@vidas/api-client/words/day.ts';
import type { FastifyInstance } from 'fastify';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { negativaPdf } from '../../../documents/negativa/negativaPdf.ts';
import { operadoraDe, registroAnsDe } from '../../../http/configurado.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { exigeImplantada } from '../../../implantacao/exigeImplantada.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { findNegativa, lockAutorizacao, writeResposta, writeTipo } from './solicitacao.sql.ts';

const finalidade = 'Resposta a uma solicitação de cobertura';

const faltando = (field: string, message: string): Failure =>
  new Failure(422, message, { problems: [{ field, message }] });

const naoExiste = (): Failure => new Failure(404, 'Autorização não encontrada.');

/** Answers of requests, where the core system has none (ATD-20 to ATD-22). */
export const solicitacaoRoutes = (app: FastifyInstance, { db, clock, config }: Deps): void => {
  const acesso = { allow: ['atendimento'], finalidade } as const;

  serve(app, contract.respondeSolicitacao, acesso, async ({ input: { body }, session }) => {
    const { guia: codigo, conclusao, respostaTexto, respostaClausula } = body;
    const [texto, clausula] = [respostaTexto.trim(), respostaClausula.trim()];
    if (texto === '') throw faltando('respostaTexto', 'escreva a resposta');
    if (conclusao === 'NEGADA' && clausula === '')
      throw faltando('respostaClausula', 'diga a cláusula do contrato ou a base legal da negativa');
    const em = momentoLocal(clock());
    await tx(db, async (trx) => {
      const agora = await lockAutorizacao(trx, codigo);
      if (!agora) throw naoExiste();
      if (agora.status !== 'EM ANÁLISE' || agora.respondidaEm !== null)
        throw new Failure(
          409,
          agora.respondidaEm === null
            ? 'Esta autorização já foi decidida.'
            : `Esta autorização já tem resposta, de ${writeDayTime(agora.respondidaEm)}.`,
        );
      const resposta = {
        codigo,
        status: conclusao === 'NEGADA' ? ('NEGADA' as const) : ('AUTORIZADA' as const),
        texto,
        clausula: clausula === '' ? null : clausula,
        realizadaEm: conclusao === 'REALIZADA' ? em.slice(0, 10) : null,
      };
      await writeResposta(trx, resposta, { login: session.login, em });
    });
    const palavra = contract.conclusoes[conclusao].toLowerCase();
    return { success: true, message: `Guia ${codigo} ${palavra}. A resposta volta ao sistema central.` };
  });

  serve(app, contract.dizTipoSolicitacao, acesso, async ({ input: { body }, session }) => {
    const { guia: codigo, tipoSolicitacao } = body;
    await tx(db, async (trx) => {
      const agora = await lockAutorizacao(trx, codigo);
      if (!agora) throw naoExiste();
      if (tipoDoTexto(agora.tipo) !== null)
        throw new Failure(409, `O tipo desta solicitação já é ${agora.tipo}.`);
      await writeTipo(trx, codigo, tipoSolicitacao, { login: session.login, em: momentoLocal(clock()) });
    });
    return { success: true, message: `Guia ${codigo}: ${tiposDeSolicitacao[tipoSolicitacao].nome}.` };
  });

  serve(app, contract.negativaPdf, acesso, async ({ input: { body } }) => {
    await exigeImplantada(db, contract.negativaPdf);
    const negativa = await findNegativa(db, body.guia);
    if (!negativa) throw new Failure(404, 'Negativa não encontrada.');
    const { clausula, resposta } = negativa;
    if (resposta === null || clausula === null)
      throw new Failure(
        422,
        `Falta dado: ${resposta === null ? 'o texto da resposta' : 'a cláusula ou a base legal'}, que o sistema central não mandou.`,
      );
    const { nome, documento } = operadoraDe(config);
    const papel = await negativaPdf({
      ...negativa,
      resposta,
      clausula,
      operadora: {
        nome,
        documento,
        registroAns: registroAnsDe(config),
        telefone: config.operatorPhone ?? '',
      },
      emitidaEm: momentoLocal(clock()).slice(0, 10),
    });
    return { data: Buffer.from(papel).toString('base64') };
  });
};
