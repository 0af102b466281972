import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../test/harness.ts';
import { findUltima } from './tarefa.sql.ts';
import { tarefasDe } from './tarefas.ts';

let t: TestServer;
beforeAll(async () => {
  t = await testServer();
});
afterAll(() => t.close());

it('of one kind each waits in the queue for the one before, with who asked for it (TAR-7)', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const feitas: string[] = [];
  const kind = tarefasDe(t.deps, {
    tipo: 'espera',
    executa: async ({ parametros }: { parametros: { nome: string } }) => {
      feitas.push(`começa ${parametros.nome}`);
      reach();
      await opened;
      feitas.push(`acaba ${parametros.nome}`);
      return {};
    },
  });
  try {
    await kind.pede('a', { login: 'USU_ana', parametros: { nome: 'a' } });
    await reached;
    await kind.pede('b', { login: 'USU_bia', parametros: { nome: 'b' } });
    const ultima = (chave: string) => findUltima(t.db, { tipo: 'espera', chave });
    expect([await ultima('a'), await ultima('b')]).toMatchObject([
      { situacao: 'EXECUTANDO', usuario: 'USU_ana' },
      { situacao: 'NA FILA', usuario: 'USU_bia' },
    ]);
    expect(feitas).toEqual(['começa a']);
    open();
    await kind.quieta();
    expect(feitas).toEqual(['começa a', 'acaba a', 'começa b', 'acaba b']);
  } finally {
    open();
    await kind.fecha();
  }
});
