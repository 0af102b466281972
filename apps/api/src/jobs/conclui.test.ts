// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Trx, tx } from '../db/tx.ts';
import { emptyTables } from '../test/emptyTables.ts';
import { type TestServer, testServer } from '../test/harness.ts';
import { findResultado, findUltima } from './tarefa.sql.ts';
import { type Execucao, tarefasDe } from './tarefas.ts';

const alvo = { tipo: 'contagem', chave: 'a' };
const pedido = { login: 'USU_ana', parametros: {} };

let t: TestServer;
const begun: { fecha: () => Promise<void> }[] = [];

beforeAll(async () => {
  t = await testServer();
});
afterEach(async () => {
  await Promise.all(begun.splice(0).map(({ fecha }) => fecha()));
  await emptyTables(t.db, ['tarefa']);
});
afterAll(() => t.close());

/** A job whose single step is a transaction that ends it; `antes` runs in it before the end, `depois` after it. */
const concluindo = ({
  antes,
  depois,
}: {
  antes?: (trx: Trx) => Promise<unknown>;
  depois?: () => Promise<void>;
}) => {
  const executa = async ({ conclui }: Execucao<object, object, { contados: number[] }>) => {
    await tx(t.db, async (trx) => {
      await sql`insert into tarefa (tipo, chave, login, parametros, pedida_em, terminada_em, situacao)
        values ('o que ela fez', 'a', 'USU_ana', '{}', '2026-11-21T09:00:00', '2026-11-21T09:00:00', 'CONCLUÍDA')`.execute(
        trx,
      );
      await antes?.(trx);
      await conclui(trx, { contados: [1] });
    });
    await depois?.();
    return { contados: [1] };
  };
  const kind = tarefasDe(t.deps, { tipo: alvo.tipo, executa });
  begun.push(kind);
  return kind;
};
const feitas = async (): Promise<number> =>
  (await t.db.selectFrom('tarefa').where('tipo', '=', 'o que ela fez').select('id').execute()).length;

it('is cancelled up to the end of the transaction that ends it, which then did nothing (TAR-9)', async () => {
  // Stands for a click in the middle; the embedded database has one connection, and the transaction holds it.
  const kind = concluindo({
    antes: (trx) => sql`update tarefa set situacao = 'CANCELANDO' where situacao = 'EXECUTANDO'`.execute(trx),
  });
  await kind.pede('a', pedido);
  await kind.quieta();
  expect((await findUltima(t.db, alvo))?.situacao).toBe('CANCELADA');
  expect(await feitas()).toBe(0);
});

it('has ended with the transaction that ends it: a later cancellation says so, whatever is still tidied up (TAR-9)', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const kind = concluindo({
    depois: () => {
      reach();
      return opened;
    },
  });
  const { id } = await kind.pede('a', pedido);
  await reached;
  expect(await kind.cancela(Number(id))).toMatchObject({ situacao: 'CONCLUÍDA' });
  expect((await findResultado(t.db, alvo))?.resultado).toEqual({ contados: [1] });
  open();
  await kind.quieta();
  expect((await findUltima(t.db, alvo))?.situacao).toBe('CONCLUÍDA');
  expect(await feitas()).toBe(1);
});
