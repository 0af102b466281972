import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { appConfig, askConfig, basesOf, fallbackBases, loadConfig } from './config.ts';

const at = (address: string) => new URL(address);

describe('addresses of the API when nothing is configured', () => {
  it.each([
    ['http://localhost:5173', 'http://localhost:3000/api/v1', 'http://localhost:3001/api-site/v1'],
    ['http://192.168.0.10', 'http://192.168.0.10:3000/api/v1', 'http://192.168.0.10:3001/api-site/v1'],
    [
      'http://servidor.intranet',
      'http://servidor.intranet:3000/api/v1',
      'http://servidor.intranet:3001/api-site/v1',
    ],
    [
      'https://sistema.exemplo.com.br',
      'https://sistema.exemplo.com.br:443/api/v1',
      'https://sistema.exemplo.com.br:443/api-site/v1',
    ],
  ])('behind %s follow the rule of 443, 3000 and 3001', (page, api, site) => {
    expect(fallbackBases(at(page))).toEqual({ '/api/v1': api, '/api-site/v1': site });
  });

  it('give way to what is configured, one by one', () => {
    const config = z.parse(appConfig, { apiBase: '/api/v1' });
    expect(basesOf(config, at('http://localhost'))).toEqual({
      '/api/v1': '/api/v1',
      '/api-site/v1': 'http://localhost:3001/api-site/v1',
    });
  });
});

describe('config.json', () => {
  const answer = (body: unknown, init?: ResponseInit) => async () => Response.json(body, init);

  it('is read where there is one', async () => {
    const config = await loadConfig(answer({ operatorName: 'Leste', ansRegistration: '123456' }));
    expect(config).toMatchObject({ operatorName: 'Leste', ansRegistration: '123456', intranetLinks: {} });
  });

  it.each([
    ['is missing', answer({}, { status: 404 })],
    ['is no JSON', async () => new Response('<html>')],
    ['is of another shape', answer({ operatorName: 7 })],
    ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ])('leaves the defaults when it %s', async (_, fetchImpl) => {
    expect((await loadConfig(fetchImpl as typeof fetch)).operatorName).toBe('Operadora');
  });

  it('is asked for again where nothing answered, and not where there is none', async () => {
    expect(await askConfig(() => Promise.reject(new TypeError('offline')))).toBeUndefined();
    expect(await askConfig(answer({}, { status: 502 }))).toBeUndefined();
    expect(await askConfig(answer({}, { status: 404 }))).toMatchObject({ operatorName: 'Operadora' });
  });
});
