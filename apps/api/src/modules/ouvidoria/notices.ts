import type { Deps } from '../../deps.ts';
import { canalFechado } from '../../mail/canais.ts';
import { operatorDay, operatorZone } from '../../operatorDay.ts';
import { findNaoAvisadas, markAvisadas, tomaAviso } from './ouvidoria.sql.ts';
import { texts } from './texts.ts';

// Fixed hours of sending, so that the message's time says nothing about a report's time (SEG-15).
const noticeHours = [9, 15] as const;
const hourFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: operatorZone,
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Last fixed hour at or before the moment, as local 'YYYY-MM-DD HH'. */
export const noticeSlot = (moment: Date): string => {
  const hour = Number(hourFormat.format(moment));
  const last = noticeHours.findLast((candidate) => candidate <= hour);
  if (last !== undefined) return `${operatorDay(moment)} ${String(last).padStart(2, '0')}`;
  return noticeSlot(new Date(moment.getTime() - (hour + 1) * 3_600_000));
};

/** Sends the staff one fixed sentence when there is a new report; resolves to true when sent. */
export const sendNotice = async ({ db, config, mailer, log }: Deps): Promise<boolean> => {
  if (!config.ombudsmanNotify) return false;
  const fresh = await findNaoAvisadas(db);
  if (fresh.length === 0) return false;
  const fechado = await canalFechado({ db, config }, 'email');
  if (fechado !== null) {
    log.warn({ motivo: fechado }, 'ouvidoria: aviso não enviado');
    return false;
  }
  await mailer.send({ to: config.ombudsmanNotify, subject: texts.newReports, text: texts.newReports });
  await markAvisadas(db, fresh);
  return true;
};

/** Timer of the fixed hours. */
export interface Notices {
  /** Checks once, now. */
  tick: () => Promise<void>;
  stop: () => void;
}

/**
 * Checks every minute for a fixed hour; `stop` ends it. The hour of the start is skipped. One server sends
 * the notice.
 */
export const startNotices = (deps: Deps): Notices => {
  let handled = noticeSlot(deps.clock());
  const tick = async (): Promise<void> => {
    const slot = noticeSlot(deps.clock());
    if (slot === handled) return;
    handled = slot;
    // Only the kind of the error is logged: its text may quote the recipients or the server's answer.
    try {
      if (await tomaAviso(deps.db, slot)) await sendNotice(deps);
    } catch (error) {
      deps.log.error({ kind: (error as Error).name }, 'ouvidoria: aviso não enviado');
    }
  };
  const timer = setInterval(() => void tick(), 60_000);
  timer.unref();
  return { tick, stop: () => clearInterval(timer) };
};
