import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { Deps } from '../../deps.ts';
import { refusalOf } from '../../http/errors.ts';
import { Failure } from '../../http/failure.ts';
import { momentoLocal } from '../../operatorMoment.ts';
import { findUltima } from '../../jobs/tarefa.sql.ts';
import {
  abreEntrega,
  arquivosDaEntrega,
  type Entrega,
  findEntrega,
  guardaManifesto,
  marcaPronta,
} from '../entregas/entregas.sql.ts';
import { tx } from '../../db/tx.ts';
import { entregues, paraContar, perguntasAoCentral } from '../decisoes/decisoes.sql.ts';
import { filaDaCarga } from '../entregas/fila.ts';
import { contaArquivo, guardaArquivo } from '../entregas/pedacos.sql.ts';
import { problemasDe } from '../entregas/problemas.sql.ts';
import { csvDasRecusadas } from '../entregas/recusadas.ts';
import { startRonda } from '../ronda/ronda.ts';
import { autorizaChave } from './autoriza.ts';
import { corpoDe, desdeDe, idDe, idsDe, leManifesto, nomeDe, paginaDe, recusaCorpo } from './entrada.ts';
import { enderecoDe, presentEntrega } from './relatorio.present.ts';

/** Further decisions follow once these are confirmed. */
const DECISOES_POR_VEZ = 1_000;

const loginDe = ({ chave }: FastifyRequest): string => `chave:${chave}`;

const semEntrega = (): Failure => new Failure(404, 'Esta entrega não existe.');

const jaFechada = (): Failure =>
  new Failure(
    409,
    'Esta entrega já foi dada por pronta: não recebe mais arquivos. Abra outra, com outro nome.',
  );

/**
 * Calls for machines that bring deliveries. They need a key, not a session; a key sees its own deliveries and
 * opens nothing else.
 */
const calls = (porta: FastifyInstance, deps: Deps): void => {
  const { db, clock, config } = deps;
  const fila = filaDaCarga(deps);
  const agora = (): string => momentoLocal(clock());

  /** A delivery of this key. Throws Failure 404. */
  const minha = async (request: FastifyRequest): Promise<Entrega> => {
    const entrega = await findEntrega(db, idDe(request));
    if (!entrega || entrega.via !== 'HTTP' || entrega.login !== loginDe(request)) throw semEntrega();
    return entrega;
  };

  /** Begins the delivery, or continues this key's one. Throws Failure 409. */
  const abre = async (request: FastifyRequest, id: string): Promise<Entrega> => {
    const entrega = await abreEntrega(db, id, { login: loginDe(request), via: 'HTTP', em: agora() });
    if (entrega.via !== 'HTTP' || entrega.login !== loginDe(request))
      throw new Failure(
        409,
        'Este nome de entrega já é de quem a trouxe por outra porta ou com outra chave.',
      );
    return entrega;
  };

  /** A file that arrives again after the delivery was declared ready: accepted when identical. */
  const deNovo = async (request: FastifyRequest, id: string, nome: string) => {
    const antes = (await arquivosDaEntrega(db, id)).find((um) => um.nome === nome);
    const anunciados = request.headers['content-length'];
    if (!antes || (anunciados !== undefined && Number(anunciados) !== antes.bytes)) throw jaFechada();
    const { sha256 } = await contaArquivo(nome, corpoDe(request), antes.bytes);
    if (sha256 !== antes.sha256) throw jaFechada();
    return { bytes: antes.bytes, sha256 };
  };

  porta.put('/entregas/:id/:arquivo', { config: { isUpload: true } }, async (request) => {
    const [id, nome] = [idDe(request), nomeDe(request)];
    const { maxBytes } = config.carga;
    recusaCorpo(request, nome, maxBytes);
    const { situacao } = await abre(request, id);
    if (nome === 'entrega.json') {
      const manifesto = await leManifesto(corpoDe(request));
      if (!(await guardaManifesto(db, id, manifesto))) throw jaFechada();
      return { entrega: id, arquivo: nome };
    }
    const recebido =
      situacao === 'RECEBENDO'
        ? await guardaArquivo(db, { entrega: id, nome }, { fonte: corpoDe(request), maxBytes, em: agora() })
        : await deNovo(request, id, nome);
    return { entrega: id, arquivo: `${nome}.csv`, ...recebido };
  });

  porta.post('/entregas/:id/pronta', async (request, reply) => {
    const entrega = await minha(request);
    const { id } = entrega;
    if (entrega.situacao === 'RECEBENDO') {
      if ((await arquivosDaEntrega(db, id)).length === 0)
        throw new Failure(409, 'Nenhum arquivo desta entrega chegou inteiro.');
      await marcaPronta(db, id, { manifesto: entrega.manifesto ?? undefined, em: agora() });
    }
    // Repeated and simultaneous requests do no harm: a delivery has one job, and a finished delivery gets none.
    if (entrega.situacao === 'RECEBENDO' || entrega.situacao === 'PRONTA')
      await fila.pede(id, { login: entrega.login, parametros: { entrega: id, aplica: true } });
    return reply
      .code(202)
      .header('location', enderecoDe(id))
      .send({ entrega: id, relatorio: enderecoDe(id) });
  });

  porta.get('/entregas/:id', async (request) => {
    const { depois, quantos } = paginaDe(request);
    const entrega = await minha(request);
    const { id } = entrega;
    return presentEntrega(entrega, {
      recebidos: await arquivosDaEntrega(db, id),
      tarefa: await findUltima(db, { tipo: 'carga', chave: id }),
      problemas: await problemasDe(db, id, { depois, quantos }),
      quantos,
    });
  });

  porta.get('/decisoes', async (request) => ({
    decisoes: await paraContar(db, { desde: desdeDe(request), quantas: DECISOES_POR_VEZ }),
    ausentes: await perguntasAoCentral(db),
  }));

  porta.post('/decisoes/recebidas', async (request) => ({
    recebidas: await tx(db, async (trx) => entregues(trx, await idsDe(request), agora())),
  }));

  porta.get('/entregas/:id/recusadas/:arquivo', async (request, reply) => {
    const nome = nomeDe(request);
    const { id, relatorio, arquivosApagadosEm } = await minha(request);
    if (arquivosApagadosEm !== null)
      throw new Failure(410, 'As linhas recusadas desta entrega já passaram dos dias de guarda.');
    const lido = relatorio?.arquivos.find((arquivo) => arquivo.nome === nome);
    if (!lido || lido.recusadas === 0) throw new Failure(404, 'Nenhuma linha deste arquivo foi recusada.');
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${nome}-recusadas.csv"`)
      .send(Readable.from(csvDasRecusadas(db, { entrega: id, nome }, lido.codificacao)));
  });
};

/**
 * Mounts the API for machines on the staff app, with its background work: the job of deliveries and the daily
 * round.
 */
export const portaDaCarga = (app: FastifyInstance, deps: Deps): void => {
  const fila = filaDaCarga(deps);
  const ronda = startRonda(deps);
  app.addHook('onReady', fila.retoma);
  app.addHook('preClose', async () => {
    ronda.stop();
    await fila.fecha();
  });
  void app.register(
    async (porta) => {
      porta.addHook('onRequest', autorizaChave(deps, app.door.sourceOf));
      // Bodies stay raw and are read where they are stored.
      porta.removeAllContentTypeParsers();
      porta.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
      porta.setNotFoundHandler(async () => {
        throw refusalOf(404);
      });
      calls(porta, deps);
    },
    { prefix: '/carga/v1' },
  );
};
