import {
  type DeclaracaoDoAno,
  type EnvioDeDeclaracoes,
  esperaEnvio,
  linhaDaDeclaracao,
} from '@vidas/api-client/cobranca/declaracoes-do-ano/declaracoesDoAno.contract.ts';
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildStaffApp } from '../../../app.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { cobranca, recebe, writeBills } from '../fixtures/bills.ts';

const cpfs = ['52998224725', '11144477735', '39053344705', null];
const matricula = (index: number): string => `000000120${index}`;

let t: TestServer;
let token: string;
beforeAll(async () => {
  t = await testServer({ seed: 'none', config: { cobranca } });
  token = await t.tokenFor({ modules: ['cobranca'] });
  await writeRegister(
    t.db,
    cpfs.map((cpf, index) => ({
      matricula: matricula(index),
      nome: `Pessoa ${index} Inventada`,
      cpf,
      email: index === 2 ? ' ' : `pessoa${index}@example.org`,
    })),
  );
  await writeBills(
    t.db,
    cpfs.map((_cpf, index) => ({
      numero: index + 1,
      tipo: 'I' as const,
      titular: matricula(index),
      vencimento: '2025-06-10',
      valorCents: 10_000 * (index + 1),
      pagoEm: '2025-06-10',
    })),
  );
});
afterAll(() => t.close());

const get = async <T>(path: string): Promise<T> =>
  (await t.staff.inject({ url: `/api/v1/cobranca/${path}`, headers: { authorization: token } })).json<T>();
const post = (path: string, payload: object) =>
  t.staff.inject({
    method: 'POST',
    url: `/api/v1/cobranca/${path}`,
    headers: { authorization: token },
    payload,
  });

type Linha = Record<keyof DeclaracaoDoAno, string | null>;
const lista = (): Promise<Linha[]> => get<Linha[]>('getDeclaracoesDoAno/2025');
const cents = (wire: string | null): number => Number((wire ?? '').replaceAll(/\D/gu, ''));
/** Confirmation of the rows on screen. */
const visto = async () =>
  confirmadoDe(
    (await lista())
      .filter(({ envio }) => esperaEnvio({ envio: envio as DeclaracaoDoAno['envio'] }))
      .map(({ idDeclaracao, cpf, email, total }) =>
        linhaDaDeclaracao({ idDeclaracao: idDeclaracao ?? '', cpf, email, total: cents(total) }),
      ),
  );
const ends = () =>
  vi.waitFor(
    async () => {
      const envio = await get<EnvioDeDeclaracoes>('getEnvioDeDeclaracoes/2025');
      expect(envio.tarefa?.situacao).toBe('CONCLUÍDA');
      return envio;
    },
    { timeout: 60_000 },
  );
const envios = async () => (await lista()).map(({ envio }) => envio);

it('lists all declarations of the year, with who cannot get one and why (COB-29)', async () => {
  expect(await lista()).toMatchObject([
    {
      nome: 'Pessoa 0 Inventada',
      idDeclaracao: '20250000001200',
      cpf: '52998224725',
      total: '100,00',
      envio: 'Por enviar',
      enviadaEm: null,
      totalEnviado: null,
    },
    { nome: 'Pessoa 1 Inventada', total: '200,00', envio: 'Por enviar' },
    { nome: 'Pessoa 2 Inventada', total: '300,00', envio: 'Sem e-mail' },
    { nome: 'Pessoa 3 Inventada', total: '400,00', envio: 'Sem CPF' },
  ]);
  expect(await get<Linha[]>('getDeclaracoesDoAno/2024')).toEqual([]);
});

it('refuses a year that has not ended, and one that is none', async () => {
  expect(await get('getDeclaracoesDoAno/2026')).toMatchObject({
    message: 'O ano de 2026 ainda não terminou: o que se declara pode mudar.',
  });
  expect(await get('getDeclaracoesDoAno/20x6')).toMatchObject({ message: expect.stringContaining('ano') });
});

it('sends just what was confirmed, or nothing (REL-46)', async () => {
  const confirmado = await visto();
  const reply = await post('enviaDeclaracoes', { ano: '2025', confirmado: { ...confirmado, somaCents: 1 } });
  expect(reply.statusCode).toBe(409);
  expect(t.sent).toEqual([]);
});

it('sends each once, goes on after a restart, and tells who got none (COB-29)', async () => {
  const deliver = t.deps.mailer.send;
  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  const { promise: isLeaving, resolve: leaves } = Promise.withResolvers<void>();
  t.deps.mailer.send = async (message) => {
    leaves();
    await held;
    await deliver(message);
  };
  const old = buildStaffApp(t.deps);
  await old.ready();
  const asked = await old.inject({
    method: 'POST',
    url: '/api/v1/cobranca/enviaDeclaracoes',
    headers: { authorization: token },
    payload: { ano: '2025', confirmado: await visto() },
  });
  expect(asked.statusCode).toBe(200);
  await isLeaving;
  const closing = old.close();
  go();
  await closing;
  expect(await envios()).toEqual(['Enviada', 'Aguardando', 'Aguardando', 'Aguardando']);
  const again = buildStaffApp(t.deps);
  await again.ready();
  expect(await ends()).toMatchObject({ enviados: 2, semEmail: 1, semCpf: 1, falhas: 0, pendentes: 0 });
  await again.close();
  t.deps.mailer.send = deliver;
  expect(t.sent.map(({ to }) => to).toSorted()).toEqual(['pessoa0@example.org', 'pessoa1@example.org']);
  expect(await envios()).toEqual(['Enviada', 'Enviada', 'Sem e-mail', 'Sem CPF']);
});

it('keeps what was sent, so that a later change shows (COB-29)', async () => {
  await recebe(t.db, 'F1', -2_500, '2025-12-30');
  const [first, second] = await lista();
  expect(first).toMatchObject({ total: '75,00', totalEnviado: '100,00', envio: 'Enviada' });
  expect(first?.enviadaEm).toMatch(/^21\/11\/2026/u);
  expect(second).toMatchObject({ total: '200,00', totalEnviado: '200,00' });
});

it('sends only what never left, the next time', async () => {
  t.sent.length = 0;
  await t.db
    .updateTable('pessoa')
    .set({ email: 'pessoa2@example.org' })
    .where('id', '=', `p${matricula(2)}`)
    .execute();
  expect(await envios()).toEqual(['Enviada', 'Enviada', 'Por enviar', 'Sem CPF']);
  expect((await post('enviaDeclaracoes', { ano: '2025', confirmado: await visto() })).statusCode).toBe(200);
  await vi.waitFor(async () => expect((await envios())[2]).toBe('Enviada'), { timeout: 60_000 });
  expect(t.sent.map(({ to }) => to)).toEqual(['pessoa2@example.org']);
});
