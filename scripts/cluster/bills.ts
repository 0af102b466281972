import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Ask } from './ask.ts';
import { type Installation, onPrimary } from './installation.ts';
import { until } from './program.ts';

/** Bills that are sent by e-mail while things go wrong; the messages stay in a folder of all servers. */
export interface Bills {
  /** Asks for the bills of the next due day, whose job then runs in the background. */
  sendNext: () => Promise<void>;
  /** Waits until every bill was judged, on whichever server; resolves to how many failed, by reason. */
  finish: () => Promise<Record<string, number>>;
  /** Messages that left, and the bills of which more than one left. */
  sent: () => { messages: number; twice: string[] };
}

/** As many as things that happen (`misfortunes.ts`). */
const DAYS = 7;
/** How long a job is under way before something happens to it. */
const UNDER_WAY_MS = 700;

const subjectOf = (file: string): string => /^Subject: (.*)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? file;

/** The due days with the most open bills, written as the call wants them. */
const dueDays = async (installation: Installation): Promise<string[]> => {
  const { rows } = await onPrimary(installation, (client) =>
    client.query<{ dia: string }>(
      `select to_char(t.vencimento, 'DD/MM/YYYY') as dia from titulo t join fatura f on f.numero = t.fatura_numero
       where t.forma = 'BOLETO' and t.pago_em is null and t.cancelado_em is null and f.status = 'ABERTA'
       group by t.vencimento order by count(*) desc limit ${DAYS}`,
    ),
  );
  return rows.map(({ dia }) => dia);
};

/** Gets ready to send bills as the person of that token. */
export const prepareBills = async (installation: Installation, ask: Ask, token: string): Promise<Bills> => {
  const days = await dueDays(installation);
  const headers = { authorization: token, 'content-type': 'application/json' };
  let next = 0;
  return {
    sendNext: async () => {
      const date = days[next];
      next += 1;
      const answer = await ask('financeiro/enviaBoletos', {
        method: 'POST',
        headers,
        body: JSON.stringify({ date }),
      });
      if (!answer.ok) throw new Error(`o envio de boletos não começou: ${answer.status}`);
      await wait(UNDER_WAY_MS);
    },
    finish: async () => {
      for (const date of days.slice(0, next)) {
        const path = `financeiro/getEnvioBoletos/${date.replaceAll('/', '_')}`;
        const look = async () =>
          ((await (await ask(path, { headers })).json()) as { pendentes: number }).pendentes === 0;
        // One day after the other.
        // oxlint-disable-next-line no-await-in-loop
        await until(`envio de ${date}`, look, 180_000);
      }
      const { rows } = await onPrimary(installation, (client) =>
        client.query<{ motivo: string; vezes: number }>(
          `select motivo, count(*)::int as vezes from boleto_envio_item where situacao = 'FALHOU' group by motivo`,
        ),
      );
      return Object.fromEntries(rows.map(({ motivo, vezes }) => [motivo, vezes]));
    },
    sent: () => {
      const { outbox } = installation.servers;
      const subjects = readdirSync(outbox).map((name) => subjectOf(join(outbox, name)));
      const twice = subjects.filter((subject, at) => subjects.indexOf(subject) !== at);
      return { messages: subjects.length, twice };
    },
  };
};
