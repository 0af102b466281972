import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { explainStart } from './explain.ts';
import { preflight } from './preflight.ts';
import { StartError } from '../config/startError.ts';

const root = mkdtempSync(join(tmpdir(), 'vidas-explica-'));
afterAll(() => rmSync(root, { recursive: true }));
const coded = (code: string) => Object.assign(new Error('driver text'), { code });

/** A port that answers `greeting` to any data, or a closed one. */
const portOf = async (greeting: string) => {
  const server = createServer((socket) => socket.once('data', () => socket.end(greeting)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  if (greeting === '') server.close();
  return { port, close: () => server.close() };
};

describe('why the server did not start', () => {
  it.each([
    ['28P01', 'recusou o usuário ou a senha'],
    ['3D000', 'não tem esse banco: crie-o com createdb -O'],
    ['42501', 'não deixa este usuário criar tabelas'],
    ['57P03', 'não respondeu'],
    ['53300', 'não aceita mais conexões'],
    ['53100', 'não tem espaço em disco'],
    ['58030', 'não consegue ler ou gravar no disco dele'],
    ['25006', 'só aceita leitura: aponte DATABASE_URL para o primário'],
    ['ENOTFOUND', 'não foi encontrado'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'apresentou um certificado em que não se pode confiar'],
  ])('is one sentence for %s, also when another error wraps it', (code, text) => {
    expect(explainStart(coded(code))).toContain(`O PostgreSQL de DATABASE_URL ${text}`);
    expect(explainStart(new Error('A preparação falhou.', { cause: coded(code) }))).toContain(text);
  });

  it('is one sentence for a full disk, a port taken at the last moment and a newer database', () => {
    expect(explainStart(coded('ENOSPC'))).toContain('O disco está cheio');
    expect(explainStart(coded('EDQUOT'))).toContain('O disco está cheio');
    expect(explainStart(Object.assign(coded('EROFS'), { path: '/dados' }))).toContain(
      'O disco está montado só para leitura em /dados',
    );
    expect(explainStart(coded('EACCES'))).toContain('Não há permissão para gravar em DATA_DIR');
    expect(explainStart(Object.assign(coded('EADDRINUSE'), { syscall: 'listen', port: 3001 }))).toContain(
      'A porta 3001 já está em uso',
    );
    const newer = new Error('corrupted migrations: previously executed migration 9999_amanha is missing');
    expect(explainStart(new Error('x', { cause: newer }))).toContain('por uma versão mais nova do Vidas');
  });

  it('is the text of our own refusals, and nothing for a fault of ours', () => {
    expect(explainStart(new StartError('Uma frase.'))).toBe('Uma frase.');
    expect(explainStart(new TypeError('x is not a function'))).toBeUndefined();
  });

  it.each([
    ['nobody listens', '', '', 'não respondeu: confira se ele está no ar'],
    ['TLS is wanted and not there', 'N', '?sslmode=require', 'não tem TLS'],
  ])('is found on a real connection: %s', async (_, greeting, query, text) => {
    const { port, close } = await portOf(greeting);
    const env = {
      PORT: '0',
      OMBUDSMAN_PORT: '0',
      DATA_DIR: join(root, 'dados'),
      DATABASE_URL: `postgres://vidas:x@127.0.0.1:${port}/vidas${query}`,
    };
    const error = await preflight(env).catch((cause: unknown) => cause);
    expect(explainStart(error)).toContain(`O PostgreSQL de DATABASE_URL ${text}`);
    close();
  });
});
