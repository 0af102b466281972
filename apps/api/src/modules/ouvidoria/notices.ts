import type { Deps } from '../../deps.ts';
import { operatorDay, operatorZone } from '../../operatorDay.ts';
import { findNaoAvisadas, markAvisadas } from './ouvidoria.sql.ts';
import { texts } from './texts.ts';

// Only at these hours, so that the moment of the message says nothing about the moment of a report.
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

/** Tells the staff that something is new, in one fixed sentence, if something is; resolves to whether it did. */
export const sendNotice = async ({ db, config, mailer }: Deps): Promise<boolean> => {
  if (!config.ombudsmanNotify) return false;
  const fresh = await findNaoAvisadas(db);
  if (fresh.length === 0) return false;
  await mailer.send({ to: config.ombudsmanNotify, subject: texts.newReports, text: texts.newReports });
  await markAvisadas(db, fresh);
  return true;
};

/** The look for a fixed hour that has come. */
export interface Notices {
  /** Looks now. */
  tick: () => Promise<void>;
  stop: () => void;
}

/** Looks once a minute whether a fixed hour has come; `stop` ends it. The hour during which it starts is left out. */
export const startNotices = (deps: Deps): Notices => {
  let handled = noticeSlot(deps.clock());
  const tick = async (): Promise<void> => {
    const slot = noticeSlot(deps.clock());
    if (slot === handled) return;
    handled = slot;
    // The error may quote the letter's address list or the server's answer; its kind is enough here.
    await sendNotice(deps).catch((error: unknown) =>
      deps.log.error({ kind: (error as Error).name }, 'ouvidoria: aviso não enviado'),
    );
  };
  const timer = setInterval(() => void tick(), 60_000);
  timer.unref();
  return { tick, stop: () => clearInterval(timer) };
};
