import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildStaffApp } from '../../../app.ts';
import { nossoNumero } from '../../cobranca/fixtures/bills.ts';
import { boletosDoDia } from './boletosDoDia.fixture.ts';

let b: Awaited<ReturnType<typeof boletosDoDia>>;
beforeAll(async () => {
  b = await boletosDoDia();
});
beforeEach(() => b.limpa());
afterAll(() => b.t.close());

/** Holds the first message until `go`; `isLeaving` reports that the message has reached that point. */
const holdTheFirst = () => {
  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  const { promise: isLeaving, resolve: leaves } = Promise.withResolvers<void>();
  b.t.deps.mailer.send = async (message) => {
    leaves();
    await held;
    await b.deliver(message);
  };
  return { go, isLeaving };
};

describe('the bills of a day sent by e-mail (FIN-12, FIN-13)', () => {
  it('leaves once for each address, without those that have none, however often it is begun', async () => {
    await Promise.all(Array.from({ length: 10 }, () => b.envia()));
    expect(await b.ends('CONCLUÍDA')).toMatchObject({
      enviados: 3,
      semEmail: 1,
      falhas: 0,
      pendentes: 0,
      tarefa: {
        usuario: 'Ana Prado Lima',
        feito: 4,
        total: 4,
        passo: 'Boletos com vencimento em 10/12/2026',
      },
    });
    expect(b.addresses()).toEqual(['pessoa1@example.org', 'pessoa2@example.org', 'pessoa4@example.org']);
    expect((await b.boletos()).map(({ ENVIO }) => ENVIO)).toEqual([
      'Enviado',
      'Enviado',
      'Sem e-mail',
      'Enviado',
    ]);
    await b.envia();
    await b.ends('CONCLUÍDA');
    expect(b.t.sent).toHaveLength(3);
  });

  it('tells of a bill that failed, and sends that one alone the next time', async () => {
    b.t.deps.mailer.send = async (message) => {
      if (message.to === 'pessoa2@example.org')
        throw Object.assign(new Error('no'), { responseCode: 550, response: '550 5.1.1 User unknown' });
      await b.deliver(message);
    };
    await b.envia();
    expect(await b.ends('CONCLUÍDA')).toMatchObject({ enviados: 2, semEmail: 1, falhas: 1 });
    expect((await b.boletos())[1]).toMatchObject({
      ENVIO: 'Falhou',
      ENVIO_MOTIVO:
        'O servidor de e-mail recusou pessoa2@example.org: o endereço não existe. Ele respondeu: 550 5.1.1 User unknown',
    });
    b.t.sent.length = 0;
    b.t.deps.mailer.send = b.deliver;
    await b.envia();
    expect(await b.ends('CONCLUÍDA')).toMatchObject({ enviados: 3, semEmail: 1, falhas: 0 });
    expect(b.addresses()).toEqual(['pessoa2@example.org']);
  });

  it('says of a bill that had left before that it had', async () => {
    await b.post('cobranca/enviaBoleto', {
      matricula: '1201',
      email: 'pessoa1@example.org',
      name: 'Pessoa',
      nossoNumero: nossoNumero(1),
    });
    await b.envia();
    await b.ends('CONCLUÍDA');
    expect((await b.boletos())[0]).toMatchObject({
      ENVIO: 'Enviado',
      ENVIO_MOTIVO: 'Já tinha saído em 21/11/2026 09:00.',
    });
    expect(b.t.sent).toHaveLength(3);
  });

  it('is joined by who asks for the same day, and cancelled between two bills (TAR-1, TAR-3)', async () => {
    const { go, isLeaving } = holdTheFirst();
    const { tarefa } = await b.envia();
    await isLeaving;
    expect((await b.envia()).tarefa?.id).toBe(tarefa?.id);
    expect(await b.cancela(tarefa?.id)).toMatchObject({ situacao: 'CANCELANDO', feito: 0, total: 4 });
    expect((await b.envia()).tarefa).toMatchObject({ id: tarefa?.id, situacao: 'CANCELANDO' });
    go();
    expect(await b.ends('CANCELADA')).toMatchObject({ enviados: 1, pendentes: 3, tarefa: { feito: 1 } });
    expect(b.t.sent).toHaveLength(1);
    expect((await b.boletos()).map(({ ENVIO }) => ENVIO)).toEqual([
      'Enviado',
      'Aguardando',
      'Aguardando',
      'Aguardando',
    ]);
    b.t.deps.mailer.send = b.deliver;
    await b.envia();
    expect(await b.ends('CONCLUÍDA')).toMatchObject({ enviados: 3, semEmail: 1, tarefa: { total: 3 } });
    expect(b.addresses()).toEqual(['pessoa1@example.org', 'pessoa2@example.org', 'pessoa4@example.org']);
  });

  it('waits for the message that is leaving when the server ends, and goes on in the next one (TAR-5)', async () => {
    const old = buildStaffApp(b.t.deps);
    await old.ready();
    const { go, isLeaving } = holdTheFirst();
    const asked = await old.inject({
      method: 'POST',
      url: '/api/v1/financeiro/enviaBoletos',
      headers: { authorization: b.token },
      payload: { date: '10/12/2026' },
    });
    await isLeaving;
    const closing = old.close();
    go();
    await closing;
    expect(await b.andamento()).toMatchObject({
      enviados: 1,
      pendentes: 3,
      tarefa: { id: asked.json().tarefa.id, situacao: 'INTERROMPIDA', feito: 1, total: 4 },
    });
    const again = buildStaffApp(b.t.deps);
    await again.ready();
    expect(await b.ends('CONCLUÍDA')).toMatchObject({ enviados: 3, semEmail: 1, tarefa: { feito: 4 } });
    await again.close();
    expect(b.addresses()).toEqual(['pessoa1@example.org', 'pessoa2@example.org', 'pessoa4@example.org']);
  });

  it('goes on when the server comes back; a bill that was just leaving is left to a person (TAR-8)', async () => {
    await b.envia();
    await b.ends('CONCLUÍDA');
    // Leaves the state of a kill: one bill recorded, one leaving, two not begun.
    await b.t.db
      .updateTable('tarefa')
      .set({
        situacao: 'INTERROMPIDA',
        terminada_em: null,
        resultado: null,
        ponto: JSON.stringify({ recusas: 0, total: 4 }),
        feito: 1,
      })
      .execute();
    await b.t.db
      .updateTable('boleto_envio_item')
      .set({ situacao: 'PENDENTE' })
      .where('titulo_numero', '<>', 'T1')
      .execute();
    await b.t.db
      .updateTable('cobranca_envio')
      .set({ situacao: 'ENVIANDO', enviado_em: null })
      .where('chave', '=', 'boleto:T2')
      .execute();
    await b.t.db.deleteFrom('cobranca_envio').where('chave', '=', 'boleto:T4').execute();
    b.t.sent.length = 0;
    const again = buildStaffApp(b.t.deps);
    await again.ready();
    expect(await b.ends('CONCLUÍDA')).toMatchObject({
      enviados: 2,
      semEmail: 1,
      falhas: 0,
      emDuvida: 1,
      tarefa: { feito: 4, total: 4 },
    });
    await again.close();
    expect(b.addresses()).toEqual(['pessoa4@example.org']);
    expect((await b.boletos())[1]).toMatchObject({
      ENVIO: 'Em dúvida',
      ENVIO_MOTIVO: expect.stringContaining('pode ter chegado'),
    });
  });

  it('does not try again what failed only because a server ended meanwhile', async () => {
    b.t.deps.mailer.send = async (message) => {
      if (message.to === 'pessoa1@example.org') throw Object.assign(new Error('no'), { responseCode: 550 });
      await b.deliver(message);
    };
    await b.envia();
    await b.ends('CONCLUÍDA');
    await b.t.db
      .updateTable('tarefa')
      .set({
        situacao: 'INTERROMPIDA',
        terminada_em: null,
        resultado: null,
        ponto: JSON.stringify({ recusas: 0, total: 4 }),
      })
      .execute();
    b.t.deps.mailer.send = b.deliver;
    const again = buildStaffApp(b.t.deps);
    await again.ready();
    expect(await b.ends('CONCLUÍDA')).toMatchObject({ enviados: 2, falhas: 1, pendentes: 0 });
    await again.close();
    expect(b.addresses()).toEqual(['pessoa2@example.org', 'pessoa4@example.org']);
  });
});
