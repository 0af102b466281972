import type { EstadoDaTarefa } from '@vidas/api-client/shell/tarefa.kinds.ts';
import { isPassing, isUnwritable } from '../db/gone.ts';
import type { Trx } from '../db/tx.ts';
import type { Deps } from '../deps.ts';
import { Failure } from '../http/failure.ts';
import { momentoLocal } from '../operatorMoment.ts';
import {
  type Avanco,
  cancelaTarefa,
  devolveTarefa,
  donoDe,
  encerraParadas,
  encerraTarefa,
  findTarefa,
  gravaAvanco,
  pedeTarefa,
  type TarefaTomada,
  tomaTarefa,
  travaTarefa,
  venceEm,
} from './tarefa.sql.ts';

const comErro = 'A tarefa parou por um erro do servidor. Fale com a TI.';
const semEspaco =
  'A tarefa parou porque o servidor não consegue gravar: o disco está cheio ou só aceita leitura. Avise a TI e peça de novo depois.';

const motivoDe = (error: unknown): string => {
  if (error instanceof Failure) return error.message;
  return isUnwritable(error) ? semEspaco : comErro;
};

/** Longer than the longest statement, so that a living worker never seems dead (TAR-4). */
const FOLGA_MS = 60_000;

/** Interval of checks for abandoned jobs: their worker died, or lost its database (SER-40). */
const OLHA_MS = 30_000;

/** Ends the work of a job early; only `avanca` and `conclui` throw it. */
class Parada extends Error {
  override readonly name = 'Parada';
  readonly porque: 'CANCELADA' | 'DEVOLVIDA' | 'PERDIDA';

  constructor(porque: Parada['porque']) {
    super(porque);
    this.porque = porque;
  }
}

/** Input of a kind's work: parameters, and checkpoint after an interruption. */
export interface Execucao<P extends object, C extends object, R extends object = object> {
  parametros: P;
  login: string;
  /** Null at the beginning. */
  ponto: C | null;
  /**
   * Saves progress and checkpoint. Call it at least once per statement; it throws when the work must stop,
   * and the work must not catch that.
   */
  avanca: (avanco: Avanco & { ponto: C }) => Promise<void>;
  /**
   * Ends the job in the transaction that makes its work count, as its last statement: an earlier cancellation
   * rolls it back, a later one finds the job ended. Further work is outside the job. Throws like `avanca`.
   */
  conclui: (trx: Trx, resultado: R) => Promise<void>;
}

/** A kind of long work; `executa` returns its result. */
export interface TipoDeTarefa<P extends object, C extends object, R extends object> {
  tipo: string;
  executa: (execucao: Execucao<P, C, R>) => Promise<R>;
}

/** Jobs of one kind, one at a time in this process, in the background (TAR-1 to TAR-6). */
export const tarefasDe = <P extends object, C extends object, R extends object>(
  { db, config, clock, log, servidor }: Pick<Deps, 'db' | 'config' | 'clock' | 'log' | 'servidor'>,
  { tipo, executa }: TipoDeTarefa<P, C, R>,
  { olhaMs = OLHA_MS } = {},
) => {
  const prazoMs = config.statementTimeoutMs + FOLGA_MS;
  const agora = () => momentoLocal(clock());
  let isClosing = false;
  let working: Promise<void> = Promise.resolve();
  let waiting: NodeJS.Timeout | undefined;

  const trabalha = async (tarefa: TarefaTomada): Promise<void> => {
    const avanca = async (avanco: Avanco): Promise<void> => {
      const situacao = await gravaAvanco(db, tarefa, avanco, prazoMs);
      if (situacao === undefined) throw new Parada('PERDIDA');
      if (situacao === 'CANCELANDO') throw new Parada('CANCELADA');
      if (isClosing) throw new Parada('DEVOLVIDA');
    };
    const conclui = async (trx: Trx, resultado: R): Promise<void> => {
      const situacao = await travaTarefa(trx, tarefa);
      if (situacao === undefined) throw new Parada('PERDIDA');
      if (situacao === 'CANCELANDO') throw new Parada('CANCELADA');
      await encerraTarefa(trx, tarefa, { situacao: 'CONCLUÍDA', em: agora(), resultado });
    };
    try {
      const { parametros, login, ponto } = tarefa;
      const resultado = await executa({
        parametros: parametros as P,
        login,
        ponto: ponto as C | null,
        avanca,
        conclui,
      });
      await encerraTarefa(db, tarefa, { situacao: 'CONCLUÍDA', em: agora(), resultado });
    } catch (error) {
      if (error instanceof Parada) {
        if (error.porque === 'CANCELADA')
          await encerraTarefa(db, tarefa, { situacao: 'CANCELADA', em: agora() });
        if (error.porque === 'DEVOLVIDA') await devolveTarefa(db, tarefa, agora());
        return;
      }
      if (isPassing(error)) {
        // The next check by any worker resumes it, at the latest once the claim expires (TAR-4).
        await devolveTarefa(db, tarefa, agora());
        throw error;
      }
      const motivo = motivoDe(error);
      // A refusal in our words is an answer; any other error needs attention.
      if (error instanceof Failure && error.status < 500)
        log.info({ tipo, motivo }, 'uma tarefa foi recusada');
      else log.error({ err: error, tipo }, 'uma tarefa parou');
      await encerraTarefa(db, tarefa, { situacao: 'FALHOU', em: agora(), motivo });
    }
  };

  const passa = async (): Promise<void> => {
    await encerraParadas(db, tipo, agora());
    while (!isClosing) {
      // Sequential, because others need the database in between.
      // oxlint-disable-next-line no-await-in-loop
      const tarefa = await tomaTarefa(db, tipo, { dono: donoDe(servidor.id), prazoMs });
      if (!tarefa) break;
      // oxlint-disable-next-line no-await-in-loop
      await trabalha(tarefa);
    }
    // A job of another process is resumed when that one dies.
    const ms = isClosing ? undefined : await venceEm(db, tipo);
    olhaEm(ms === undefined ? olhaMs : Math.min(olhaMs, Math.max(ms, 0) + 1_000));
  };

  function olhaEm(ms: number): void {
    clearTimeout(waiting);
    if (!isClosing) waiting = setTimeout(acorda, ms).unref();
  }

  /** Checks for work, once more after the current job. */
  function acorda(): void {
    working = working.then(passa).catch((error: unknown) => {
      log.error({ err: error, tipo }, 'as tarefas não foram olhadas');
      olhaEm(olhaMs);
    });
  }

  return {
    /** Requests work; an equal running request returns that one. */
    pede: async (chave: string, pedido: { login: string; parametros: P }): Promise<EstadoDaTarefa> => {
      await encerraParadas(db, tipo, agora());
      const id = await pedeTarefa(db, { tipo, chave }, { ...pedido, em: agora() });
      acorda();
      const found = await findTarefa(db, tipo, id);
      if (!found) throw new TypeError('A job that was asked for is not there.');
      return found;
    },
    /** Cancels and returns the job; undefined for an unknown one of this kind. */
    cancela: async (id: number): Promise<EstadoDaTarefa | undefined> => {
      await cancelaTarefa(db, tipo, id, agora());
      return findTarefa(db, tipo, id);
    },
    /** State of a job; undefined for an unknown one of this kind. */
    find: (id: number): Promise<EstadoDaTarefa | undefined> => findTarefa(db, tipo, id),
    /** Resolves when this process has nothing left to do. */
    quieta: (): Promise<void> => working,
    /** Resumes jobs that were running at the server's end. */
    retoma: async (): Promise<void> => acorda(),
    /** The current step ends; the rest waits for the next start. */
    fecha: async (): Promise<void> => {
      isClosing = true;
      clearTimeout(waiting);
      await working;
    },
  };
};
