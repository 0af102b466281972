import { writeDayTime } from '@vidas/api-client/words/day.ts';
import type { Trx } from '../../db/tx.ts';
import type { ServerConfig } from '../../config/config.ts';
import { registroAnsDe } from '../../http/configurado.ts';
import { Failure } from '../../http/failure.ts';
import { findAutoria, findMatricula, lockToken, nextProtocolo, type TokenPedido } from './token.sql.ts';

/** Author of the protocol; `em` is local, 'YYYY-MM-DDTHH:MM:SS'. */
export interface Quem {
  userId: string;
  nome: string;
  em: string;
}

/** Codes of the small lists: theme Autorização de procedimentos, channel Aplicativo, kind Solicitação. */
const TEMA = 1;
const CANAL = 5;
const MANIFESTACAO = 2;

/**
 * Makes the protocol of a token and returns its number; refuses a token that has one, with author and moment
 * (ATD-5).
 */
export const gravaRegistro = async (
  trx: Trx,
  pedido: TokenPedido,
  quem: Quem,
  config: Pick<ServerConfig, 'ansRegistration'>,
): Promise<string> => {
  const token = await lockToken(trx, pedido);
  if (!token)
    throw new Failure(404, 'Nenhum token deste beneficiário com este médico.', { body: { success: false } });
  if (token.protocolo_codigo !== null) {
    const feito = await findAutoria(trx, token.protocolo_codigo);
    throw new Failure(
      409,
      `O protocolo deste token já foi gerado por ${feito.quem} em ${writeDayTime(feito.em)}: ${feito.protocolo}.`,
      { body: { success: false } },
    );
  }
  const hoje = quem.em.slice(0, 10);
  const protocolo = await nextProtocolo(trx, registroAnsDe(config), hoje);
  const codigo = `T${token.id}`;
  await trx
    .insertInto('protocolo_atendimento')
    .values({
      codigo,
      protocolo,
      matricula: token.matricula,
      prestador_codigo: token.prestador_codigo,
      lancado_em: quem.em,
      ocorrido_em: token.dia,
      status: 'ENCERRADO',
      tema_codigo: TEMA,
      canal_codigo: CANAL,
      manifestacao_codigo: MANIFESTACAO,
      demanda: 'Confirmação de consulta',
      tema_reclamacao: null,
      descricao: `Consulta confirmada pelo token ${token.token}.`,
      providencia: 'Protocolo gerado a partir do token de confirmação.',
      funcionario_matricula: await findMatricula(trx, quem.userId),
      funcionario_nome: quem.nome,
      encerrado_em: hoje,
    })
    .execute();
  await trx
    .updateTable('token_confirmacao')
    .set({ protocolo_codigo: codigo })
    .where('id', '=', token.id)
    .execute();
  return protocolo;
};
