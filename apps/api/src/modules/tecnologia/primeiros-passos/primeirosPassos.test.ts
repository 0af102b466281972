// @module-tag embedded
import type { EstadoDoPasso } from '@vidas/api-client/tecnologia/primeiros-passos/primeirosPassos.contract.ts';
import {
  chavesDosPassos,
  type ChaveDoPasso,
} from '@vidas/api-client/tecnologia/primeiros-passos/primeirosPassos.rules.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig, type ServerConfig } from '../../../config/config.ts';
import { upsertPassoFeito } from '../../../db/passoFeito.sql.ts';
import { entraEmImplantacao } from '../../../implantacao/implantacao.sql.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';

const passosDe = async (t: TestServer, authorization: string) => {
  const answer = await t.staff.inject({
    url: '/api/v1/tecnologia/getPrimeirosPassos',
    headers: { authorization },
  });
  const passos = answer.json<EstadoDoPasso[]>();
  return Object.fromEntries(passos.map(({ passo, ...rest }) => [passo, rest])) as Record<
    ChaveDoPasso,
    Omit<EstadoDoPasso, 'passo'>
  >;
};
const deTi = (t: TestServer) => t.tokenFor({ login: 'ti', nome: 'Renata Dantas', modules: ['tecnologia'] });
const post = (t: TestServer, call: string, payload: object, authorization: string) =>
  t.staff.inject({ method: 'POST', url: `/api/v1/tecnologia/${call}`, payload, headers: { authorization } });

describe('the first steps of an installation with nothing', () => {
  let t: TestServer;
  let ti: string;
  beforeAll(async () => {
    const { dataDir: _dir, ...config } = loadConfig({ SEED: 'none' });
    t = await testServer({ seed: 'none', now: '2026-11-23T12:00:00Z', config });
    await entraEmImplantacao(t.db, '2026-11-23T09:00:00');
    ti = await deTi(t);
  });
  afterAll(() => t.close());

  it('are all missing, and say which come first (TEC-5)', async () => {
    const passos = await passosDe(t, ti);
    expect(Object.keys(passos)).toEqual(chavesDosPassos);
    const feitos = chavesDosPassos.filter((passo) => passos[passo].situacao === 'feito');
    expect(feitos).toEqual(['centro-medico']);
    expect(
      Object.fromEntries(
        chavesDosPassos.map((passo) => [passo, passos[passo].espera]).filter(([, antes]) => antes?.length),
      ),
    ).toEqual({
      'conta-do-banco': ['operadora'],
      vidas: ['municipios', 'planos'],
      conferencia: ['registro-ans'],
      prestadores: ['municipios'],
      titulos: ['vidas'],
      vendas: ['vendedores', 'vidas'],
      'carga-assinada': ['vidas', 'titulos'],
      regras: ['planos', 'vendedores'],
      restauro: ['copia'],
    });
    expect(passos.pessoas.detalhe).toMatch(/^Ninguém abre Atendimento, .*Centro Médico/);
    expect(passos.pessoas.detalhe).not.toContain('Tecnologia');
    expect(passos.feriados).toEqual({
      situacao: 'falta',
      detalhe: 'Não estão gravados os de 2026 e 2027: vencimentos podem errar por um dia.',
      espera: [],
    });
  });

  it('ask for the holidays of the next year when only those of this one are there', async () => {
    await t.db
      .insertInto('feriado')
      .values({
        data: '2026-09-07',
        nome: 'Independência',
        tipo: 'Feriado Nacional',
        gravado_em: '2026-01-02T08:00',
      })
      .execute();
    expect((await passosDe(t, ti)).feriados.detalhe).toContain('os de 2027:');
    await t.db.deleteFrom('feriado').execute();
  });

  it('count a copy and a rehearsal while they are young, and keep who wrote it down (TEC-6)', async () => {
    const copia = (dia: string) =>
      upsertPassoFeito(t.db, { passo: 'copia', dia, anotado_em: t.clock.now(), autor: null });
    await copia('2026-11-15');
    expect((await passosDe(t, ti)).copia).toMatchObject({
      situacao: 'falta',
      detalhe: 'A última é de 15/11/2026, há 8 dias.',
    });
    await copia('2026-11-22');
    expect(await passosDe(t, ti)).toMatchObject({
      copia: { situacao: 'feito', detalhe: 'A última é de 22/11/2026, há 1 dia.' },
      restauro: { situacao: 'falta', espera: [] },
    });
    const amanha = await post(t, 'anotaRestauro', { dia: '24/11/2026' }, ti);
    expect([amanha.statusCode, amanha.json()]).toMatchObject([
      422,
      { problems: [{ field: 'dia', message: 'Este dia ainda não chegou.' }] },
    ]);
    for (const dia of ['01/08/2026', '20/11/2026'])
      expect((await post(t, 'anotaRestauro', { dia }, ti)).json()).toEqual({
        message: `Restauro ensaiado em ${dia}.`,
      });
    expect((await passosDe(t, ti)).restauro).toMatchObject({
      situacao: 'feito',
      detalhe: 'O último é de 20/11/2026, há 3 dias, anotado por Renata Dantas.',
    });
    await post(t, 'anotaRestauro', { dia: '01/08/2026' }, ti);
    expect((await passosDe(t, ti)).restauro.situacao).toBe('falta');
  });

  it('are for Tecnologia alone', async () => {
    const outra = await t.tokenFor({ modules: ['cadastro', 'diretoria'] });
    for (const call of ['testaEmail', 'anotaRestauro'])
      expect((await post(t, call, {}, outra)).statusCode).toBe(403);
    const url = '/api/v1/tecnologia/getPrimeirosPassos';
    expect((await t.staff.inject({ url, headers: { authorization: outra } })).statusCode).toBe(403);
  });

  it('say what the schemas of TISS are, and that a folder has none', async () => {
    const pasta = mkdtempSync(join(tmpdir(), 'vidas-tiss-'));
    t.deps.config.tissSchemas = pasta;
    try {
      expect((await passosDe(t, ti)).tiss).toMatchObject({
        situacao: 'falta',
        detalhe: expect.stringContaining('A pasta não tem nenhum arquivo .xsd'),
      });
      writeFileSync(join(pasta, 'tissV4_01_00.xsd'), '');
      expect((await passosDe(t, ti)).tiss).toMatchObject({ situacao: 'feito', detalhe: '1 arquivo .xsd.' });
    } finally {
      t.deps.config.tissSchemas = undefined;
      rmSync(pasta, { recursive: true });
    }
  });
});

describe('a try of the mail', () => {
  let t: TestServer;
  let ti: string;
  beforeAll(async () => {
    t = await testServer({ seed: 'none' });
    ti = await deTi(t);
  });
  afterAll(() => t.close());
  const tenta = async (para: string, config: Partial<ServerConfig> = {}) => {
    Object.assign(t.deps.config, { smtpUrl: undefined, ...config });
    const answer = await post(t, 'testaEmail', { para }, ti);
    return [answer.statusCode, answer.json<{ error?: string; message?: string }>()] as const;
  };

  it('leaves by the configured server, and nothing leaves without one', async () => {
    const recebidas: string[] = [];
    const smtp = new SMTPServer({
      logger: false,
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        recebidas.push(address);
        done();
      },
    });
    const listener = smtp.listen(0, '127.0.0.1');
    await new Promise((ready) => listener.once('listening', ready));
    const address = listener.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    try {
      const [status, { message }] = await tenta('ti@exemplo.com.br', { smtpUrl: `smtp://127.0.0.1:${port}` });
      expect([status, message]).toEqual([200, expect.stringContaining('aceitou a mensagem')]);
      expect(recebidas).toEqual(['ti@exemplo.com.br']);
      expect(await tenta('ti@exemplo.com.br')).toEqual([
        422,
        expect.objectContaining({
          error: 'O servidor de e-mail não está configurado (SMTP_URL): nada foi enviado.',
        }),
      ]);
      expect((await tenta('não é um endereço'))[0]).toBe(400);
      expect(recebidas).toHaveLength(1);
    } finally {
      await new Promise((closed) => smtp.close(() => closed(undefined)));
    }
    const [status, body] = await tenta('ti@exemplo.com.br', { smtpUrl: `smtp://127.0.0.1:${port}` });
    expect([status, body.error]).toEqual([422, expect.stringContaining('não respondeu')]);
  });
});

describe('the first steps of the demonstration', () => {
  it('are done but for what leaves the machine, its schemas and its copies', async () => {
    const t = await testServer({ seed: 'demo', lives: 300, config: { smtpUrl: undefined } });
    try {
      const passos = await passosDe(t, await t.tokenFor({ modules: ['tecnologia'] }));
      expect(chavesDosPassos.filter((passo) => passos[passo].situacao !== 'feito')).toEqual([
        'email',
        'mensageria',
        'tiss',
        'copia',
        'restauro',
      ]);
      expect(passos['registro-ans'].detalhe).toBe('999999.');
      expect(passos.conferencia.detalhe).toMatch(/^O arquivo de \d\d\/\d\d\/\d{4}\.$/);
    } finally {
      await t.close();
    }
  });
});
