import { writeDay } from '@vidas/api-client/words/day.ts';
import * as contract from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.contract.ts';
import { problemasDaCarga } from '@vidas/api-client/tecnologia/carga-de-dados/problemasDaCarga.contract.ts';
import {
  linhaDaEntrega,
  nomeDoManifesto,
  unidadeDaEntrega,
} from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.rules.ts';
import type { Confirmado } from '@vidas/api-client/kinds/confirmado.ts';
import { estaEmCurso } from '@vidas/api-client/shell/tarefa.kinds.ts';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import {
  abreEntrega,
  arquivosDaEntrega,
  type Entrega,
  findEntrega,
  listaEntregas,
  marcaPronta,
} from '../../../carga/entregas/entregas.sql.ts';
import { desfaz } from '../../../carga/desfaz/desfaz.sql.ts';
import { filaDaCarga } from '../../../carga/entregas/fila.ts';
import { tiraArquivo } from '../../../carga/entregas/pedacos.sql.ts';
import { selectProblemas } from '../../../carga/entregas/problemas.sql.ts';
import { linhasRecusadas } from '../../../carga/entregas/recusadas.ts';
import { trabalhoDaCarga } from '../../../carga/entregas/trabalho.ts';
import { exigeConfirmado } from '../../../confirmado/exigeConfirmado.ts';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { framed } from '../../../http/list/framed.ts';
import { serve } from '../../../http/serve.ts';
import { serveReport } from '../../../http/serveReport.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { cancelaPorId } from '../../../jobs/cancelaPorId.ts';
import { findUltima } from '../../../jobs/tarefa.sql.ts';
import { naOrdem, presentArquivo, presentEntrega } from './carga.present.ts';
import { descartaEntrega, findTrazidas, gravaManifesto, isGuardada } from './carga.sql.ts';
import { dicionario } from './dicionario.ts';
import { recebe } from './recebe.ts';

const allow = ['tecnologia'] as const;
/** The purpose of these readings, for their record (CAR-25). */
const finalidade = 'Correção dos dados da carga';
const QUANTAS = 500;

/** Refuses what was asked of a delivery that is another by now (REL-46). */
const exigeVista = (visto: Confirmado | undefined, entrega: Entrega): void =>
  exigeConfirmado(visto, [linhaDaEntrega(presentEntrega(entrega))], unidadeDaEntrega);

const naoExiste = (): Failure => new Failure(404, 'Esta entrega não existe.');

const fase: Record<contract.SituacaoDaEntrega, string> = {
  RECEBENDO: 'ainda recebe arquivos',
  PRONTA: 'ainda não foi conferida',
  JULGADA: 'está conferida',
  APLICADA: 'já foi aplicada',
  RECUSADA: 'foi recusada',
  DESFEITA: 'foi desfeita',
  DESCARTADA: 'foi descartada',
};

const agoraNao = ({ situacao }: Entrega): Failure => new Failure(409, `Esta entrega ${fase[situacao]}.`);

/** The number of a new delivery: its moment, and letters that tell it from others of the same second. */
const novoNumero = (em: string): string =>
  `${em.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}-${randomBytes(2).toString('hex')}`;

async function* comoLinhas(porcoes: AsyncIterable<readonly string[]>) {
  for await (const textos of porcoes) yield textos.map((texto) => ({ texto }));
}

/** The deliveries of the operator's own data: received, judged, looked at, applied, discarded (CAR-20 to CAR-27). */
export const cargaDeDadosRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, config } = deps;
  const agora = () => momentoLocal(clock());
  const trabalho = trabalhoDaCarga(deps);
  // Begun and ended by the door of machines.
  const tarefas = filaDaCarga(deps);

  const entregaDe = async (id: string): Promise<Entrega> => {
    const entrega = await findEntrega(db, id);
    if (!entrega) throw naoExiste();
    return entrega;
  };
  const ultimaTarefa = (id: string) => findUltima(db, { tipo: trabalho.tipo, chave: id });
  /** Throws while the server works on the delivery. */
  const refuseEmCurso = async (id: string): Promise<void> => {
    const tarefa = await ultimaTarefa(id);
    if (tarefa && estaEmCurso(tarefa))
      throw new Failure(409, 'O servidor está trabalhando nesta entrega: espere, ou cancele.');
  };

  serve(app, contract.getDicionarioDaCarga, { allow }, async () => dicionario());

  serve(app, contract.getEntregasDaCarga, { allow }, async () => {
    const entregas = await listaEntregas(db, QUANTAS);
    const trazidas = await findTrazidas(
      db,
      entregas.map(({ id }) => id),
    );
    return entregas.map((entrega) => presentEntrega(entrega, trazidas.get(entrega.id)));
  });

  serve(app, contract.getEntregaDaCarga, { allow }, async ({ input: { params } }) => {
    // The job is read before the delivery, which may then be newer than it, never older.
    const tarefa = (await ultimaTarefa(params.id)) ?? null;
    const entrega = await entregaDe(params.id);
    const { relatorio, manifesto } = entrega;
    const [recebidos, trazidas, guardada] = await Promise.all([
      arquivosDaEntrega(db, params.id),
      findTrazidas(db, [params.id]),
      isGuardada(db, params.id),
    ]);
    return {
      ...presentEntrega(entrega, trazidas.get(params.id)),
      recebidos: naOrdem(recebidos).map(presentArquivo(relatorio)),
      falhas: relatorio?.falhas ?? [],
      problemas: relatorio?.problemas ?? 0,
      avisos: relatorio?.avisos ?? 0,
      temManifesto: manifesto !== null,
      isGuardada: guardada,
      versao: entrega.julgadaEm,
      tarefa,
    };
  });

  serve(app, contract.abreEntregaDaCarga, { allow }, async ({ session }) => {
    const em = agora();
    const { id } = await abreEntrega(db, novoNumero(em), { login: session.login, via: 'TELA', em });
    return { id };
  });

  serve(
    app,
    contract.enviaArquivoDaCarga,
    { allow, maxUploadBytes: config.carga.maxBytes },
    async ({ input: { params }, file }) => {
      const entrega = await entregaDe(params.id);
      if (entrega.situacao !== 'RECEBENDO') throw agoraNao(entrega);
      return recebe(deps, params.id, file);
    },
  );

  serve(app, contract.retiraArquivoDaCarga, { allow }, async ({ input: { body } }) => {
    const { id, nome } = body;
    const entrega = await entregaDe(id);
    if (entrega.situacao !== 'RECEBENDO') throw agoraNao(entrega);
    if (nome === nomeDoManifesto) await gravaManifesto(db, id, null);
    else await tiraArquivo(db, { entrega: id, nome });
    return { message: `${nome === nomeDoManifesto ? nome : `${nome}.csv`} saiu da entrega.` };
  });

  serve(app, contract.confereCarga, { allow }, async ({ input: { body }, session }) => {
    const { id } = body;
    const entrega = await entregaDe(id);
    await refuseEmCurso(id);
    if (entrega.situacao === 'RECEBENDO') {
      if ((await arquivosDaEntrega(db, id)).length === 0)
        throw new Failure(409, 'Envie ao menos um arquivo antes de conferir.');
      await marcaPronta(db, id, { manifesto: entrega.manifesto ?? undefined, em: agora() });
    } else if (entrega.situacao !== 'PRONTA' && entrega.situacao !== 'JULGADA') throw agoraNao(entrega);
    return tarefas.pede(id, { login: session.login, parametros: { entrega: id, aplica: false } });
  });

  serve(app, contract.aplicaCarga, { allow }, async ({ input: { body }, session }) => {
    const { id, versao } = body;
    const entrega = await entregaDe(id);
    await refuseEmCurso(id);
    if (entrega.situacao !== 'JULGADA') throw agoraNao(entrega);
    if (entrega.julgadaEm !== versao)
      throw new Failure(409, 'A entrega foi conferida de novo: veja o que se achou antes de aplicar.');
    return tarefas.pede(id, {
      login: session.login,
      parametros: { entrega: id, aplica: true, confirmada: true },
    });
  });

  serve(app, contract.cancelaCarga, { allow }, ({ input: { body } }) =>
    cancelaPorId(tarefas, body.id, 'Este trabalho não existe.'),
  );

  serve(app, contract.descartaCarga, { allow }, async ({ input: { body }, session }) => {
    const { id, confirmado } = body;
    const entrega = await entregaDe(id);
    await refuseEmCurso(id);
    const [dia, hora] = agora().split('T') as [string, string];
    const quando = `${writeDay(dia)} ${hora.slice(0, 5)}`;
    await tx(db, async (trx) => {
      if (!(await descartaEntrega(trx, id, `Descartada por ${session.user} em ${quando}.`)))
        throw agoraNao(entrega);
      // Read from the row held now: the result of judging still stands in it.
      exigeVista(confirmado, (await findEntrega(trx, id)) ?? entrega);
    });
    return { message: 'Entrega descartada, com os seus arquivos.' };
  });

  serve(app, contract.desfazCarga, { allow }, async ({ input: { body }, session }) => {
    await refuseEmCurso(body.id);
    const { restauradas, apagadas, ficaram } = await desfaz(db, {
      id: body.id,
      em: agora(),
      porque: `Desfeita por ${session.user}.`,
      exige: (entrega) => exigeVista(body.confirmado, entrega),
    });
    const resto =
      ficaram.length > 0
        ? ` ${ficaram.length} ficaram como estão: mudaram depois, ou servem a algo feito aqui.`
        : '';
    return {
      message: `Entrega desfeita: ${restauradas} registros voltaram ao que eram e ${apagadas} saíram.${resto}`,
      ficaram,
    };
  });

  serveReport({ app, deps, allow, finalidade, consulta: {} }, problemasDaCarga, { entrega: selectProblemas });

  serve(
    app,
    contract.getLinhasRecusadas,
    {
      allow,
      finalidade,
      consulta: {
        lista: 'Linhas recusadas da carga de dados',
        pergunta: ({ params: { id, nome } }) => ({ detalhe: `${id} · ${nome}` }),
      },
    },
    async ({ input: { params } }) => {
      const { id, nome } = params;
      const { relatorio } = await entregaDe(id);
      const lido = relatorio?.arquivos.find((um) => um.nome === nome);
      if (!lido) throw new Failure(404, `${nome}.csv não foi lido nesta entrega.`);
      if (!(await isGuardada(db, id)))
        throw new Failure(409, 'Os arquivos desta entrega já não estão guardados.');
      const porcoes = linhasRecusadas(db, { entrega: id, nome }, lido.codificacao);
      const [cabecalho = ''] = (await porcoes.next()).value ?? [];
      return framed(contract.getLinhasRecusadas, {
        field: 'linhas',
        portions: comoLinhas(porcoes),
        before: () => ({ nomeArquivo: `recusadas-${nome}.csv`, cabecalho }),
        after: () => ({}),
      });
    },
  );
};
