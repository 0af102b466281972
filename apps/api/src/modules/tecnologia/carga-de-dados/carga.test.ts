import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import { linhaDaEntrega } from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.rules.ts';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
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

const comErro = `${cabecalho}${linha(1)}${linha('x', '"Ana; Maria"')}${linha(2)}3;=1+1;;Vendedor;-1,5;S\r\n${linha(4)}`;
const vendedores = async () =>
  (await sql<{ codigo: string }>`select codigo from vendedor order by codigo`.execute(t.db)).rows.map(
    ({ codigo }) => codigo,
  );

describe('a delivery by the screen', () => {
  it('is received, judged without writing, applied, and stands in the list with who brought it (CAR-20, CAR-23)', async () => {
    const id = await c.abre();
    expect((await c.envia(id, 'Vendedores.CSV', comErro)).json()).toEqual({
      nome: 'vendedores',
      titulo: 'Vendedores',
      bytes: comErro.length,
    });
    const julgada = await c.confere(id);
    expect(julgada).toMatchObject({
      situacao: 'JULGADA',
      problemas: 3,
      temManifesto: false,
      recebidos: [
        { nome: 'vendedores', linhas: 5, recusadas: 2, novas: 3, mudadas: 0, iguais: 0, somas: [] },
      ],
    });
    expect(await vendedores()).toEqual([]);

    expect(await c.post('aplicaCarga', { id, versao: julgada.versao })).toMatchObject({ statusCode: 200 });
    expect(await c.feita(id)).toMatchObject({ situacao: 'APLICADA', aplicadaEm: '26/11/2026 09:00' });
    expect(await vendedores()).toEqual(['1', '2', '4']);
    expect((await c.get('getEntregasDaCarga')).json()).toEqual([
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
    const id = await c.conferida(comErro);
    expect((await c.get(`getProblemasDaCarga/${id}`)).json()).toEqual([
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
        valor: '-1,5',
        remedio: expect.any(String),
      }),
    ]);
    const { rows } = await sql`select login, lista, detalhe, completa from consulta_saude`.execute(t.db);
    expect(rows).toEqual([
      { login: 'USU_rita', lista: 'Problemas da carga de dados', detalhe: id, completa: true },
    ]);
  });

  it('gives the refused lines as they came with their reasons, on record too (CAR-26)', async () => {
    const id = await c.conferida(comErro);
    const {
      nomeArquivo,
      cabecalho: nomes,
      linhas,
    } = (await c.get(`getLinhasRecusadas/${id}/vendedores`)).json();
    expect(nomeArquivo).toBe('recusadas-vendedores.csv');
    expect(nomes).toBe('codigo;nome;login;cargo;meta_vidas;ativo;motivo');
    expect(linhas.map(({ texto }: { texto: string }) => texto)).toEqual([
      'x;"Ana; Maria";;Vendedor;10;S;codigo não é código: escreva só algarismos',
      expect.stringMatching(
        /^3;'=1\+1;;Vendedor;-1,5;S;"?nome começa como fórmula de planilha: .* \| meta_vidas não é um número/,
      ),
    ]);
    const { rows } = await sql`select lista, detalhe, pessoas from consulta_saude`.execute(t.db);
    expect(rows).toEqual([
      { lista: 'Linhas recusadas da carga de dados', detalhe: `${id} · vendedores`, pessoas: 2 },
    ]);
  });

  it('gives every refused line of a long file, in its place', async () => {
    const muitas = Array.from({ length: 6_000 }, (_, at) => linha(at % 3 === 0 ? `x${at}` : at)).join('');
    const id = await c.conferida(cabecalho + muitas);
    const { linhas } = (await c.get(`getLinhasRecusadas/${id}/vendedores`)).json();
    expect(linhas).toHaveLength(2_000);
    expect(linhas.at(-1).texto).toMatch(/^x5997;Pessoa x5997;/);
  });

  it('is refused whole for a file at fault, and says of which (CAR-23)', async () => {
    const id = await c.abre();
    await c.envia(id, 'vendedores.csv', `codigo;nome;cor\r\n${linha(1)}`);
    const recusada = await c.confere(id);
    expect(recusada).toMatchObject({ situacao: 'RECUSADA', motivo: expect.stringContaining('nada entrou') });
    expect(
      recusada.falhas.map(({ arquivo, coluna }: Record<string, string>) => [arquivo, coluna]),
    ).toContainEqual(['vendedores', 'cor']);
    expect(await c.post('confereCarga', { id })).toMatchObject({ statusCode: 409 });
  });
});

describe('applying', () => {
  it('asks for the judgement that was seen (CAR-27)', async () => {
    const id = await c.conferida(comErro);
    expect((await c.post('aplicaCarga', { id, versao: '2026-11-25T09:00:00' })).json().error).toContain(
      'foi conferida de novo',
    );
    const outra = await c.abre();
    expect((await c.post('aplicaCarga', { id: outra, versao: 'x' })).json().error).toBe(
      'Esta entrega ainda recebe arquivos.',
    );
    expect(await vendedores()).toEqual([]);
  });

  it('waits for what the server does with the delivery', async () => {
    const id = await c.conferida(comErro);
    const { versao } = await c.entrega(id);
    await sql`update tarefa set situacao = 'EXECUTANDO', dono = ${randomUUID()}::uuid, terminada_em = null, resultado = null,
      vale_ate = clock_timestamp() + interval '1 hour' where chave = ${id}`.execute(t.db);
    for (const [call, body] of [
      ['aplicaCarga', { id, versao }],
      ['confereCarga', { id }],
      ['descartaCarga', { id }],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await c.post(call, body)).json().error).toContain('O servidor está trabalhando nesta entrega');
  });
});

describe('discarding', () => {
  it('and undoing take the delivery that was confirmed, or none (REL-46)', async () => {
    const id = await c.conferida(cabecalho + linha(1));
    const momento = (wire: string | null) =>
      wire && wire.replace(/^(..)\/(..)\/(....) (.....).*$/, '$3-$2-$1T$4');
    const visto = async (linhas?: number) => {
      const { julgadaEm, aplicadaEm, linhas: lidas } = await c.entrega(id);
      const confirmado = confirmadoDe([
        linhaDaEntrega({
          id,
          julgadaEm: momento(julgadaEm),
          aplicadaEm: momento(aplicadaEm),
          linhas: linhas ?? lidas,
        }),
      ]);
      return { id, confirmado };
    };
    expect((await c.post('descartaCarga', await visto(7))).json().error).toMatch(
      /^Eram 7 linhas; agora é 1 linha\./,
    );
    expect(await c.entrega(id)).toMatchObject({ situacao: 'JULGADA', isGuardada: true });
    await c.post('aplicaCarga', { id, versao: (await c.entrega(id)).versao });
    await c.feita(id);
    expect((await c.post('desfazCarga', await visto(7))).statusCode).toBe(409);
    expect(await c.entrega(id)).toMatchObject({ situacao: 'APLICADA' });
    expect((await c.post('desfazCarga', await visto())).statusCode).toBe(200);
  });

  it('takes the files and the problems away and says who did it, of what was not applied alone (CAR-28)', async () => {
    const id = await c.conferida(comErro);
    expect(await c.post('descartaCarga', { id })).toMatchObject({ statusCode: 200 });
    expect(await c.entrega(id)).toMatchObject({
      situacao: 'DESCARTADA',
      motivo: 'Descartada por Rita Exemplo em 26/11/2026 09:00.',
      isGuardada: false,
    });
    expect((await c.get(`getProblemasDaCarga/${id}`)).json()).toEqual([]);
    expect((await c.get(`getLinhasRecusadas/${id}/vendedores`)).statusCode).toBe(409);

    const aplicada = await c.conferida(cabecalho + linha(1));
    await c.post('aplicaCarga', { id: aplicada, versao: (await c.entrega(aplicada)).versao });
    await c.feita(aplicada);
    expect((await c.post('descartaCarga', { id: aplicada })).json().error).toBe(
      'Esta entrega já foi aplicada.',
    );
  });
});

it('only who has Tecnologia may call, and what is not there answers 404', async () => {
  const outra = await t.tokenFor({ modules: ['cadastro'] });
  expect(await c.get('getEntregasDaCarga', outra)).toMatchObject({ statusCode: 403 });
  expect(await c.get('getProblemasDaCarga/1', outra)).toMatchObject({ statusCode: 403 });
  expect(await c.post('abreEntregaDaCarga', {}, outra)).toMatchObject({ statusCode: 403 });
  expect(await c.get('getEntregaDaCarga/nenhuma')).toMatchObject({ statusCode: 404 });
  expect(await c.envia('nenhuma', 'vendedores.csv', cabecalho)).toMatchObject({ statusCode: 404 });
  for (const call of ['confereCarga', 'descartaCarga', 'cancelaCarga'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await c.post(call, { id: 'nenhuma' })).toMatchObject({ statusCode: 404 });
});
