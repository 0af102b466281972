import { describe, expect, it } from 'vitest';
import { testApp } from '../testApp.fixture.ts';
import { cameByUntrustedProxy, missingProxies } from './untrustedProxy.ts';

const peer = '192.0.2.1';
const ask = async (headers: Record<string, string>, trustedProxies: string[] = []) => {
  const { app, deps, logged } = testApp(() => undefined, { trustedProxies });
  for (let count = 0; count < 3; count += 1) await app.inject({ url: '/nada', remoteAddress: peer, headers });
  return { isSeen: cameByUntrustedProxy(deps), log: logged() };
};

describe('a proxy that TRUSTED_PROXIES does not name', () => {
  it.each([
    { 'x-forwarded-for': '203.0.113.77' },
    { forwarded: 'for=203.0.113.77' },
    { 'x-real-ip': '203.0.113.77' },
  ])('is said once in the log, without an address: %j', async (headers) => {
    const { isSeen, log } = await ask(headers);
    expect(isSeen).toBe(true);
    expect(log.match(/proxy não declarado/g)).toHaveLength(1);
    expect(log).not.toMatch(/203\.0\.113|192\.0\.2/);
  });

  it('is also one that says for whom it speaks in another header than X-Forwarded-For', async () => {
    expect((await ask({ 'x-real-ip': '203.0.113.77' }, [peer])).isSeen).toBe(true);
  });

  it.each([
    [{}, []],
    [{ 'x-forwarded-for': '203.0.113.77' }, [peer]],
    [{ 'x-forwarded-for': '203.0.113.77', 'x-real-ip': '203.0.113.77' }, [peer]],
  ])('is not seen where there is none: %j behind %j', async (headers, trusted) => {
    expect((await ask(headers as Record<string, string>, trusted)).isSeen).toBe(false);
  });

  it('of another server says nothing of this one', async () => {
    await ask({ 'x-forwarded-for': '203.0.113.77' });
    expect((await ask({})).isSeen).toBe(false);
  });
});

describe('at the start', () => {
  it.each([
    ['https://vidas.example.org', undefined, [], true],
    [undefined, 'https://ouvidoria.example.org', [], true],
    ['https://vidas.example.org', undefined, ['127.0.0.1'], false],
    ['http://vidas.example.org', undefined, [], false],
    [undefined, undefined, [], false],
  ])('addresses %j and %j behind %j: a caution is %j', (staffUrl, portalUrl, trustedProxies, isSaid) => {
    const said = missingProxies({ staffUrl, portalUrl, trustedProxies });
    expect(said?.includes('TRUSTED_PROXIES') ?? false).toBe(isSaid);
  });
});
