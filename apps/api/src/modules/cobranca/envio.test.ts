import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../../mail/mailer.ts';
import { emptyTables } from '../../test/emptyTables.ts';
import { type TestServer, testServer } from '../../test/harness.ts';
import type { TetosDoReenvio } from '../../config/cobrancaConfig.ts';
import type { Failure } from '../../http/failure.ts';
import { type EmailSender, emailSender, type PedidoDeEnvio } from './envio.ts';

let t: TestServer;
beforeAll(async () => {
  t = await testServer();
});
beforeEach(() => emptyTables(t.db, ['cobranca_envio']));
afterAll(() => t.close());

const pedido: PedidoDeEnvio = {
  chave: 'boleto:1',
  email: 'ana@exemplo.com.br',
  emailDoCadastro: 'Ana@exemplo.com.br ',
  login: 'USU_ana',
  reenviar: false,
  message: async () => ({ subject: 'Boleto', text: 'Segue.' }),
};

/** A promise with its resolver. */
const gate = () => {
  let pass = (): void => undefined;
  const passed = new Promise<void>((resolve) => (pass = resolve));
  return { pass, passed };
};

/** Sender of one server; servers share only the database. */
const senderOf = (
  sent: Message[],
  db = t.db,
  send?: () => Promise<void>,
  deps: Partial<typeof t.deps> = {},
) =>
  emailSender({
    ...t.deps,
    ...deps,
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

describe('sending again (COB-28)', () => {
  const deNovo = { ...pedido, reenviar: true };
  const config = (reenvio: Partial<TetosDoReenvio>) => ({
    config: {
      ...t.deps.config,
      cobranca: {
        ...t.deps.config.cobranca,
        reenvio: { documento: 3, endereco: 10, pessoa: 100, ...reenvio },
      },
    },
  });
  const sender = (reenvio: Partial<TetosDoReenvio> = {}, deps: Partial<typeof t.deps> = {}) => {
    const sent: Message[] = [];
    return { sent, send: senderOf(sent, t.db, undefined, { ...config(reenvio), ...deps }) };
  };
  /** Outcome of each request in order: 'sim', or the reason. */
  const each = async (send: EmailSender, pedidos: readonly PedidoDeEnvio[]): Promise<string[]> => {
    const said: string[] = [];
    for (const one of pedidos)
      said.push(
        await send(one).then(
          () => 'sim',
          ({ status, message }: Failure) => `${status} ${message}`,
        ),
      );
    return said;
  };
  const abre = 'A partir de 22/11/2026, à meia-noite, pode de novo.';

  it('is done three times a day for a paper, to whatever address, and again on the next day', async () => {
    const { sent, send } = sender();
    const outro = { ...pedido, email: 'ana+1@exemplo.com.br' };
    const cheio = `422 Este documento já foi enviado de novo 3 vezes hoje, o máximo por dia. ${abre}`;
    expect(
      await each(send, [pedido, deNovo, outro, deNovo, deNovo, { ...outro, email: 'b@exemplo.com.br' }]),
    ).toEqual(['sim', 'sim', 'sim', 'sim', cheio, cheio]);
    expect(sent).toHaveLength(4);
    const amanha = sender({}, { clock: () => new Date('2026-11-22T03:00:01Z') });
    expect(await each(amanha.send, [deNovo])).toEqual(['sim']);
  });

  it('is done ten times a day for an address, and so is sending to one that is not on the register', async () => {
    const { send } = sender({ endereco: 2 });
    const para = (chave: string, mais: object = {}) => ({
      ...pedido,
      chave,
      email: 'x@exemplo.com.br',
      ...mais,
    });
    const cheio = `422 Para x@exemplo.com.br já foi enviado hoje o máximo por dia (2). ${abre}`;
    expect(
      await each(
        send,
        ['a', 'b', 'c'].map((chave) => para(chave)),
      ),
    ).toEqual(['sim', 'sim', cheio]);
    expect(await each(send, [para('a', { reenviar: true })])).toEqual([cheio]);
    // The first sending to the registered address never exceeds a limit.
    expect(await each(send, [para('d', { emailDoCadastro: 'x@exemplo.com.br' })])).toEqual(['sim']);
  });

  it('is done a hundred times a day by a person, whatever leaves for the first time', async () => {
    const { send } = sender({ pessoa: 2 });
    const papeis = ['a', 'b', 'c', 'd'].map((chave) => ({ ...pedido, chave }));
    expect(await each(send, papeis)).toEqual(['sim', 'sim', 'sim', 'sim']);
    const cheio = `422 Você já enviou documentos de novo 2 vezes hoje, o máximo por dia. ${abre}`;
    const again = papeis.map((papel) => ({ ...papel, reenviar: true }));
    expect(await each(send, again.slice(0, 3))).toEqual(['sim', 'sim', cheio]);
    expect(await each(send, [{ ...deNovo, chave: 'c', login: 'USU_bia' }])).toEqual(['sim']);
  });

  it('counts what leaves at the same moment on several servers, and not what failed', async () => {
    const first = sender();
    await each(first.send, [pedido]);
    const fails = senderOf([], t.db, () => Promise.reject(new Error('no mail')), config({}));
    await each(fails, [deNovo, deNovo, deNovo, deNovo]);
    const servers = Array.from({ length: 8 }, () => sender());
    const asked = await Promise.allSettled(
      servers.map(({ send }, at) => send({ ...deNovo, email: `ana+${at}@exemplo.com.br` })),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(servers.flatMap(({ sent }) => sent)).toHaveLength(3);
  });
});
