import { writeDayTime } from '@vidas/api-client/words/day.ts';
import type { Deps } from '../../deps.ts';
import { arquivosAtrasados } from '../idade/idade.ts';
import { momentoLocal } from '../../operatorMoment.ts';
import { apagaGuardados, atrasadas, entregasVelhas, tomaVez } from './ronda.sql.ts';

const OLHA_MS = 10 * 60_000;
const HORA_MS = 3_600_000;
const DIA_MS = 24 * HORA_MS;

/** Watches over the deliveries. */
export interface Ronda {
  /** Looks now. */
  tick: () => Promise<void>;
  stop: () => void;
}

/**
 * Once a day, on one server: deletes what deliveries keep beyond their days, and names each system whose delivery is late.
 */
export const startRonda = ({
  db,
  clock,
  config,
  log,
}: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>): Ronda => {
  const haTempo = (ms: number): string => momentoLocal(new Date(clock().getTime() - ms));

  const apaga = async (agora: string): Promise<void> => {
    if (!(await tomaVez(db, `guarda ${agora.slice(0, 10)}`, agora))) return;
    for (const id of await entregasVelhas(db, haTempo(config.carga.diasDeGuarda * DIA_MS)))
      // oxlint-disable-next-line no-await-in-loop -- one after the other: others need the database meanwhile
      await apagaGuardados(db, id, agora);
  };

  const avisaArquivos = async (agora: string): Promise<void> => {
    for (const { arquivo, em } of await arquivosAtrasados(db, clock(), config.carga))
      // oxlint-disable-next-line no-await-in-loop -- a file or two
      if (await tomaVez(db, `atraso ${agora.slice(0, 10)} ${arquivo}.csv`, agora))
        log.warn(
          { arquivo: `${arquivo}.csv`, ultimo: em },
          `o arquivo ${arquivo}.csv está atrasado: o último é de ${writeDayTime(em)}`,
        );
  };

  const avisa = async (agora: string): Promise<void> => {
    const { prazoHoras } = config.carga;
    if (prazoHoras === undefined) return;
    for (const { sistema, extraidaEm } of await atrasadas(db, haTempo(prazoHoras * HORA_MS)))
      // oxlint-disable-next-line no-await-in-loop -- a system or two
      if (await tomaVez(db, `atraso ${agora.slice(0, 10)} ${sistema}`, agora))
        log.warn(
          { sistema, ultima: extraidaEm },
          `a entrega de dados de ${sistema} está atrasada: a última é de ${writeDayTime(extraidaEm)}`,
        );
  };

  const tick = async (): Promise<void> => {
    const agora = momentoLocal(clock());
    try {
      await apaga(agora);
      await avisa(agora);
      await avisaArquivos(agora);
    } catch (err) {
      log.error({ err }, 'a ronda da carga não terminou');
    }
  };
  const timer = setInterval(() => void tick(), OLHA_MS).unref();
  return { tick, stop: () => clearInterval(timer) };
};
