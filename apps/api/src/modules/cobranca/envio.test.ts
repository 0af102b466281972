import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Message } from '../../mail/mailer.ts';
import { emptyTables } from '../../test/emptyTables.ts';
import { type TestServer, testServer } from '../../test/harness.ts';
import { emailSender, type PedidoDeEnvio } from './envio.ts';

let t: TestServer;
beforeAll(async () => {
  t = await testServer();
});
beforeEach(() => emptyTables(t.db, ['cobranca_envio']));
afterAll(() => t.close());

const pedido: PedidoDeEnvio = {
  chave: 'boleto:1',
  email: 'ana@exemplo.com.br',
  login: 'USU_ana',
  reenviar: false,
  message: async () => ({ subject: 'Boleto', text: 'Segue.' }),
};

/** A promise with what fulfils it. */
const gate = () => {
  let pass = (): void => undefined;
  const passed = new Promise<void>((resolve) => (pass = resolve));
  return { pass, passed };
};

/** The sender of one server; it shares nothing with another's but the database. */
const senderOf = (sent: Message[], db = t.db, send?: () => Promise<void>) =>
  emailSender({
    ...t.deps,
    db,
    mailer: {
      send: async (message) => {
        await send?.();
        sent.push(message);
      },
    },
  });

it('refuses on one server what another is sending, and tells of it afterwards (COB-11)', async () => {
  const sent: Message[] = [];
  const [leaves, begun] = [gate(), gate()];
  const first = senderOf(sent, t.db, async () => {
    begun.pass();
    await leaves.passed;
  })(pedido);
  await begun.passed;
  const other = senderOf(sent);
  await expect(other(pedido)).rejects.toThrow('Este envio está em andamento.');
  leaves.pass();
  expect(await first).toMatchObject({ isRepetido: false });
  expect(await other(pedido)).toMatchObject({ isRepetido: true });
  expect(sent).toHaveLength(1);
});

it('sends once when another server sends it between the look and the claim (COB-11)', async () => {
  const sent: Message[] = [];
  const [looked, goesOn] = [gate(), gate()];
  let looks = 0;
  const slow = t.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      looks += 1;
      if (looks > 1) return result;
      looked.pass();
      await goesOn.passed;
      return result;
    },
  });
  const late = senderOf(sent, slow)(pedido);
  await looked.passed;
  expect(await senderOf(sent)(pedido)).toMatchObject({ isRepetido: false });
  goesOn.pass();
  expect(await late).toMatchObject({ isRepetido: true });
  expect(sent).toHaveLength(1);
  const rows = await t.db.selectFrom('cobranca_envio').select('situacao').execute();
  expect(rows).toEqual([{ situacao: 'ENVIADO' }]);
});
