import type { Deps } from '../../deps.ts';
import { canalFechado } from '../../mail/canais.ts';
import { operatorDay, operatorZone } from '../../operatorDay.ts';
import { findNaoAvisadas, markAvisadas, tomaAviso } from './ouvidoria.sql.ts';
import { texts } from './texts.ts';

// Sent only at these hours, so that the time of the message says nothing about the time of a report (SEG-15).
const noticeHours = [9, 15] as const;
const hourFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: operatorZone,
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The last fixed hour at or before the moment, as 'YYYY-MM-DD HH' at the operator. */
export const noticeSlot = (moment: Date): string => {
  const hour = Number(hourFormat.format(moment));
  const last = noticeHours.findLast((candidate) => candidate <= hour);
  if (last !== undefined) return `${operatorDay(moment)} ${String(last).padStart(2, '0')}`;
  return noticeSlot(new Date(moment.getTime() - (hour + 1) * 3_600_000));
};

/** Sends the staff one fixed sentence if there is a new report; resolves to whether it did. */
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

/** Watches for the fixed hours. */
export interface Notices {
  /** Looks now. */
  tick: () => Promise<void>;
  stop: () => void;
}

/** Checks once a minute whether a fixed hour has come; `stop` ends it. The hour in which it starts is skipped. Of all servers one tells it. */
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
