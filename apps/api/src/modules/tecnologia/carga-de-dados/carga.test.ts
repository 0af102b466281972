import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { multipart } from '../../cadastro/fixtures/multipart.ts';

let t: TestServer;
let token = '';

beforeAll(async () => {
  t = await testServer({ now: '2026-11-26T12:00:00Z' });
  t.deps.config.carga.limiteDeRecusadas = 5_000;
  token = await t.tokenFor({ login: 'rita', nome: 'Rita Exemplo', modules: ['tecnologia'] });
});
beforeEach(async () => {
  await sql`delete from carga_entrega`.execute(t.db);
  await sql`delete from vendedor`.execute(t.db);
  await sql`delete from tarefa`.execute(t.db);
  await sql`delete from consulta_saude`.execute(t.db);
});
afterAll(() => t.close());

const url = (call: string) => `/api/v1/tecnologia/${call}`;
const get = (call: string, authorization = token) =>
  t.staff.inject({ method: 'GET', url: url(call), headers: { authorization } });
const post = (call: string, payload: object = {}, authorization = token) =>
  t.staff.inject({ method: 'POST', url: url(call), headers: { authorization }, payload });
const envia = (id: string, nome: string, texto: string | Buffer) =>
  t.staff.inject({
    method: 'POST',
    url: url(`enviaArquivoDaCarga/${id}`),
    ...multipart(nome, Buffer.from(texto), token),
  });
const abre = async (): Promise<string> => (await post('abreEntregaDaCarga')).json().id;
const entrega = async (id: string) => (await get(`getEntregaDaCarga/${id}`)).json();
/** How a delivery stands once the server has done what was asked. */
const feita = (id: string) =>
  vi.waitFor(async () => {
    const agora = await entrega(id);
    expect(agora.tarefa.situacao).toBe('CONCLUÍDA');
    return agora;
  }, 10_000);
const confere = async (id: string) => {
  expect(await post('confereCarga', { id })).toMatchObject({ statusCode: 200 });
  return feita(id);
};

const cabecalho = 'codigo;nome;login;cargo;meta_vidas;ativo\r\n';
const linha = (codigo: number | string, nome = `Pessoa ${codigo}`): string =>
  `${codigo};${nome};;Vendedor;10;S\r\n`;
const comErro = `${cabecalho}${linha(1)}${linha('x', '"Ana; Maria"')}${linha(2)}3;=1+1;;Vendedor;muitas;S\r\n${linha(4)}`;
const vendedores = async () =>
  (await sql<{ codigo: string }>`select codigo from vendedor order by codigo`.execute(t.db)).rows.map(
    ({ codigo }) => codigo,
  );
const conferida = async (texto = comErro): Promise<string> => {
  const id = await abre();
  await envia(id, 'vendedores.csv', texto);
  await confere(id);
  return id;
};

describe('a delivery by the screen', () => {
  it('is received, judged without writing, applied, and stands in the list with who brought it (CAR-20, CAR-23)', async () => {
    const id = await abre();
    expect((await envia(id, 'Vendedores.CSV', comErro)).json()).toEqual({
      nome: 'vendedores',
      titulo: 'Vendedores',
      bytes: comErro.length,
    });
    const julgada = await confere(id);
    expect(julgada).toMatchObject({
      situacao: 'JULGADA',
      problemas: 3,
      temManifesto: false,
      recebidos: [
        { nome: 'vendedores', linhas: 5, recusadas: 2, novas: 3, mudadas: 0, iguais: 0, somas: [] },
      ],
    });
    expect(await vendedores()).toEqual([]);

    expect(await post('aplicaCarga', { id, versao: julgada.versao })).toMatchObject({ statusCode: 200 });
    expect(await feita(id)).toMatchObject({ situacao: 'APLICADA', aplicadaEm: '26/11/2026 09:00' });
    expect(await vendedores()).toEqual(['1', '2', '4']);
    expect((await get('getEntregasDaCarga')).json()).toEqual([
      expect.objectContaining({
        id,
        por: 'Rita Exemplo',
        via: 'TELA',
        situacao: 'APLICADA',
        criadaEm: '26/11/2026 09:00',
        arquivos: 1,
        linhas: 5,
        recusadas: 2,
        novas: 3,
      }),
    ]);
  });

  it('tells its problems one by one, and who read them is on record (CAR-24, CAR-25)', async () => {
    const id = await conferida();
    expect((await get(`getProblemasDaCarga/${id}`)).json()).toEqual([
      expect.objectContaining({
        arquivo: 'vendedores',
        linha: 3,
        coluna: 'codigo',
        valor: 'x',
        efeito: 'RECUSADA',
      }),
      expect.objectContaining({ linha: 5, coluna: 'nome', valor: '=1+1' }),
      expect.objectContaining({
        linha: 5,
        coluna: 'meta_vidas',
        valor: 'muitas',
        remedio: expect.any(String),
      }),
    ]);
    const { rows } = await sql`select login, lista, detalhe, completa from consulta_saude`.execute(t.db);
    expect(rows).toEqual([
      { login: 'USU_rita', lista: 'Problemas da carga de dados', detalhe: id, completa: true },
    ]);
  });

  it('gives the refused lines as they came with their reasons, on record too (CAR-26)', async () => {
    const id = await conferida();
    const {
      nomeArquivo,
      cabecalho: nomes,
      linhas,
    } = (await get(`getLinhasRecusadas/${id}/vendedores`)).json();
    expect(nomeArquivo).toBe('recusadas-vendedores.csv');
    expect(nomes).toBe('codigo;nome;login;cargo;meta_vidas;ativo;motivo');
    expect(linhas.map(({ texto }: { texto: string }) => texto)).toEqual([
      'x;"Ana; Maria";;Vendedor;10;S;codigo não é código: escreva só algarismos',
      expect.stringMatching(
        /^3;'=1\+1;;Vendedor;muitas;S;"?nome começa como fórmula de planilha: .* \| meta_vidas não é um número/,
      ),
    ]);
    const { rows } = await sql`select lista, detalhe, pessoas from consulta_saude`.execute(t.db);
    expect(rows).toEqual([
      { lista: 'Linhas recusadas da carga de dados', detalhe: `${id} · vendedores`, pessoas: 2 },
    ]);
  });

  it('gives every refused line of a long file, in its place', async () => {
    const muitas = Array.from({ length: 6_000 }, (_, at) => linha(at % 3 === 0 ? `x${at}` : at)).join('');
    const id = await conferida(cabecalho + muitas);
    const { linhas } = (await get(`getLinhasRecusadas/${id}/vendedores`)).json();
    expect(linhas).toHaveLength(2_000);
    expect(linhas.at(-1).texto).toMatch(/^x5997;Pessoa x5997;/);
  });

  it('is refused whole for a file at fault, and says of which (CAR-23)', async () => {
    const id = await abre();
    await envia(id, 'vendedores.csv', `codigo;nome;cor\r\n${linha(1)}`);
    const recusada = await confere(id);
    expect(recusada).toMatchObject({ situacao: 'RECUSADA', motivo: expect.stringContaining('nada entrou') });
    expect(
      recusada.falhas.map(({ arquivo, coluna }: Record<string, string>) => [arquivo, coluna]),
    ).toContainEqual(['vendedores', 'cor']);
    expect(await post('confereCarga', { id })).toMatchObject({ statusCode: 409 });
  });
});

describe('a file', () => {
  it.each(['clientes.csv', 'vendedores (1).csv', 'vendedores.txt', '../vendedores.xlsx'])(
    'of a name that the load does not know is refused with the names there are: %s (CAR-21)',
    async (nome) => {
      const resposta = await envia(await abre(), nome, cabecalho);
      expect(resposta.statusCode).toBe(422);
      expect(resposta.json().problems).toEqual([
        { field: 'arquivo', message: expect.stringMatching(/não é um arquivo da carga.*municipios\.csv/) },
      ]);
      expect(resposta.json().error).toContain('entrega.json');
    },
  );

  it('sent again takes the place of the first, and can be taken out (CAR-21)', async () => {
    const id = await abre();
    await envia(id, 'vendedores.csv', cabecalho + linha(1));
    await envia(id, 'vendedores.csv', cabecalho + linha(1) + linha(2));
    expect((await entrega(id)).recebidos).toMatchObject([
      { bytes: (cabecalho + linha(1) + linha(2)).length },
    ]);
    expect(await post('retiraArquivoDaCarga', { id, nome: 'vendedores' })).toMatchObject({ statusCode: 200 });
    expect((await entrega(id)).recebidos).toEqual([]);
    expect(await post('retiraArquivoDaCarga', { id, nome: 'vendedores' })).toMatchObject({ statusCode: 404 });
    expect((await post('confereCarga', { id })).json().error).toContain('ao menos um arquivo');
  });

  it('above the limit of the load is refused, and nothing of it stays', async () => {
    const id = await abre();
    const antes = t.deps.config.carga.maxBytes;
    t.deps.config.carga.maxBytes = 1_048_576;
    const resposta = await envia(id, 'vendedores.csv', Buffer.alloc(1_500_000, 'a'));
    t.deps.config.carga.maxBytes = antes;
    expect(resposta.statusCode).toBe(413);
    expect(resposta.json().error).toContain('CARGA_MAX_MB');
    expect((await sql`select from carga_pedaco`.execute(t.db)).rows).toEqual([]);
  });

  it('does not come into a delivery that was judged', async () => {
    const id = await conferida();
    expect(await envia(id, 'vendedores.csv', cabecalho)).toMatchObject({ statusCode: 409 });
    expect(await post('retiraArquivoDaCarga', { id, nome: 'vendedores' })).toMatchObject({ statusCode: 409 });
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
    const resposta = await envia(await abre(), 'entrega.json', texto);
    expect(resposta.statusCode).toBe(422);
    expect(resposta.json().problems).toEqual([{ field, message: expect.stringContaining(motivo) }]);
  });

  it('is what the delivery is judged by, with its moment of extraction', async () => {
    const id = await abre();
    await envia(id, 'vendedores.csv', cabecalho + linha(1));
    expect(await envia(id, 'entrega.json', JSON.stringify(declara()))).toMatchObject({ statusCode: 200 });
    const recusada = await confere(id);
    expect(recusada).toMatchObject({
      situacao: 'RECUSADA',
      temManifesto: true,
      extraidaEm: '26/11/2026 03:00',
    });
    expect(recusada.falhas[0].motivo).toContain('o SHA-256 não é o de entrega.json');
  });
});

describe('applying', () => {
  it('asks for the judgement that was seen (CAR-27)', async () => {
    const id = await conferida();
    expect((await post('aplicaCarga', { id, versao: '2026-11-25T09:00:00' })).json().error).toContain(
      'foi conferida de novo',
    );
    const outra = await abre();
    expect((await post('aplicaCarga', { id: outra, versao: 'x' })).json().error).toBe(
      'Esta entrega ainda recebe arquivos.',
    );
    expect(await vendedores()).toEqual([]);
  });

  it('waits for what the server does with the delivery', async () => {
    const id = await conferida();
    const { versao } = await entrega(id);
    await sql`update tarefa set situacao = 'EXECUTANDO', dono = ${randomUUID()}::uuid, terminada_em = null, resultado = null,
      vale_ate = clock_timestamp() + interval '1 hour' where chave = ${id}`.execute(t.db);
    for (const [call, body] of [
      ['aplicaCarga', { id, versao }],
      ['confereCarga', { id }],
      ['descartaCarga', { id }],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await post(call, body)).json().error).toContain('O servidor está trabalhando nesta entrega');
  });
});

describe('discarding', () => {
  it('takes the files and the problems away and says who did it, of what was not applied alone (CAR-28)', async () => {
    const id = await conferida();
    expect(await post('descartaCarga', { id })).toMatchObject({ statusCode: 200 });
    expect(await entrega(id)).toMatchObject({
      situacao: 'DESCARTADA',
      motivo: 'Descartada por Rita Exemplo em 26/11/2026 09:00.',
      isGuardada: false,
    });
    expect((await get(`getProblemasDaCarga/${id}`)).json()).toEqual([]);
    expect((await get(`getLinhasRecusadas/${id}/vendedores`)).statusCode).toBe(409);

    const aplicada = await conferida(cabecalho + linha(1));
    await post('aplicaCarga', { id: aplicada, versao: (await entrega(aplicada)).versao });
    await feita(aplicada);
    expect((await post('descartaCarga', { id: aplicada })).json().error).toBe(
      'Esta entrega já foi aplicada.',
    );
  });
});

it('the dictionary says every column, and its template is a file that the load takes (CAR-22)', async () => {
  const arquivos = (await get('getDicionarioDaCarga')).json();
  expect(arquivos).toHaveLength(25);
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
  const id = await abre();
  await envia(id, 'vendedores.csv', `\uFEFF${modelo.modelo}`);
  expect(await confere(id)).toMatchObject({ situacao: 'JULGADA', problemas: 0, linhas: 1 });
});

it('only who has Tecnologia may call, and what is not there answers 404', async () => {
  const outra = await t.tokenFor({ modules: ['cadastro'] });
  expect(await get('getEntregasDaCarga', outra)).toMatchObject({ statusCode: 403 });
  expect(await get('getProblemasDaCarga/1', outra)).toMatchObject({ statusCode: 403 });
  expect(await post('abreEntregaDaCarga', {}, outra)).toMatchObject({ statusCode: 403 });
  expect(await get('getEntregaDaCarga/nenhuma')).toMatchObject({ statusCode: 404 });
  expect(await envia('nenhuma', 'vendedores.csv', cabecalho)).toMatchObject({ statusCode: 404 });
  for (const call of ['confereCarga', 'descartaCarga', 'cancelaCarga'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await post(call, { id: 'nenhuma' })).toMatchObject({ statusCode: 404 });
});
