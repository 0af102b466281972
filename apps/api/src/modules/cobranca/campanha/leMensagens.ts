import {
  buscaMensagens,
  type MensagemCampanha,
} from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import type { Input, Reply } from '@vidas/api-client/http/endpoint.ts';
import { append } from '../../../append.ts';
import type { Servico } from './servicoDeMensagens.ts';

/** Messages per portion; small enough not to delay other requests. */
const PORTION = 2_000;
/** Maximum of messages in one answer. */
const MAX = 50_000;

/** Messages of a campaign, read from the service in portions. */
export const leMensagens = async (
  servico: Pick<Servico, 'ask'>,
  query: Input<typeof buscaMensagens>['query'],
): Promise<Reply<typeof buscaMensagens>> => {
  const { id_campanha, copias = false, offset = 0 } = query;
  const limit = Math.min(query.limit ?? MAX, MAX);
  const rows: MensagemCampanha[] = [];
  let message = '';
  while (rows.length < limit) {
    const portion = Math.min(PORTION, limit - rows.length);
    const campos = { id_campanha, copias, offset: offset + rows.length, limit: portion };
    const answer = await servico.ask(buscaMensagens, { campos });
    message = answer.message;
    // A service that ignores `offset` returns the same rows every time.
    if (answer.data.length === 0 || answer.data[0]?.id_msg_envio === rows[0]?.id_msg_envio) break;
    append(rows, answer.data);
    // A short portion is the end, unless the service has a smaller limit of its own (a multiple of 100).
    if (answer.data.length < portion && answer.data.length % 100 !== 0) break;
  }
  return { status: true, message, data: rows.slice(0, limit) };
};
