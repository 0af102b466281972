import type { EnvioDeBoletos } from '@vidas/api-client/financeiro/boletos-gerados/boletosGerados.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailFailureOf } from '../../../mail/mailFailure.ts';
import { nossoNumero, writeBills } from '../../cobranca/fixtures/bills.ts';
import { boletosDoDia, matricula } from './boletosDoDia.fixture.ts';

let b: Awaited<ReturnType<typeof boletosDoDia>>;
beforeAll(async () => {
  b = await boletosDoDia();
});
beforeEach(() => b.limpa());
afterAll(() => b.t.close());

describe('a mail server that refuses (FIN-12, FIN-13)', () => {
  /** The mail server answers the given number of messages with this code, and accepts the others. */
  const refuses = (responseCode: number, times: number) => {
    let left = times;
    b.t.deps.mailer.send = async (message) => {
      left -= 1;
      if (left >= 0) throw Object.assign(new Error('no'), { responseCode });
      await b.deliver(message);
    };
  };
  const manyBills = (vencimento: string) =>
    writeBills(
      b.t.db,
      Array.from({ length: 12 }, (_, index) => ({
        numero: 100 + index,
        tipo: 'I' as const,
        titular: matricula(1),
        vencimento,
        valorCents: 100,
      })),
    );

  it('stops at once when no message leaves the mail server, and the bills go on waiting', async () => {
    b.t.deps.mailer.send = async () => {
      throw Object.assign(new Error('no'), { code: 'ECONNECTION' });
    };
    await b.envia();
    expect(await b.ends('FALHOU')).toMatchObject({
      falhas: 0,
      pendentes: 4,
      tarefa: {
        motivo: expect.stringContaining('Não foi possível falar com o servidor'),
        feito: 0,
        total: 4,
      },
    });
    b.t.deps.mailer.send = b.deliver;
    await b.envia();
    expect(await b.ends('CONCLUÍDA')).toMatchObject({ enviados: 3, semEmail: 1 });
  });

  it('goes on after dead mailboxes, however many, and stops after ten that are not taken now', async () => {
    await manyBills('2026-12-14');
    const dia = { date: '14/12/2026' };
    const fim = (situacao: string) =>
      vi.waitFor(
        async () => {
          const envio = await b.get<EnvioDeBoletos>('getEnvioBoletos/14_12_2026');
          expect(envio.tarefa?.situacao).toBe(situacao);
          return envio;
        },
        { timeout: 60_000 },
      );
    refuses(550, 11);
    await b.post('financeiro/enviaBoletos', dia);
    expect(await fim('CONCLUÍDA')).toMatchObject({ enviados: 1, falhas: 11, pendentes: 0 });
    refuses(451, 10);
    await b.post('financeiro/enviaBoletos', dia);
    expect(await fim('FALHOU')).toMatchObject({ enviados: 1, falhas: 10, pendentes: 1 });
  });

  it('never sends by itself what got no answer, and sends it again under the same id when a person wants it', async () => {
    const ids: (string | undefined)[] = [];
    b.t.deps.mailer.send = async (message) => {
      if (message.to === 'pessoa1@example.org') {
        ids.push(message.id);
        if (ids.length === 1) throw mailFailureOf({ code: 'ECONNECTION' }, true);
      }
      await b.deliver(message);
    };
    await b.envia();
    expect(await b.ends('CONCLUÍDA')).toMatchObject({ enviados: 2, emDuvida: 1, falhas: 0 });
    await b.envia();
    expect(await b.ends('CONCLUÍDA')).toMatchObject({ enviados: 2, emDuvida: 1 });
    expect((await b.boletos())[0]).toMatchObject({
      ENVIO: 'Em dúvida',
      ENVIO_MOTIVO: expect.stringContaining('pode ter chegado'),
    });
    const um = { date: '10/12/2026', nossoNumero: nossoNumero(1), email: 'Pessoa1@example.org' };
    const refused = await b.post('financeiro/enviaBoletoDoVencimento', um);
    expect([refused.statusCode, refused.json().problems[0].field]).toEqual([409, 'reenviar']);
    const sent = await b.post('financeiro/enviaBoletoDoVencimento', { ...um, reenviar: true });
    expect(sent.json()).toMatchObject({ message: 'Boleto enviado com sucesso!' });
    expect(ids).toEqual([ids[0], ids[0]]);
    expect((await b.boletos())[0]).toMatchObject({ ENVIO: 'Enviado' });
  });

  it('sends one bill to another address, and says on its row what became of it (FIN-13)', async () => {
    const um = { date: '10/12/2026', nossoNumero: nossoNumero(3), email: 'outra@example.org' };
    refuses(550, 1);
    expect((await b.post('financeiro/enviaBoletoDoVencimento', um)).statusCode).toBe(422);
    expect((await b.boletos())[2]).toMatchObject({ ENVIO: 'Falhou' });
    expect((await b.post('financeiro/enviaBoletoDoVencimento', um)).statusCode).toBe(200);
    expect(b.addresses()).toEqual(['outra@example.org']);
    expect((await b.boletos())[2]).toMatchObject({ ENVIO: 'Enviado' });
    const gone = { ...um, nossoNumero: nossoNumero(6) };
    expect((await b.post('financeiro/enviaBoletoDoVencimento', gone)).statusCode).toBe(404);
    const wrong = { ...um, email: 'outra@', reenviar: true };
    expect((await b.post('financeiro/enviaBoletoDoVencimento', wrong)).json().problems[0].field).toBe(
      'email',
    );
  });
});
