import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { somaDias } from '../../cobranca/encargos.rules.ts';

const MINUTO_MS = 60_000;

/** Last moment at or before `agora` with this hour; local, ISO with seconds. */
export const ultimaHora = (agora: string, hora: string): string => {
  const dia = agora.slice(0, 10);
  const dela = `${dia}T${hora}:00`;
  return dela <= agora ? dela : `${somaDias(dia, -1)}T${hora}:00`;
};

/**
 * Starts a job once a day, at an hour or as soon after it as a server runs. Any later start by a person or
 * another server counts. Checks every minute.
 */
export const todoDia = (
  app: FastifyInstance,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
  hora: string | null,
  {
    oQue = 'a conferência da noite',
    ultimoPedido,
    pede,
  }: {
    /** Job in words, for the log. */
    oQue?: string;
    ultimoPedido: () => Promise<string | undefined>;
    pede: () => Promise<unknown>;
  },
): { olha: () => Promise<void> } => {
  const olha = async (): Promise<void> => {
    if (hora === null) return;
    try {
      const ultimo = await ultimoPedido();
      if (ultimo === undefined || ultimo < ultimaHora(momentoLocal(clock()), hora)) await pede();
    } catch (err) {
      log.error({ err, dia: operatorDay(clock()) }, `${oQue} não foi pedida`);
    }
  };
  if (hora !== null) {
    const timer = setInterval(() => void olha(), MINUTO_MS).unref();
    app.addHook('preClose', async () => clearInterval(timer));
  }
  return { olha };
};
