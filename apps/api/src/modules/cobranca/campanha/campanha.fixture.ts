import Fastify from 'fastify';
import multipart from '@fastify/multipart';
import { statusCampanha } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';

/** A fake messaging service with one campaign 1, whose status a test reads and sets. */
export interface ServicoAlheio {
  url: string;
  /** Received calls: path and fields. */
  pedidos: { path: string; campos: Record<string, string> }[];
  status: number;
  /** Scripted answers to the next calls of a path: a reply, or a closed connection. */
  plays: Record<string, ('dies' | 'sleeps' | 'works and dies' | { code?: number; body: unknown })[]>;
  /** Count of authorised sendings at the service. */
  enviadas: number;
  close: () => Promise<void>;
}

/** Starts the fake service on a loopback port. */
export const startAlheio = async (): Promise<ServicoAlheio> => {
  const app = Fastify({ forceCloseConnections: true });
  void app.register(multipart, { attachFieldsToBody: 'keyValues' });
  const alheio: ServicoAlheio = {
    url: '',
    pedidos: [],
    status: 12,
    plays: {},
    enviadas: 0,
    close: () => app.close(),
  };
  const campanha = () => ({
    id_campanha: '1',
    nome_campanha: `Alheia ${statusCampanha[alheio.status] ?? ''}`,
    status: String(alheio.status),
    segredo: 'não é do contrato',
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const campos = { ...(request.query as object), ...(request.body as object) } as Record<string, string>;
    alheio.pedidos.push({ path, campos });
    const play = alheio.plays[path]?.shift();
    if (play === 'dies') return request.raw.destroy();
    if (play === 'sleeps') return new Promise(() => undefined);
    if (typeof play === 'object') return reply.code(play.code ?? 200).send(play.body);
    if (path === '/campanha/autorizar_envio') {
      alheio.status = 1;
      alheio.enviadas += 1;
      if (play === 'works and dies') return request.raw.destroy();
      return reply.code(200).send({ status: true, message: 'ok' });
    }
    return reply.code(200).send({ status: true, message: `conta ${campos['mshash']}`, data: [[campanha()]] });
  });
  alheio.url = await app.listen({ host: '127.0.0.1', port: 0 });
  return alheio;
};
