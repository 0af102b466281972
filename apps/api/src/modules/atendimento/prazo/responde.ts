import { temRealizacao } from '@vidas/api-client/atendimento/prazo/autorizacao.rules.ts';
import type { Conclusao } from '@vidas/api-client/atendimento/prazo/conclusoes.ts';
import type { Origem } from '@vidas/api-client/atendimento/prazo/origem.ts';
import { recusaDaRealizacao } from '@vidas/api-client/atendimento/prazo/realizacao.rules.ts';
import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import type { Trx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { isDeToken } from './prazo.present.ts';
import {
  lockAutorizacao,
  lockProtocolo,
  type QuemResponde,
  writeAndamento,
  writeRealizacao,
  writeRespostaDaAutorizacao,
  writeRespostaDoProtocolo,
} from './solicitacao.sql.ts';

/** Refusal that names the field of the call. */
export const faltando = (field: string, message: string): Failure =>
  new Failure(422, message, { problems: [{ field, message }] });

/** Refusal for an unknown request. */
export const naoExiste = (origem: Origem): Failure =>
  new Failure(
    404,
    `${origem === 'AUTORIZACAO' ? 'Autorização não encontrada' : 'Protocolo não encontrado'}.`,
  );

/** Typed answer; 'ANDAMENTO' adds a note and leaves the request open. */
interface RespostaDigitada {
  origem: Origem;
  numero: string;
  conclusao: Conclusao | 'ANDAMENTO';
  texto: string;
  clausula: string | null;
  /** ISO day; undefined means today. */
  realizadaEm: string | undefined;
}

/** ISO day of completion; null unless the answer is REALIZADA. */
const diaDe = (
  { conclusao, realizadaEm = '' }: Pick<RespostaDigitada, 'conclusao' | 'realizadaEm'>,
  pedidaEm: string,
  hoje: string,
): string | null => {
  if (conclusao !== 'REALIZADA') return null;
  const dia = realizadaEm === '' ? hoje : realizadaEm;
  const recusa = recusaDaRealizacao(dia, { pedidaEm, hoje });
  if (recusa !== null) throw faltando('realizadaEm', recusa);
  return dia;
};

const respondeAutorizacao = async (
  trx: Trx,
  resposta: RespostaDigitada,
  quem: QuemResponde,
): Promise<void> => {
  const { numero, conclusao, texto, clausula } = resposta;
  if (conclusao === 'ANDAMENTO')
    throw faltando('conclusao', 'de uma autorização, use APROVADA, NEGADA ou REALIZADA');
  const agora = await lockAutorizacao(trx, numero);
  if (!agora) throw naoExiste('AUTORIZACAO');
  const { codigo, status, respondidaEm, pedidaEm } = agora;
  if (status !== 'EM ANÁLISE' || respondidaEm !== null)
    throw new Failure(
      409,
      respondidaEm === null
        ? 'Esta autorização já foi decidida.'
        : `Esta autorização já tem resposta, de ${writeDayTime(respondidaEm)}.`,
    );
  const realizadaEm = diaDe(resposta, pedidaEm, quem.em.slice(0, 10));
  await writeRespostaDaAutorizacao(trx, { codigo, conclusao, texto, clausula, realizadaEm }, quem);
};

const respondeProtocolo = async (trx: Trx, resposta: RespostaDigitada, quem: QuemResponde): Promise<void> => {
  const { numero, conclusao, texto, clausula } = resposta;
  const agora = await lockProtocolo(trx, numero);
  if (!agora) throw naoExiste('PROTOCOLO');
  const { codigo, status, encerradoEm, pedidaEm } = agora;
  if (status === 'ENCERRADO')
    throw new Failure(
      409,
      `Este protocolo já foi encerrado${encerradoEm === null ? '' : `, em ${writeDay(encerradoEm)}`}.`,
    );
  if (conclusao === 'ANDAMENTO') {
    await writeAndamento(trx, { codigo, texto }, quem);
    return;
  }
  const realizadaEm = diaDe(resposta, pedidaEm, quem.em.slice(0, 10));
  await writeRespostaDoProtocolo(trx, { codigo, conclusao, texto, clausula, realizadaEm }, quem);
};

/** Writes the answer of a request where the core system has none (ATD-20, ATD-29, ATD-30). */
export const responde = (trx: Trx, resposta: RespostaDigitada, quem: QuemResponde): Promise<void> =>
  (resposta.origem === 'AUTORIZACAO' ? respondeAutorizacao : respondeProtocolo)(trx, resposta, quem);

/** Locks a request that can be completed. Throws Failure for any other. */
const lockRealizavel = async (trx: Trx, origem: Origem, numero: string) => {
  if (origem === 'AUTORIZACAO') {
    const agora = await lockAutorizacao(trx, numero);
    if (!agora) throw naoExiste(origem);
    if (agora.status !== 'AUTORIZADA')
      throw new Failure(409, 'Só uma autorização aprovada tem o dia em que se realizou.');
    return agora;
  }
  const agora = await lockProtocolo(trx, numero);
  if (!agora) throw naoExiste(origem);
  if (agora.status !== 'ENCERRADO') throw new Failure(409, 'Este protocolo ainda não tem resposta.');
  if (!temRealizacao({ ...agora, isDeToken: isDeToken(agora.codigo) }))
    throw new Failure(409, 'Deste protocolo nada há a realizar.');
  return agora;
};

/** Writes the day of a request's completion where the core system has none (ATD-32). */
export const realiza = async (
  trx: Trx,
  { origem, numero, realizadaEm }: Pick<RespostaDigitada, 'origem' | 'numero'> & { realizadaEm: string },
  quem: QuemResponde,
): Promise<void> => {
  const { codigo, pedidaEm, realizadaEm: realizadaAntes } = await lockRealizavel(trx, origem, numero);
  if (realizadaAntes !== null)
    throw new Failure(409, `Já se sabe que foi realizada em ${writeDay(realizadaAntes)}.`);
  const recusa = recusaDaRealizacao(realizadaEm, { pedidaEm, hoje: quem.em.slice(0, 10) });
  if (recusa !== null) throw faltando('realizadaEm', recusa);
  await writeRealizacao(trx, { origem, codigo, realizadaEm }, quem);
};
