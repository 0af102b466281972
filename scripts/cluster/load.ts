import { todasAsTabelas } from '@vidas/api-client/contracts.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { demoUsers } from '../../apps/api/src/demo/demoUsers.ts';
import { type Bills, prepareBills } from './bills.ts';
import { createAsk, reasonOf } from './ask.ts';
import { type Deeds, prepareDeeds } from './deeds/deeds.ts';
import type { Installation } from './installation.ts';
import { signIn } from './signIn.ts';

/** One call of somebody, as that person saw it. */
export interface Call {
  kind: 'leitura' | 'gravação';
  /** Moments of `performance.now()`. */
  began: number;
  ended: number;
  /** The failure: a status, or the end of the connection; undefined for a right answer. */
  error: string | undefined;
}

/** A write that was acknowledged, and when (`performance.now()`). */
export interface Written {
  nome: string;
  at: number;
}

/** People who read and write all the time. */
export interface Load {
  calls: Call[];
  /** The bills that are sent meanwhile. */
  bills: Bills;
  /** Things that two people do once meanwhile. */
  deeds: Deeds;
  /** How many writes were acknowledged so far. */
  acknowledged: () => number;
  /** Acknowledged writes that are not there. */
  lost: () => Promise<Written[]>;
  stop: () => Promise<void>;
}

const WRITERS = 6;
const READERS = 4;
const PAUSE_MS = 60;
/** Views of one table that a person may have (REL-17). */
const VIEWS = 50;

const blank = { filters: {}, sorting: [], layout: { order: [], hidden: [], pinned: [], widths: {} } };
const tables = [...todasAsTabelas];

/** Begins the load; everybody signs in first. */
export const startLoad = async (installation: Installation): Promise<Load> => {
  const ask = createAsk(installation);
  const calls: Call[] = [];
  const written = new Map<string, { token: string; tabela: string; nomes: Map<string, number> }>();
  let isOver = false;

  const enter = (login: string): Promise<string> => signIn(ask, login, installation.servers.password);
  const call = async (kind: Call['kind'], path: string, init: RequestInit): Promise<boolean> => {
    const began = performance.now();
    const error = await ask(path, init)
      .then(async (answer) => {
        // Half an answer is an error as well.
        await answer.arrayBuffer();
        return answer.ok ? undefined : String(answer.status);
      })
      .catch(reasonOf);
    calls.push({ kind, began, ended: performance.now(), error });
    return error === undefined;
  };

  const writes = async (token: string, login: string): Promise<void> => {
    for (let count = 0; !isOver; count += 1) {
      const tabela = tables[Math.floor(count / VIEWS) % tables.length] ?? '';
      const nome = `gravação ${count}`;
      const body = JSON.stringify({ nome, visao: blank, substitui: false });
      const headers = { authorization: token, 'content-type': 'application/json' };
      // Each person does one thing after the other.
      // oxlint-disable-next-line no-await-in-loop
      if (await call('gravação', `auth/visoes/${tabela}`, { method: 'PUT', body, headers })) {
        const key = `${login} ${tabela}`;
        const known = written.get(key) ?? { token, tabela, nomes: new Map<string, number>() };
        known.nomes.set(nome, performance.now());
        written.set(key, known);
      }
      // oxlint-disable-next-line no-await-in-loop
      await wait(PAUSE_MS);
    }
  };
  const reads = async (token: string): Promise<void> => {
    while (!isOver) {
      // Each person does one thing after the other.
      // oxlint-disable-next-line no-await-in-loop
      await call('leitura', 'cadastro/getRelatorioFuneralTotal', { headers: { authorization: token } });
      // oxlint-disable-next-line no-await-in-loop
      await wait(PAUSE_MS);
    }
  };

  const logins = demoUsers.map(({ login }) => login);
  const people = await Promise.all(
    logins.slice(0, WRITERS).map(async (login) => ({ login, token: await enter(login) })),
  );
  const reader = await enter('gerente');
  const bills = await prepareBills(installation, ask, reader);
  const deeds = await prepareDeeds(installation, ask);
  const running = [
    ...people.map(({ login, token }) => writes(token, login)),
    ...Array.from({ length: READERS }, () => reads(reader)),
  ];

  return {
    calls,
    bills,
    deeds,
    acknowledged: () => [...written.values()].reduce((sum, { nomes }) => sum + nomes.size, 0),
    lost: async () => {
      const gone: Written[] = [];
      // People go on writing meanwhile.
      const soFar = [...written.values()];
      for (const { token, tabela, nomes } of soFar) {
        const expected = [...nomes];
        // One after the other: the line of the lists refuses whoever asks for them all at once (SER-35).
        // oxlint-disable-next-line no-await-in-loop
        const answer = await ask(`auth/visoes/${tabela}`, { headers: { authorization: token } });
        if (!answer.ok) throw new Error(`as visões não se leem: ${answer.status}`);
        // oxlint-disable-next-line no-await-in-loop
        const there = new Set(((await answer.json()) as { nome: string }[]).map(({ nome }) => nome));
        gone.push(...expected.flatMap(([nome, at]) => (there.has(nome) ? [] : [{ nome, at }])));
      }
      return gone.toSorted((a, b) => a.at - b.at);
    },
    stop: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
};
