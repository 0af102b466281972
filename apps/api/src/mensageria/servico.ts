import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { momentoLocal } from '../operatorMoment.ts';
import { fimDoEnvio, msDe } from './andamento.rules.ts';
import { presentCampanha, presentMensagem } from './campanha.present.ts';
import {
  advanceCampanhas,
  autorizaCampanha,
  findCampanha,
  findCampanhas,
  findMensagens,
  findUltimaAgendada,
} from './campanha.sql.ts';
import { contaDe } from './conta.ts';
import { type Formulario, leFormulario } from './formulario.ts';
import { importaNoServico } from './importa.ts';

/** Answer of a call. */
interface Resposta {
  code?: number;
  status: boolean;
  message: string;
  data?: unknown;
}

const MAX_LIMITE = 50_000;

const certo = (rows: readonly unknown[], message = ''): Resposta => ({ status: true, message, data: [rows] });
const errado = (code: number, message: string): Resposta => ({ code, status: false, message });
const desconhecida = errado(404, 'Campanha não encontrada.');

/** Integer of a form or query; undefined without one, NaN for another text. */
const inteiro = (text: string | undefined): number | undefined => {
  if (text === undefined || text === '') return undefined;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
};

const sim = (text: string | undefined): boolean => /^(true|1|s|sim)$/i.test(text ?? '');

/** 'DD/MM/AAAA HH:mm[:ss]' or ISO as a local moment; undefined for anything else. */
const momentoDe = (text: string | undefined): string | undefined => {
  const iso = (text ?? '').replace(/^(\d{2})\/(\d{2})\/(\d{4})/, '$3-$2-$1').replace(' ', 'T');
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(iso)) return undefined;
  return Number.isNaN(msDe(iso)) ? undefined : iso;
};

type Chamada = (formulario: Formulario, query: Record<string, string | undefined>) => Promise<Resposta>;

/** Parts of the host server that the service needs. */
type ServicoDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'servidor'>;

/** Calls of the service by method and path. */
const chamadas = (deps: ServicoDeps): Record<string, Chamada> => {
  const { db, clock } = deps;
  const agora = (): string => momentoLocal(clock());
  const apresentada = async (id: number, message: string): Promise<Resposta> => {
    const row = await findCampanha(db, id);
    return row ? certo([presentCampanha(agora())(row)], message) : desconhecida;
  };
  return {
    'POST /campanha/buscar': async ({ campos }) => {
      const mes = inteiro(campos['mes']);
      const ano = inteiro(campos['ano']);
      if (Number.isNaN(mes) || Number.isNaN(ano)) return errado(400, 'mes e ano devem ser números.');
      await advanceCampanhas(db, agora());
      return certo((await findCampanhas(db, { mes, ano })).map(presentCampanha(agora())));
    },

    'POST /campanha/detalhes': ({ campos }) => apresentada(inteiro(campos['id_campanha']) || 0, ''),

    'GET /buscar/mensagens': async (_, query) => {
      const id = inteiro(query['id_campanha']) || 0;
      const offset = inteiro(query['offset']) ?? 0;
      const limit = inteiro(query['limit']) ?? MAX_LIMITE;
      if (Number.isNaN(offset) || Number.isNaN(limit))
        return errado(400, 'offset e limit devem ser números.');
      const campanha = await findCampanha(db, id);
      if (!campanha) return desconhecida;
      const rows = await findMensagens(db, { id, offset, limit: Math.min(limit, MAX_LIMITE) });
      return certo(rows.map(presentMensagem(campanha, agora())));
    },

    'POST /campanha/importar': async ({ campos, arquivo }) => {
      const nome = (campos['nome_campanha'] ?? '').trim().slice(0, 100);
      if (nome === '' || !arquivo) return errado(400, 'nome_campanha e arquivo_importacao são obrigatórios.');
      const push = sim(campos['enviar_push']);
      const sms = sim(campos['enviar_sms']);
      const id = await importaNoServico(deps, { nome, arquivo, push, sms, agora: agora() });
      return apresentada(id, 'Campanha recebida.');
    },

    'POST /campanha/autorizar_envio': async ({ campos }) => {
      const id = inteiro(campos['id_campanha']) || 0;
      const pedido = momentoDe(campos['nova_data_envio']);
      if (pedido === undefined) return errado(400, 'nova_data_envio deve ser DD/MM/AAAA HH:MM.');
      const campanha = await findCampanha(db, id);
      if (!campanha) return desconhecida;
      const inicio = msDe(pedido) > msDe(agora()) ? pedido : agora();
      const ultima = await findUltimaAgendada(db, id);
      const fim = fimDoEnvio(inicio, campanha.qtd_push + campanha.qtd_sms, ultima);
      if (!(await autorizaCampanha(db, id, { agora: agora(), inicio, fim })))
        return errado(409, 'A campanha não está aguardando autorização.');
      return apresentada(id, 'Envio autorizado.');
    },
  };
};

const responde = (reply: FastifyReply, { code = 200, ...body }: Resposta): FastifyReply =>
  reply.code(code).header('cache-control', 'no-store').send(body);

/**
 * The messaging service (MSG-2): forms with the account's `mshash`, answers `{ status, message, data: [[…]]
 * }`. Logs nothing.
 */
const buildServico = (deps: ServicoDeps, hash: string): FastifyInstance => {
  const app = Fastify({ logger: false, bodyLimit: 20 * 1_048_576, forceCloseConnections: true });
  const isConta = contaDe(hash);
  void app.register(multipart);
  app.setErrorHandler(async (error: { statusCode?: number }, _request, reply) => {
    const code = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500;
    return responde(
      reply,
      errado(code, code < 500 ? 'O pedido não pôde ser lido.' : 'Ocorreu um erro no serviço.'),
    );
  });
  app.setNotFoundHandler((_request, reply) => responde(reply, errado(404, 'Chamada não encontrada.')));
  void app.register(async (calls) => {
    for (const [name, chamada] of Object.entries(chamadas(deps))) {
      const [method = '', url = ''] = name.split(' ');
      const handler = async (request: FastifyRequest, reply: FastifyReply) => {
        const formulario = await leFormulario(request);
        const query = request.query as Record<string, string | undefined>;
        if (!isConta(formulario.campos['mshash'] ?? query['mshash']))
          return responde(reply, errado(401, 'Conta não autorizada.'));
        return responde(reply, await chamada(formulario, query));
      };
      calls.route({ method, url, handler });
    }
  });
  return app;
};

/** A running service. */
export interface ServicoLocal {
  /** Without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/** Listens on a loopback port of the system's choice. */
export const startServico = async (deps: ServicoDeps, hash: string): Promise<ServicoLocal> => {
  const app = buildServico(deps, hash);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url: url.replace(/\/+$/, ''), close: () => app.close() };
};
