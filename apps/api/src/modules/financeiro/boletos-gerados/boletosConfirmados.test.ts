import { linhaDoBoleto } from '@vidas/api-client/financeiro/boletos-gerados/boletosGerados.contract.ts';
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { boletosDoDia, matricula } from './boletosDoDia.fixture.ts';
import { enviaBoletosDoDia } from './envioDeBoletos.ts';

let b: Awaited<ReturnType<typeof boletosDoDia>>;
beforeAll(async () => {
  b = await boletosDoDia();
});
beforeEach(() => b.limpa());
afterAll(() => b.t.close());

const cents = (wire: string | null | undefined) => Number((wire ?? '').replace(/\D/g, ''));
const visto = async () =>
  confirmadoDe(
    (await b.boletos()).map(({ NOSSONUMERO, EMAIL, VALOR }) =>
      linhaDoBoleto({ NOSSONUMERO: NOSSONUMERO ?? '', EMAIL: EMAIL ?? '', VALOR: cents(VALOR) }),
    ),
  );
const send = (confirmado: object) => b.post('financeiro/enviaBoletos', { date: '10/12/2026', confirmado });
const waiting = () => b.t.db.selectFrom('boleto_envio_item').selectAll().execute();
const pays = (email: string) =>
  b.t.db
    .updateTable('pessoa')
    .set({ email })
    .where('id', '=', `p${matricula(1)}`)
    .execute();

it('sends the bills of a day that were confirmed, or none (REL-46)', async () => {
  const shown = await visto();
  expect(shown).toMatchObject({ quantidade: 4, somaCents: 40_010 });
  await b.t.db.updateTable('titulo').set({ valor_cents: 10_101 }).where('numero', '=', 'T1').execute();
  const refused = await send(shown);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    error:
      'Eram 4 boletos e R$ 400,10; agora são 4 boletos e R$ 401,10. Nada foi feito: confira e confirme de novo.',
    confirmado: { quantidade: 4, somaCents: 40_110 },
  });
  expect(await waiting()).toEqual([]);
  await pays('outra@example.org');
  expect((await send({ ...shown, somaCents: 40_110 })).json().error).toMatch(
    /^Continuam 4 boletos e R\$ 401,10/,
  );
  expect((await send(await visto())).statusCode).toBe(200);
  await b.ends('CONCLUÍDA');
  expect(b.addresses()).toContain('outra@example.org');
});

it('looks at them again when the sending begins', async () => {
  const shown = await visto();
  await pays('terceira@example.org');
  const run = enviaBoletosDoDia(b.t.deps)({
    parametros: { dia: '2026-12-10', visto: shown },
    login: 'USU_ana',
    ponto: null,
    avanca: async () => undefined,
    conclui: async () => undefined,
  });
  await expect(run).rejects.toThrow(/^Continuam 4 boletos/);
  expect(await waiting()).toEqual([]);
});
