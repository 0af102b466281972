import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createLog } from '../../../http/log.ts';
import { todoDia, ultimaHora } from './hora.ts';

it('is the last time at which the clock showed the hour', () => {
  expect(ultimaHora('2026-11-21T03:00:00', '03:00')).toBe('2026-11-21T03:00:00');
  expect(ultimaHora('2026-11-21T02:59:59', '03:00')).toBe('2026-11-20T03:00:00');
  expect(ultimaHora('2026-03-01T00:10:00', '23:30')).toBe('2026-02-28T23:30:00');
});

it('asks once a day from the hour on, also when a server only runs later, and not where the hour is never (CTA-17)', async () => {
  const app = Fastify();
  const log = createLog({ write: () => true });
  let now = '2026-11-21T12:00:00Z';
  const visto: { ultimo?: string } = {};
  const pedidos: string[] = [];
  const como = {
    ultimoPedido: async () => visto.ultimo,
    pede: async () => {
      pedidos[pedidos.length] = now;
    },
  };
  const { olha } = todoDia(app, { clock: () => new Date(now), log }, '03:00', como);
  await olha();
  expect(pedidos).toHaveLength(1);
  // Started by hand at nine, so nothing starts before three of the next morning.
  visto.ultimo = '2026-11-21T09:00:00';
  await olha();
  now = '2026-11-22T05:59:00Z';
  await olha();
  expect(pedidos).toHaveLength(1);
  now = '2026-11-22T06:00:00Z';
  await olha();
  expect(pedidos).toHaveLength(2);
  await todoDia(app, { clock: () => new Date(now), log }, null, como).olha();
  expect(pedidos).toHaveLength(2);
  await app.close();
});

it('tells the log when it cannot be asked for, and looks again later', async () => {
  const said: string[] = [];
  const app = Fastify();
  const log = createLog({ write: (line) => said.push(line) > 0 });
  const { olha } = todoDia(app, { clock: () => new Date('2026-11-21T12:00:00Z'), log }, '03:00', {
    ultimoPedido: () => Promise.reject(new Error('sem banco')),
    pede: async () => undefined,
  });
  await olha();
  expect(said.join()).toContain('a conferência da noite não foi pedida');
  await app.close();
});
