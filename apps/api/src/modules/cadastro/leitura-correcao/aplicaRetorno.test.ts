// @module-tag embedded
import { sql } from 'kysely';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildStaffApp } from '../../../app.ts';
import { steadyPace } from '../../../db/pace.ts';
import { tx } from '../../../db/tx.ts';
import { readRpx } from '../../../imports/rpx.ts';
import { rpxFile } from '../../../imports/fixtures/sib.ts';
import { servidorUnico } from '../../../servers/presenca.ts';
import { answer, included, rejected, sibMonth } from '../fixtures/sibCalls.ts';
import { aplicacoesDe } from './aplicacoes.ts';
import { aplicaRetorno } from './aplicaRetorno.ts';
import { guardaRetorno, novoRetorno, retornoImporter } from './importaRetorno.ts';

let t: Awaited<ReturnType<typeof sibMonth>>;

beforeAll(async () => {
  t = await sibMonth();
});

beforeEach(() => t.begin());

afterAll(() => t.close());

const sha256 = 'a'.repeat(64);
const pace = steadyPace(1);

/** A completely read return, whose application begins now. */
const kept = async (bytes: Buffer, sha = sha256): Promise<number> => {
  const rpx = await readRpx([bytes], '999999', { maxBytes: 1_000_000 });
  const momento = '2026-11-21T09:00:00';
  const novo = novoRetorno(rpx, { sha256: sha, nomeArquivo: 'retorno.RPX', login: 'USU_clerk', momento });
  return (await guardaRetorno(t.db, novo, rpx, { pace: steadyPace(100) })) ?? 0;
};

const died = new Error('the process died');

/** Applies that many portions, like a process that dies afterwards. */
const dyingAfter = async (id: number, portions: number): Promise<void> => {
  let done = 0;
  const avanca = async (): Promise<void> => {
    if ((done += 1) === portions) throw died;
  };
  await expect(aplicaRetorno(t.db, id, { pace, avanca })).rejects.toBe(died);
};

const situacoes = async () =>
  (await t.db.selectFrom('sib_retorno').select('situacao').orderBy('id').execute()).map(
    ({ situacao }) => situacao,
  );

/** ANS's answer and the result of importing it at once; the register is reset afterwards. */
const prepared = async () => {
  const bytes = answer(await t.made(), { incluidos: [included('401'), included('501'), included('999')] });
  await t.send(bytes);
  const expected = await t.whole();
  await t.begin();
  const envio = await t.made();
  return { bytes, expected, envio };
};

test('while a return is applied nothing of it is shown, and what it leads to waits (SIB-44)', async () => {
  const { bytes, expected, envio } = await prepared();
  const id = await kept(bytes);
  const seen: unknown[] = [];
  const look = async (): Promise<void> => {
    const refused = await Promise.all([
      t.post('previaSbx', { competencia: '10/2026' }),
      t.gera(),
      t.post('descartaSbx', { id: envio.id }),
      t.put('atualizaCodigoAns', [{ cco: '000000990402', codbeneficiario: '402', cpf: null }]),
      t.get('getBeneficiariosNaAnsSemCcoNaOeste'),
    ]);
    seen.push({
      refused: [...new Set(refused.map((reply) => `${reply.statusCode} ${reply.json().error}`))],
      rejeitados: (await t.get('getRejeitadosSib')).json(),
      inicio: (await t.get('getInicio')).json(),
      isRepetido: (await t.post('verificaArquivoSib', { sha256 })).json().isRepetido,
      envios: (await t.envios()).map(({ situacao }) => situacao),
    });
  };
  await aplicaRetorno(t.db, id, { pace, avanca: look });
  expect(seen.length).toBeGreaterThan(4);
  for (const each of seen)
    expect(each).toMatchObject({
      refused: [
        '409 O retorno retorno.RPX da ANS ainda está sendo aplicado ao cadastro. Tente de novo em instantes; se não terminar, importe o mesmo arquivo de novo, e ele continua.',
      ],
      rejeitados: [],
      inicio: { rejeitados: 0, retorno: null },
      isRepetido: false,
      envios: ['GERADO'],
    });
  expect(await t.whole()).toEqual(expected);
  expect((await t.post('verificaArquivoSib', { sha256 })).json().isRepetido).toBe(true);
  expect((await t.post('previaSbx', { competencia: '10/2026' })).statusCode).toBe(200);
});

test('the statistics know the file and the return before the first portion looks them up', async () => {
  const { bytes } = await prepared();
  await sql`analyze`.execute(t.db);
  const id = await kept(bytes);
  const known = async (): Promise<unknown> => {
    const { rows } = await sql`select c.relname as tabela, c.reltuples::int as linhas from pg_class c
      where c.relname in ('sib_envio_registro', 'sib_retorno_incluido') order by c.relname`.execute(t.db);
    return rows;
  };
  const seen: unknown[] = [await known()];
  await aplicaRetorno(t.db, id, { pace, avanca: async () => void seen.push(await known()) });
  const envio = { tabela: 'sib_envio_registro', linhas: 6 };
  expect(seen.slice(0, 2)).toEqual([
    [envio, { tabela: 'sib_retorno_incluido', linhas: 0 }],
    [envio, { tabela: 'sib_retorno_incluido', linhas: 3 }],
  ]);
});

test.each([1, 3, 5, 7])(
  'whoever goes on after portion %i does neither too much nor too little',
  async (portions) => {
    const { bytes, expected } = await prepared();
    const id = await kept(bytes);
    await dyingAfter(id, portions);
    expect(await situacoes()).toEqual(['APLICANDO']);
    expect(await aplicaRetorno(t.db, id, { pace })).toMatchObject({
      baixa: { aceitos: 4, rejeitados: 2, semResposta: 0 },
      ccosGravados: 2,
      recusados: [{ codigo: '0000000999', motivo: 'DESCONHECIDO', total: 1 }],
    });
    expect(await t.whole()).toEqual(expected);
  },
);

test.each([1, 3, 6, 8, 10, 14, 18, 22, 26])(
  'a database that fails at write %i of an import shows nothing of it, and the file sent again ends it',
  async (step) => {
    const { bytes, expected } = await prepared();
    const before = await t.everything();
    let writes = 0;
    const failing = t.db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind !== 'SelectQueryNode' && (writes += 1) === step) throw new Error('disk full');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const importer = retornoImporter({ ...t.deps, db: failing });
    const file = { name: 'retorno.RPX', stream: Readable.from([bytes]) };
    await expect(importer.run(file, { login: 'USU_clerk' })).rejects.toThrow(
      /^disk full$|importe o mesmo arquivo de novo|Ele continua/,
    );
    await importer.aplicacoes.fecha();
    const left = await situacoes();
    if (left.length === 0) expect(await t.everything()).toBe(before);
    // The job is already recorded, so another server can resume it.
    else
      expect([left, await t.db.selectFrom('tarefa').select('tipo').execute()]).toEqual([
        ['APLICANDO'],
        [{ tipo: 'sib-retorno' }],
      ]);
    expect((await t.get('getRejeitadosSib')).json()).toEqual([]);
    expect(await t.envios()).toMatchObject([{ situacao: 'GERADO' }]);
    expect((await t.send(bytes)).json()).toMatchObject({
      importacao: { isRepetida: false, aceitos: 4, rejeitados: 2, ccosGravados: 2 },
    });
    expect(await t.whole()).toEqual(expected);
  },
);

test('two that apply one return at the same time do its work once', async () => {
  const { bytes, expected } = await prepared();
  const id = await kept(bytes);
  const done = await Promise.all([aplicaRetorno(t.db, id, { pace }), aplicaRetorno(t.db, id, { pace })]);
  expect(done.filter((feito) => feito !== undefined)).toMatchObject([
    { ccosGravados: 2, baixa: { aceitos: 4 } },
  ]);
  expect(await t.whole()).toEqual(expected);
});

test('two servers that are given one return at the same time do its work once', async () => {
  const { bytes, expected } = await prepared();
  const servers = [retornoImporter(t.deps), retornoImporter({ ...t.deps, servidor: servidorUnico() })];
  const file = () => ({ name: 'retorno.RPX', stream: Readable.from([bytes]) });
  const told = await Promise.all(servers.map((server) => server.run(file(), { login: 'USU_clerk' })));
  await Promise.all(servers.map(({ aplicacoes }) => aplicacoes.fecha()));
  expect(told.map(({ importacao }) => importacao?.isRepetida).toSorted()).toEqual([false, true]);
  expect(await t.whole()).toEqual(expected);
});

test('a new server goes on with what the old one died of (TAR-5)', async () => {
  const { bytes, expected } = await prepared();
  const id = await kept(bytes);
  const { pedeEm } = aplicacoesDe(t.deps);
  await tx(t.db, (trx) => pedeEm(trx, id, { login: 'USU_clerk', em: '2026-11-21T09:00:00' }));
  await dyingAfter(id, 2);
  // The shared test server also polls for such work.
  let looks = 0;
  const looking = t.db.withPlugin({
    transformQuery: ({ node }) => {
      if (
        node.kind === 'RawNode' &&
        node.sqlFragments.join('').includes("update tarefa set situacao = 'EXECUTANDO'")
      )
        looks += node.parameters.some((each) => 'value' in each && each.value === 'sib-retorno') ? 1 : 0;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const again = buildStaffApp({ ...t.deps, db: looking });
  await again.ready();
  await vi.waitFor(() => expect(looks).toBeGreaterThan(0), { timeout: 60_000 });
  await vi.waitFor(async () => expect(await situacoes()).toEqual(['CONCLUIDO']), { timeout: 60_000 });
  await again.close();
  expect(await t.whole()).toEqual(expected);
});

test('a server that ends leaves the rest to the next one, and says so', async () => {
  const { bytes, expected } = await prepared();
  let portions = 0;
  const ending = t.db.withPlugin({
    transformQuery: ({ node }) => {
      const isPortion =
        node.kind === 'RawNode' && node.sqlFragments.join('').includes('update sib_retorno set andamento');
      if (isPortion && (portions += 1) === 1) void importer.aplicacoes.fecha();
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const importer = retornoImporter({ ...t.deps, db: ending });
  const file = { name: 'retorno.RPX', stream: Readable.from([bytes]) };
  await expect(importer.run(file, { login: 'USU_clerk' })).rejects.toMatchObject({
    status: 503,
    message: 'O retorno não terminou de ser aplicado agora. Ele continua quando o servidor o retoma.',
  });
  expect(await situacoes()).toEqual(['APLICANDO']);
  const again = buildStaffApp(t.deps);
  await again.ready();
  await vi.waitFor(async () => expect(await situacoes()).toEqual(['CONCLUIDO']), { timeout: 60_000 });
  await again.close();
  expect(await t.whole()).toEqual(expected);
  expect((await t.send(bytes)).json()).toMatchObject({ importacao: { isRepetida: true } });
});

test('a return that stands still is ended first by whoever imports another one', async () => {
  const { bytes, expected } = await prepared();
  await dyingAfter(await kept(bytes), 2);
  const other = rpxFile({ nomeArquivo: '99999920260901101500.SBX', incluidos: [included('402')] });
  expect((await t.send(other, 'outro.RPX')).json().importacao).toMatchObject({
    resultado: 'DESCONHECIDO',
    ccosGravados: 1,
  });
  expect(await situacoes()).toEqual(['CONCLUIDO', 'CONCLUIDO']);
  const { registro, ...rest } = await t.whole();
  expect({ movimentos: rest.movimentos, envios: rest.envios }).toEqual({
    movimentos: expected.movimentos,
    envios: expected.envios,
  });
  expect(registro.filter(({ cco }) => cco?.startsWith('000000990'))).toHaveLength(3);
});

test('of a second return of one file nothing is seen before it ends either', async () => {
  const envio = await t.made();
  await t.send(answer(envio));
  const abertos = async () => (await t.whole()).abertos.map(({ matricula }) => matricula);
  const before = await abertos();
  const rejeitados = [rejected({ cco: '000000000101' }), rejected({ codigoBeneficiario: '501' })];
  const id = await kept(answer(envio, { rejeitados }));
  await dyingAfter(id, 1);
  expect(await abertos()).toEqual(before);
  expect(await aplicaRetorno(t.db, id, { pace })).toMatchObject({
    baixa: undefined,
    envio: { situacao: 'PROCESSADO' },
  });
  expect(await abertos()).toEqual([...before, '0000000501']);
});
