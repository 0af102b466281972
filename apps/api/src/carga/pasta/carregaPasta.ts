import { isUnwritable } from '../../db/gone.ts';
import { randomBytes } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { Failure } from '../../http/failure.ts';
import { momentoLocal } from '../../operatorMoment.ts';
import { CargaRecusada } from '../cargaRecusada.ts';
import { carrega } from '../entregas/carrega.ts';
import {
  abreEntrega,
  type Entrega,
  jaAplicada,
  marcaPronta,
  recusaEntrega,
} from '../entregas/entregas.sql.ts';
import { type Manifesto, manifestoDe } from '../entregas/manifesto.ts';
import { acimaDoLimite, guardaArquivo } from '../entregas/pedacos.sql.ts';
import { problemasDe } from '../entregas/problemas.sql.ts';
import { gravaRecusadas, type Recusadas } from './gravaRecusadas.ts';
import { lePasta, type Pasta } from './lePasta.ts';
import { escreveRelatorio } from './relatorio.present.ts';

/** Request of the console; the path is absolute. */
export const pedidoDePasta = z.strictObject({
  acao: z.literal('carga'),
  caminho: z.string(),
  soJulga: z.boolean(),
  /** A person confirmed that many rows are absent. */
  confirma: z.boolean(),
  sistema: z.optional(z.string()),
});

export type PedidoDePasta = z.output<typeof pedidoDePasta>;

/** Exit code of the command; see docs/operacao.md. */
export type CodigoDaCarga = 0 | 1 | 2 | 3;

/** Answer to the console. */
export interface RespostaDaCarga {
  codigo: CodigoDaCarga;
  texto: string;
  relatorio: object;
}

/** Maximum of problems in the report; further ones are counted. */
const NO_RELATORIO = 500;

type CargaDeps = Pick<Deps, 'db' | 'clock'> & { config: Pick<Deps['config'], 'carga'> };

const textoDe = (error: Failure): string => {
  const { problems } = error.body as { problems?: { field?: string; message: string }[] };
  return problems && problems.length > 1
    ? problems.map(({ field, message }) => `${field}: ${message}`).join('; ')
    : error.message;
};

/** Stores the files before any judgement; returns the reason of a refusal. */
const recebe = async (
  { db, config }: CargaDeps,
  { id, em }: { id: string; em: string },
  { csvs, manifesto }: Pasta,
): Promise<{ lido: Manifesto | undefined } | { motivo: string }> => {
  try {
    const lido = manifesto === undefined ? undefined : manifestoDe(manifesto);
    const { maxBytes } = config.carga;
    for (const { nome, caminho } of csvs)
      if (statSync(caminho).size > maxBytes) throw acimaDoLimite(nome, maxBytes);
    for (const { nome, caminho } of csvs)
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      await guardaArquivo(db, { entrega: id, nome }, { fonte: createReadStream(caminho), maxBytes, em });
    return { lido };
  } catch (error) {
    if (error instanceof Failure) return { motivo: textoDe(error) };
    const { syscall, path, message } = error as NodeJS.ErrnoException;
    if (syscall !== undefined && path !== undefined)
      return { motivo: `${path} não pôde ser lido: ${message}` };
    throw error;
  }
};

const recusadasDe = ({ relatorio }: Entrega): number =>
  (relatorio?.arquivos ?? []).reduce((soma, { recusadas }) => soma + recusadas, 0);

const responde = async (
  { db }: CargaDeps,
  entrega: Entrega,
  { pasta, soJulga }: { pasta: string; soJulga: boolean },
): Promise<RespostaDaCarga> => {
  const { id, sistema, extraidaEm, situacao, motivo, relatorio } = entrega;
  const jaEstava = situacao === 'RECUSADA' && relatorio === null ? await jaAplicada(db, entrega) : undefined;
  const recusadas: Recusadas[] = await gravaRecusadas(db, entrega, pasta);
  const problemas = await problemasDe(db, id, { depois: 0, quantos: NO_RELATORIO });
  // A delivery that waits for a confirmation was not applied either.
  const parou = situacao === 'RECUSADA' || (situacao === 'JULGADA' && !soJulga);
  let codigo: CodigoDaCarga = parou ? 1 : recusadasDe(entrega) > 0 ? 3 : 0;
  if (jaEstava !== undefined) codigo = 0;
  return {
    codigo,
    texto: escreveRelatorio(entrega, { problemas, recusadas, soJulga }),
    relatorio: {
      entrega: id,
      sistema,
      extraidaEm,
      situacao: jaEstava === undefined ? situacao : 'JÁ APLICADA',
      motivo,
      codigo,
      arquivos: relatorio?.arquivos ?? [],
      mudancas: relatorio?.mudancas ?? [],
      falhas: relatorio?.falhas ?? [],
      ausentes: relatorio?.ausentes ?? [],
      problemas: {
        total: relatorio?.problemas ?? 0,
        avisos: relatorio?.avisos ?? 0,
        linhas: problemas.map(({ id: _, ...problema }) => problema),
      },
      recusadas,
    },
  };
};

const carregaPasta = async (
  deps: CargaDeps,
  { caminho, soJulga, confirma, sistema }: PedidoDePasta,
): Promise<RespostaDaCarga> => {
  const { db, clock, config } = deps;
  const lida = lePasta(caminho);
  const em = momentoLocal(clock());
  const id = `console-${em.replaceAll(/[-:]/g, '')}-${randomBytes(3).toString('hex')}`;
  await abreEntrega(db, id, { login: 'console', via: 'COMANDO', em });
  const recebida = await recebe(deps, { id, em }, lida);
  const recusa =
    'motivo' in recebida
      ? recebida.motivo
      : recebida.lido && sistema !== undefined && recebida.lido.sistema !== sistema
        ? `--sistema diz ${sistema}, e entrega.json diz ${recebida.lido.sistema}.`
        : undefined;
  if (recusa !== undefined || 'motivo' in recebida) {
    await recusaEntrega(db, id, { motivo: recusa ?? '', em });
    const entrega = { id, sistema: sistema ?? 'central', extraidaEm: null, motivo: recusa ?? null };
    return {
      codigo: 1,
      texto: `Entrega ${id}\nRecusada: ${recusa ?? ''}\nNada entrou.`,
      relatorio: { entrega: entrega.id, ...entrega, situacao: 'RECUSADA', codigo: 1 },
    };
  }
  await marcaPronta(db, id, { manifesto: recebida.lido, em, ...(sistema === undefined ? {} : { sistema }) });
  const { limiteDeRecusadas } = config.carga;
  const entrega = await carrega(db, { id, aplica: !soJulga, confirmada: confirma, em, limiteDeRecusadas });
  return responde(deps, entrega, { pasta: lida.pasta, soJulga });
};

const semEspaco =
  'O servidor não consegue gravar: o disco está cheio ou só aceita leitura. Nada entrou. Libere espaço e repita o comando.';

const semResultado = (codigo: CodigoDaCarga, motivo: string): RespostaDaCarga => ({
  codigo,
  texto: motivo,
  relatorio: { codigo, motivo },
});

/**
 * Loads a folder as a delivery, judges it, and applies it unless only judging was requested. A refused
 * delivery or a wrong command is an answer, too. Returns the answer in the local socket's form.
 */
export const atendePasta = async (deps: CargaDeps, pedido: PedidoDePasta): Promise<string> => {
  try {
    return JSON.stringify(await carregaPasta(deps, pedido));
  } catch (error) {
    if (isUnwritable(error)) return JSON.stringify(semResultado(1, semEspaco));
    if (!(error instanceof CargaRecusada)) throw error;
    return JSON.stringify(semResultado(2, error.message));
  }
};

/** Parses the answer of `atendePasta`, from here or from the running server. */
export const respostaDe = (texto: string): RespostaDaCarga => JSON.parse(texto) as RespostaDaCarga;
