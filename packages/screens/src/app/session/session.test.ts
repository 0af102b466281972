import { fakePayload, fakeToken } from '@vidas/api-client/shell/shell.fake.ts';
import { describe, expect, it } from 'vitest';
import { modulesOf, parseSession, readToken, sessionOf, withPrefix } from './session.ts';

describe('session', () => {
  it('reads the person and the accents of the name out of the token', () => {
    const payload = fakePayload({ user: 'Conceição Assunção', modules: ['cobranca'] });
    expect(readToken(fakeToken(payload))).toEqual(payload);
    expect(sessionOf(fakeToken(payload), 7)).toMatchObject({
      name: 'Conceição Assunção',
      authenticated: true,
      checkedAt: 7,
      sellerId: null,
    });
  });

  it('learns how far the clock of the server is ahead, out of a token that has just come', () => {
    const token = fakeToken({ ...fakePayload(), iat: 100 } as ReturnType<typeof fakePayload>);
    expect(sessionOf(token, 40_000).serverAheadMs).toBe(60_000);
    expect(sessionOf(fakeToken(), 40_000).serverAheadMs).toBe(0);
  });

  it.each(['', 'abc', 'a.b.c', 'a.e30.c'])('takes %j for no token', (jwt) => {
    expect(() => sessionOf(jwt, 0)).toThrow();
  });

  it('comes back from the storage as it went in', () => {
    const session = sessionOf(fakeToken(), 1);
    expect(parseSession(JSON.stringify(session))).toEqual(session);
  });

  it.each([null, '', 'null', '{}', '{"jwt":""}', '[1]', '{"login":"USU_x","jwt":"t"}'])(
    'takes the stored %j for no session',
    (text) => {
      expect(parseSession(text)).toBeNull();
    },
  );

  it.each([
    ['marina', 'USU_marina'],
    ['USU_marina', 'USU_marina'],
    ['usu_Marina', 'USU_Marina'],
    ['usuario', 'USU_usuario'],
  ])('sends the login %s as %s', (typed, sent) => expect(withPrefix(typed)).toBe(sent));

  it('knows the modules by link or by any way of writing the name, each once', () => {
    const tile = (nome: string, link: string) => ({ nome, link, icone: '' });
    const modules = [
      tile('Contas Médicas', 'contasmedicas'),
      tile('contas-medicas', '/x'),
      tile('Cobrança', ''),
      tile('Outro', 'outro'),
    ];
    expect(modulesOf({ modules })).toEqual(['contas-medicas', 'cobranca']);
  });
});
