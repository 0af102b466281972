import type { Server } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkout, pngOf, storiesOf, white, type Checkout } from './checkout.fixture.ts';
import { collect } from './collect.ts';
import { serve } from './server.ts';
import { writePage } from './write.ts';

let here: Checkout;
let server: Server;
let approved: string[] = [];
let base = '';
let host = '';

const words = { commit: 'abc', subject: '</script><b>', made: 'hoje', storybook: '../storybook/index.html' };

interface Answer {
  status: number;
  body: string;
}
const ask = (method: string, path: string, headers: Record<string, string> = {}, body = '') =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ host: '127.0.0.1', port, method, path, headers: { host, ...headers } }, (got) => {
      let text = '';
      got.setEncoding('latin1').on('data', (piece: string) => (text += piece));
      got.on('end', () => resolve({ status: got.statusCode ?? 0, body: text }));
    });
    sent.once('error', reject).end(body);
  });
const keyOf = ({ body }: Answer) => /"key":"([\w-]+)"/.exec(body)?.[1] ?? '';
const told = '{"id":"ui-card--default"}';

beforeEach(async () => {
  here = checkout();
  here.write('packages/ui/src/card/Card.stories.tsx', storiesOf('ui/Card', ['Default']));
  here.write('pictures/ui-card/default.png', pngOf(white));
  base = here.commit('First');
  here.write('pictures/ui-card/default.png', pngOf(white, 20, 5));
  approved = [];
  const folder = join(here.place.root, 'page');
  const data = await writePage(folder, collect(here.place, base), words);
  const approve = (id: string) => {
    if (id === 'refuse') throw new Error('Não.');
    approved.push(id);
  };
  server = await serve({ folder, data, approve });
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  here.remove();
});

describe('the page that may approve', () => {
  it('approves what its own page asks for, and remembers it', async () => {
    const headers = { origin: `http://${host}`, 'x-chave': keyOf(await ask('GET', '/')) };
    expect(await ask('POST', '/aprovar', headers, told)).toEqual({ status: 200, body: '{}' });
    expect(approved).toEqual(['ui-card--default']);
    expect((await ask('GET', '/')).body).toContain('"approved":["ui-card--default"]');
    expect(await ask('POST', '/aprovar', headers, '{"id":"refuse"}')).toMatchObject({ status: 422 });
    expect(await ask('POST', '/aprovar', headers, '{}')).toMatchObject({ status: 422 });
  });

  it.each([
    ['another origin', { origin: 'http://mau.exemplo' }, ''],
    ['no origin', {}, ''],
    ['another key', { origin: 'own' }, 'x'],
  ])('hears nobody with %s', async (_what, given: { origin?: string }, addition) => {
    const key = keyOf(await ask('GET', '/'));
    const origin = given.origin === 'own' ? `http://${host}` : given.origin;
    const headers = { ...(origin && { origin }), 'x-chave': addition || key };
    expect(await ask('POST', '/aprovar', headers, told)).toMatchObject({ status: 403 });
    expect(approved).toEqual([]);
  });

  it('gives its key to no other name that leads here', async () => {
    const answer = await ask('GET', '/', { host: 'mau.exemplo' });
    expect(answer.status).toBe(403);
    expect(keyOf(answer)).toBe('');
  });

  it('gives away its own pictures and no other file', async () => {
    expect(await ask('GET', '/imagens/ui-card/default.antes.png')).toMatchObject({ status: 200 });
    for (const path of ['/index.html', '/../pictures/ui-card/default.png', '/%2e%2e/package.json'])
      expect(await ask('GET', path)).toMatchObject({ status: 404 });
  });

  it('keeps words of a commit from becoming code', async () => {
    expect((await ask('GET', '/')).body).not.toContain('</script><b>');
  });
});
