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

/** Beyond the longest statement, so that a worker that lives is never taken for dead (TAR-4). */
const FOLGA_MS = 60_000;

/** So often each server looks for jobs that nobody works on: their worker died, or lost its database (SER-40). */
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

/** What the work of a kind is given: what was asked, and where it stood when it was stopped. */
export interface Execucao<P extends object, C extends object, R extends object = object> {
  parametros: P;
  login: string;
  /** Null when it begins. */
  ponto: C | null;
  /**
   * Records how far it is and what it needs to go on from there. Called at least once a statement; throws where the work has to stop,
   * and the work lets that through.
   */
  avanca: (avanco: Avanco & { ponto: C }) => Promise<void>;
  /**
   * Ends the job in the transaction that makes its work count, as its last statement: a cancellation until then undoes that transaction, and a
   * later one finds the job ended. What the work does afterwards is no part of the job. Throws as `avanca` does.
   */
  conclui: (trx: Trx, resultado: R) => Promise<void>;
}

/** A kind of long work; `executa` gives its result. */
export interface TipoDeTarefa<P extends object, C extends object, R extends object> {
  tipo: string;
  executa: (execucao: Execucao<P, C, R>) => Promise<R>;
}

/** The jobs of one kind, one after the other in this process, in the background (TAR-1 to TAR-6). */
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
        // Whoever looks next goes on with it, at the latest when nobody was heard of in time (TAR-4).
        await devolveTarefa(db, tarefa, agora());
        throw error;
      }
      const motivo = motivoDe(error);
      // What the work refuses in our words is an answer; an error is what somebody has to look at.
      if (error instanceof Failure && error.status < 500)
        log.info({ tipo, motivo }, 'uma tarefa foi recusada');
      else log.error({ err: error, tipo }, 'uma tarefa parou');
      await encerraTarefa(db, tarefa, { situacao: 'FALHOU', em: agora(), motivo });
    }
  };

  const passa = async (): Promise<void> => {
    await encerraParadas(db, tipo, agora());
    while (!isClosing) {
      // One after the other: others need the database meanwhile.
      // oxlint-disable-next-line no-await-in-loop
      const tarefa = await tomaTarefa(db, tipo, { dono: donoDe(servidor.id), prazoMs });
      if (!tarefa) break;
      // oxlint-disable-next-line no-await-in-loop
      await trabalha(tarefa);
    }
    // What another process works on is taken up when it dies.
    const ms = isClosing ? undefined : await venceEm(db, tipo);
    olhaEm(ms === undefined ? olhaMs : Math.min(olhaMs, Math.max(ms, 0) + 1_000));
  };

  function olhaEm(ms: number): void {
    clearTimeout(waiting);
    if (!isClosing) waiting = setTimeout(acorda, ms).unref();
  }

  /** Looks for work, once more behind what is being done. */
  function acorda(): void {
    working = working.then(passa).catch((error: unknown) => {
      log.error({ err: error, tipo }, 'as tarefas não foram olhadas');
      olhaEm(olhaMs);
    });
  }

  return {
    /** Asks for work; whoever asks for what is in course gets that one. */
    pede: async (chave: string, pedido: { login: string; parametros: P }): Promise<EstadoDaTarefa> => {
      await encerraParadas(db, tipo, agora());
      const id = await pedeTarefa(db, { tipo, chave }, { ...pedido, em: agora() });
      acorda();
      const found = await findTarefa(db, tipo, id);
      if (!found) throw new TypeError('A job that was asked for is not there.');
      return found;
    },
    /** Cancels; gives the job, undefined when there is none of this kind. */
    cancela: async (id: number): Promise<EstadoDaTarefa | undefined> => {
      await cancelaTarefa(db, tipo, id, agora());
      return findTarefa(db, tipo, id);
    },
    /** How a job stands; undefined when there is none of this kind. */
    find: (id: number): Promise<EstadoDaTarefa | undefined> => findTarefa(db, tipo, id),
    /** When nothing that this process may do is left to do. */
    quieta: (): Promise<void> => working,
    /** What was in course when the server ended goes on. */
    retoma: async (): Promise<void> => acorda(),
    /** The step in course ends; what is left waits for the next start. */
    fecha: async (): Promise<void> => {
      isClosing = true;
      clearTimeout(waiting);
      await working;
    },
  };
};
