import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { cabecalho, chamadas, limpa, linha } from './carga.fixture.ts';

let t: TestServer;
let c: ReturnType<typeof chamadas>;

beforeAll(async () => {
  t = await testServer({ now: '2026-11-26T12:00:00Z' });
  t.deps.config.carga.limiteDeRecusadas = 5_000;
  c = chamadas(t, await t.tokenFor({ login: 'rita', nome: 'Rita Exemplo', modules: ['tecnologia'] }));
});
beforeEach(() => limpa(t));
afterAll(() => t.close());

describe('a file', () => {
  it.each(['clientes.csv', 'vendedores (1).csv', 'vendedores.txt', '../vendedores.xlsx'])(
    'of a name that the load does not know is refused with the names there are: %s (CAR-21)',
    async (nome) => {
      const resposta = await c.envia(await c.abre(), nome, cabecalho);
      expect(resposta.statusCode).toBe(422);
      expect(resposta.json().problems).toEqual([
        { field: 'arquivo', message: expect.stringMatching(/não é um arquivo da carga.*municipios\.csv/) },
      ]);
      expect(resposta.json().error).toContain('entrega.json');
    },
  );

  it('sent again takes the place of the first, and can be taken out (CAR-21)', async () => {
    const id = await c.abre();
    await c.envia(id, 'vendedores.csv', cabecalho + linha(1));
    await c.envia(id, 'vendedores.csv', cabecalho + linha(1) + linha(2));
    expect((await c.entrega(id)).recebidos).toMatchObject([
      { bytes: (cabecalho + linha(1) + linha(2)).length },
    ]);
    expect(await c.post('retiraArquivoDaCarga', { id, nome: 'vendedores' })).toMatchObject({
      statusCode: 200,
    });
    expect((await c.entrega(id)).recebidos).toEqual([]);
    expect(await c.post('retiraArquivoDaCarga', { id, nome: 'vendedores' })).toMatchObject({
      statusCode: 404,
    });
    expect((await c.post('confereCarga', { id })).json().error).toContain('ao menos um arquivo');
  });

  it('above the limit of the load is refused, and nothing of it stays', async () => {
    const id = await c.abre();
    const antes = t.deps.config.carga.maxBytes;
    t.deps.config.carga.maxBytes = 1_048_576;
    const resposta = await c.envia(id, 'vendedores.csv', Buffer.alloc(1_500_000, 'a'));
    t.deps.config.carga.maxBytes = antes;
    expect(resposta.statusCode).toBe(413);
    expect(resposta.json().error).toContain('CARGA_MAX_MB');
    expect((await sql`select from carga_pedaco`.execute(t.db)).rows).toEqual([]);
  });

  it('does not come into a delivery that was judged', async () => {
    const id = await c.conferida(cabecalho + linha(1));
    expect(await c.envia(id, 'vendedores.csv', cabecalho)).toMatchObject({ statusCode: 409 });
    expect(await c.post('retiraArquivoDaCarga', { id, nome: 'vendedores' })).toMatchObject({
      statusCode: 409,
    });
  });
});

describe('entrega.json', () => {
  const declara = (mais: object = {}) => ({
    sistema: 'central',
    extraidaEm: '26/11/2026 03:00:00',
    arquivos: [{ nome: 'vendedores.csv', linhas: 1, sha256: 'a'.repeat(64), completo: false }],
    ...mais,
  });

  it.each([
    ['no JSON', '{', 'arquivo', 'não é um JSON'],
    [
      'a moment that is none',
      JSON.stringify(declara({ extraidaEm: 'ontem' })),
      'extraidaEm',
      'deve ser AAAA-MM-DD',
    ],
    [
      'a file that the load does not know',
      JSON.stringify(declara({ arquivos: [{ ...declara().arquivos[0], nome: 'clientes.csv' }] })),
      'arquivos.0.nome',
      'não é um arquivo da carga',
    ],
    ['an unknown field', JSON.stringify(declara({ cor: 'azul' })), 'entrega.json', 'cor'],
  ])('with %s is refused naming the field (CAR-21)', async (_, texto, field, motivo) => {
    const resposta = await c.envia(await c.abre(), 'entrega.json', texto);
    expect(resposta.statusCode).toBe(422);
    expect(resposta.json().problems).toEqual([{ field, message: expect.stringContaining(motivo) }]);
  });

  it('is what the delivery is judged by, with its moment of extraction', async () => {
    const id = await c.abre();
    await c.envia(id, 'vendedores.csv', cabecalho + linha(1));
    expect(await c.envia(id, 'entrega.json', JSON.stringify(declara()))).toMatchObject({ statusCode: 200 });
    const recusada = await c.confere(id);
    expect(recusada).toMatchObject({
      situacao: 'RECUSADA',
      temManifesto: true,
      extraidaEm: '26/11/2026 03:00',
    });
    expect(recusada.falhas[0].motivo).toContain('o SHA-256 não é o de entrega.json');
  });
});

it('the dictionary says every column, and its template is a file that the load takes (CAR-22)', async () => {
  const arquivos = (await c.get('getDicionarioDaCarga')).json();
  expect(arquivos).toHaveLength(26);
  const modelo = arquivos.find(({ nome }: { nome: string }) => nome === 'vendedores');
  expect(modelo).toMatchObject({ numero: '04', titulo: 'Vendedores' });
  expect(modelo.colunas[0]).toMatchObject({
    nome: 'codigo',
    isChave: true,
    isObrigatoria: true,
    referencia: null,
  });
  const beneficiarios = arquivos.find(({ nome }: { nome: string }) => nome === 'beneficiarios');
  expect(
    beneficiarios.colunas.find(({ nome }: { nome: string }) => nome === 'municipio_codigo').referencia,
  ).toBe('municipios.csv');
  const id = await c.abre();
  await c.envia(id, 'vendedores.csv', `\uFEFF${modelo.modelo}`);
  expect(await c.confere(id)).toMatchObject({ situacao: 'JULGADA', problemas: 0, linhas: 1 });
});
