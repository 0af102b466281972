// @module-tag embedded
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rawCall } from '../../http/rawCall.fixture.ts';
import type { TestServer } from '../../test/harness.ts';
import { abrePorta, base, cabecalho, csv, linha, type Porta } from './porta.fixture.ts';

let porta: Porta;
let t: TestServer;
let chave: string;
beforeAll(async () => {
  porta = await abrePorta();
  ({ t, chave } = porta);
});
beforeEach(() => porta.limpa());
afterAll(() => t.close());

const put: Porta['put'] = (...como) => porta.put(...como);
const pronta: Porta['pronta'] = (...como) => porta.pronta(...como);
const get: Porta['get'] = (...como) => porta.get(...como);
const quieta = () => porta.quieta();
const codigos = async () =>
  (await sql<{ codigo: string }>`select codigo from vendedor order by codigo`.execute(t.db)).rows.map(
    ({ codigo }) => codigo,
  );
const guardados = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from carga_pedaco`.execute(t.db)).rows[0]?.n;

describe('a delivery by HTTP', () => {
  it('is sent, declared ready, applied, and its report is read (CAR-33)', async () => {
    const sha256 = createHash('sha256').update(csv).digest('hex');
    expect((await put(csv)).json()).toEqual({
      entrega: 'e1',
      arquivo: 'vendedores.csv',
      bytes: csv.length,
      sha256,
    });
    const manifesto = {
      sistema: 'hospital',
      extraidaEm: '2026-11-20 03:00:00',
      arquivos: [{ nome: 'vendedores.csv', linhas: 2, sha256, completo: false }],
    };
    expect((await put(JSON.stringify(manifesto), { arquivo: 'entrega.json' })).statusCode).toBe(200);
    const resposta = await pronta();
    expect([resposta.statusCode, resposta.headers['location']]).toEqual([202, `${base}/e1`]);
    await quieta();
    const { tarefa, ...relatorio } = (await get()).json();
    expect(relatorio).toMatchObject({
      situacao: 'APLICADA',
      sistema: 'hospital',
      extraidaEm: '2026-11-20T03:00:00',
      recebidos: [{ nome: 'vendedores', bytes: csv.length, sha256 }],
      mudancas: [{ tabela: 'vendedor', novas: 2, mudadas: 0, iguais: 0 }],
      problemas: { total: 0, linhas: [], proxima: null },
    });
    expect(tarefa).toMatchObject({ situacao: 'CONCLUÍDA' });
    expect(await codigos()).toEqual(['1', '2']);
  });

  it('gives its problems page by page and its refused lines as they came, with the reason (CAR-33)', async () => {
    await put(`${cabecalho}${linha('1')}x;"Ana; Silva";;Vendedor;muitas;S\r\n${linha('3')}`);
    await pronta();
    await quieta();
    interface Pagina {
      problemas: { linhas: { coluna: string }[]; proxima: string | null };
    }
    const vistos: string[] = [];
    let url: string | null = `${base}/e1?quantos=1`;
    while (url !== null) {
      const pagina: Pagina = (await get(url)).json();
      vistos.push(...pagina.problemas.linhas.map(({ coluna }) => coluna));
      url = pagina.problemas.proxima;
    }
    expect(vistos).toEqual(['codigo', 'meta_vidas']);
    const [arquivo] = (await get()).json<{ arquivos: { linhasRecusadas: string }[] }>().arquivos;
    const recusadas = await get(arquivo?.linhasRecusadas);
    expect([recusadas.statusCode, recusadas.headers['content-type']]).toEqual([
      200,
      'text/csv; charset=utf-8',
    ]);
    expect(recusadas.body).toBe(
      'codigo;nome;login;cargo;meta_vidas;ativo;motivo\r\n' +
        'x;"Ana; Silva";;Vendedor;muitas;S;codigo não é código: escreva só algarismos | meta_vidas não é um número aceito aqui: escreva um número inteiro a partir de 0\r\n',
    );
    expect((await get(`${base}/e1/recusadas/planos.csv`)).statusCode).toBe(404);
    expect(await codigos()).toEqual(['1', '3']);
  });

  it('declared ready twice at once is applied once (CAR-34)', async () => {
    await put(csv);
    const respostas = await Promise.all([pronta(), pronta(), pronta()]);
    expect(respostas.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
    await quieta();
    expect((await pronta()).statusCode).toBe(202);
    await quieta();
    const { rows } = await sql`select situacao from tarefa where tipo = 'carga'`.execute(t.db);
    expect(rows).toEqual([{ situacao: 'CONCLUÍDA' }]);
    expect((await get()).json()).toMatchObject({ situacao: 'APLICADA', mudancas: [{ novas: 2 }] });
  });

  it('that is ready takes the same file again as sent, and no other (CAR-34)', async () => {
    await put(csv);
    await pronta();
    await quieta();
    const deNovo = await put(csv);
    expect([deNovo.statusCode, deNovo.json<{ bytes: number }>().bytes]).toEqual([200, csv.length]);
    expect((await put(cabecalho + linha('1') + linha('3'))).json()).toMatchObject({
      error: expect.stringContaining('já foi dada por pronta'),
    });
    expect((await put(csv + linha('3'))).statusCode).toBe(409);
    expect((await put(csv, { arquivo: 'planos.csv' })).statusCode).toBe(409);
    expect(await codigos()).toEqual(['1', '2']);
  });

  it('the same under another name is told as applied before (CAR-34)', async () => {
    for (const id of ['e1', 'e2']) {
      await put(csv, { id });
      await pronta(id);
    }
    await quieta();
    expect((await get(`${base}/e2`)).json()).toMatchObject({
      situacao: 'RECUSADA',
      motivo: expect.stringContaining('já foram aplicados na entrega e1'),
    });
  });

  it('takes the same file from two at once, whole from one of them', async () => {
    const outro = cabecalho + linha('7');
    const feitos = await Promise.all([put(csv), put(outro), put(csv)]);
    expect(feitos.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await guardados()).toBe(1);
    await pronta();
    await quieta();
    expect((await get()).json<{ situacao: string }>().situacao).toBe('APLICADA');
  });

  it('with nothing in it is not ready, and one that nobody began is not there', async () => {
    await put('{}', { arquivo: 'entrega.json' });
    expect((await pronta()).json()).toMatchObject({ error: 'Nenhum arquivo desta entrega chegou inteiro.' });
    expect((await pronta('outra')).statusCode).toBe(404);
    expect((await get(`${base}/outra`)).statusCode).toBe(404);
  });
});

describe('a disk that is full', () => {
  const cheia = (tabela: string) =>
    sql`create function cheio() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;`
      .execute(t.db)
      .then(() =>
        sql`create trigger cheio before insert on ${sql.table(tabela)} for each statement execute function cheio()`.execute(
          t.db,
        ),
      );
  afterEach(() => sql`drop function cheio() cascade`.execute(t.db));

  it('while a file comes is said with what to do, and nothing of the file stays', async () => {
    await cheia('carga_pedaco');
    const { statusCode, headers, body } = await put(csv);
    expect([statusCode, headers['retry-after'], body]).toEqual([
      503,
      '60',
      expect.stringContaining('o disco está cheio'),
    ]);
    expect((await pronta()).json()).toMatchObject({ error: 'Nenhum arquivo desta entrega chegou inteiro.' });
  });

  it('while the delivery is applied leaves nothing half done, is said in its report, and it can be asked for again', async () => {
    await cheia('vendedor');
    await put(csv);
    await pronta();
    await quieta();
    expect((await get()).json()).toMatchObject({
      situacao: 'PRONTA',
      tarefa: { situacao: 'FALHOU', motivo: expect.stringContaining('o disco está cheio') },
    });
    expect(await codigos()).toEqual([]);
    await sql`drop trigger cheio on vendedor`.execute(t.db);
    expect((await pronta()).statusCode).toBe(202);
    await quieta();
    expect((await get()).json()).toMatchObject({ situacao: 'APLICADA' });
  });
});

describe('what is wrong with a request is said, and nothing of it stays (CAR-35)', () => {
  it.each([
    ['a file of another name', csv, { arquivo: 'pessoas.csv' }, 400, 'não é um arquivo da carga'],
    ['a name of a delivery with a slash', csv, { id: 'a%2Fb' }, 400, 'Código: deve ter de 1 a 60 letras'],
    ['a long name', csv, { id: 'a'.repeat(61) }, 400, 'Código: deve ter'],
    ['packed bytes', csv, { headers: { 'content-encoding': 'gzip' } }, 415, 'sem Content-Encoding'],
    ['another kind', csv, { headers: { 'content-type': 'application/zip' } }, 415, 'deve ser text/csv'],
    [
      'ten gigabytes announced',
      csv,
      { headers: { 'content-length': '10737418240' } },
      413,
      'limite de 1 MB (CARGA_MAX_MB)',
    ],
    ['more than allowed, unannounced', 'x'.repeat(1_048_577), {}, 413, 'limite de 1 MB (CARGA_MAX_MB)'],
    ['an entrega.json that is none', '{', { arquivo: 'entrega.json' }, 400, 'entrega.json não é JSON'],
    [
      'an entrega.json without its parts',
      '{"sistema":"x"}',
      { arquivo: 'entrega.json' },
      400,
      '2 campos com problema',
    ],
  ] as const)('%s', async (_, payload, envio, status, texto) => {
    const resposta = await put(payload, envio);
    expect([resposta.statusCode, resposta.json<{ error: string }>().error]).toEqual([
      status,
      expect.stringContaining(texto),
    ]);
    expect(await guardados()).toBe(0);
  });

  it('a parameter that the report does not know', async () => {
    await put(csv);
    expect((await get(`${base}/e1?pagina=2`)).json()).toMatchObject({
      problems: [{ field: 'pagina', message: 'parâmetro desconhecido' }],
    });
    expect((await get(`${base}/e1?quantos=9999`)).json()).toMatchObject({
      problems: [{ field: 'quantos', message: 'deve ser de 1 a 1000' }],
    });
  });

  const crua = (cabecalhos: string, corpo: string, isCutOff: boolean) =>
    rawCall(
      t.staff,
      `PUT ${base}/e1/vendedores.csv HTTP/1.1\r\nhost: vidas\r\nconnection: close\r\nauthorization: Bearer ${chave}\r\ncontent-type: text/csv\r\n${cabecalhos}\r\n${corpo}`,
      { isCutOff },
    );

  it('ten gigabytes are refused before they come', async () => {
    const { status, headers } = await crua('content-length: 10737418240\r\n', 'codigo;', false);
    expect([status, headers['connection']]).toEqual([413, 'close']);
  });

  it('more than allowed in pieces, which says no length, is refused at the byte that is too many', async () => {
    await put('{}', { arquivo: 'entrega.json' });
    const pedaco = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`;
    const { status, body } = await crua('transfer-encoding: chunked\r\n', pedaco.repeat(40), false);
    expect([status, body]).toEqual([413, expect.stringContaining('limite de 1 MB (CARGA_MAX_MB)')]);
    expect(await guardados()).toBe(0);
  });

  it.each([
    ['by its length', 'content-length: 900\r\n', csv],
    ['in pieces', 'transfer-encoding: chunked\r\n', `${csv.length.toString(16)}\r\n${csv}\r\n`],
  ])('a body that is cut off %s', async (_, cabecalhos, corpo) => {
    // Creates the delivery first, because the cut may arrive early.
    await put('{}', { arquivo: 'entrega.json' });
    const { status } = await crua(cabecalhos, corpo, true);
    expect(status).toBe(400);
    await expect.poll(guardados).toBe(0);
    expect((await pronta()).json()).toMatchObject({ error: 'Nenhum arquivo desta entrega chegou inteiro.' });
  });
});
