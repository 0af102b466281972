import { randomUUID } from 'node:crypto';
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import { linhaDaMovimentacao } from '@vidas/api-client/cadastro/movimentacao/movimentacao.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { writeRegister } from '../fixtures/register.ts';

let t: Awaited<ReturnType<typeof testServer>>;
let token: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  token = await t.tokenFor({ modules: ['cadastro'], login: 'ana', nome: 'Ana Prado Lima' });
  await writeRegister(t.db, [
    { matricula: '0000000001', nome: 'Rui Leal' },
    { matricula: '0000000002', nome: '=Zélia; "a"' },
  ]);
  await t.db
    .insertInto('congenere')
    .values([
      { codigo: '8', nome: 'Planalto', registro_ans: '654321', ativa: true },
      { codigo: '9', nome: 'Antiga', registro_ans: '654322', ativa: false },
    ])
    .execute();
});

beforeEach(async () => {
  await t.db.deleteFrom('movimentacao_congenere').execute();
  await t.db.deleteFrom('exportacao').execute();
});

afterAll(() => t.close());

const send = (path: string, payload: object) =>
  t.staff.inject({
    method: 'POST',
    url: `/api/v1/cadastro/${path}`,
    headers: { authorization: token },
    payload,
  });
const post = async (path: string, payload: object): Promise<Record<string, unknown>> =>
  (await send(path, payload)).json();
const list = (incluiExportados: boolean, codCongenere = '7') =>
  post('getMovimentacaoBeneficiarios', { codCongenere, incluiExportados });
const exporta = (pedido?: string, codCongenere = '7') =>
  post('exportaMovimentacaoBeneficiarios', { codCongenere, ...(pedido === undefined ? {} : { pedido }) });

interface Given {
  matricula?: string;
  congenere_codigo?: string;
  operacao?: 'INCLUSÃO' | 'ALTERAÇÃO' | 'EXCLUSÃO';
  ocorrida_em?: string;
  enviada_em?: string | null;
}
const write = (...given: Given[]) =>
  t.db
    .insertInto('movimentacao_congenere')
    .values(
      given.map((each) => ({
        matricula: '0000000001',
        congenere_codigo: '7',
        operacao: 'INCLUSÃO' as const,
        ocorrida_em: '2026-10-01',
        enviada_em: null,
        ...each,
      })),
    )
    .execute();

const header = '\uFEFFCOD_SAU;PEF_NOME;OPERACAO;DT_OCORRENCIA\r\n';

describe('movements told to a partner insurer', () => {
  test('the insurers in force are offered by name', async () => {
    expect((await post('getListaCongeneresMov', {}))['listaCongeneres']).toEqual([
      { codCongenere: '8', nomeCongenere: 'Planalto' },
      { codCongenere: '7', nomeCongenere: 'Saúde do Vale' },
    ]);
  });

  test('are exported once, in the order of the list, and the file names nobody', async () => {
    await write(
      { matricula: '0000000002', operacao: 'EXCLUSÃO', ocorrida_em: '2026-10-02' },
      { ocorrida_em: '2026-10-01' },
      { congenere_codigo: '8' },
    );
    const csv = `${header}0000000001;Rui Leal;INCLUSÃO;01/10/2026\r\n0000000002;"'=Zélia; ""a""";EXCLUSÃO;02/10/2026\r\n`;
    const waiting = await list(false);
    expect(waiting['utilizacaoCongenere']).toMatchObject([
      { COD_SAU: '0000000001', DT_HR_ENVIADA: null, EXPORTADO_POR: null },
      { COD_SAU: '0000000002', OPERACAO: 'EXCLUSÃO' },
    ]);
    expect(waiting['movimentacaoBeneficiarios']).toBe(csv);
    const reply = await exporta();
    expect(reply).toEqual({
      success: true,
      message: '2 movimentações exportadas.',
      quantidade: 2,
      id: expect.any(String),
      nomeArquivo: 'movimentacao-7-20261121-090000.csv',
      arquivo: csv,
    });
    expect(await list(false)).toMatchObject({
      message: 'Sem movimentação nesta congênere',
      utilizacaoCongenere: [],
      movimentacaoBeneficiarios: header,
    });
    expect((await list(false, '8'))['utilizacaoCongenere']).toHaveLength(1);
    expect(await exporta()).toEqual({
      success: true,
      message: 'Sem movimentação para exportar',
      quantidade: 0,
      arquivo: null,
    });
  });

  test('say who exported them and when; what was sent before exports were kept says only when', async () => {
    await write(
      { enviada_em: '2026-09-05T09:15:00' },
      { matricula: '0000000002', ocorrida_em: '2026-10-02' },
    );
    await exporta();
    expect((await list(true))['utilizacaoCongenere']).toMatchObject([
      { DT_HR_ENVIADA: '05/09/2026 09:15', EXPORTADO_POR: null },
      { DT_HR_ENVIADA: '21/11/2026 09:00', EXPORTADO_POR: 'Ana Prado Lima' },
    ]);
  });
});

describe('a request that is repeated', () => {
  test('answers the same file, and what came later waits for the next', async () => {
    const pedido = randomUUID();
    await write({});
    const first = await exporta(pedido);
    await write({ matricula: '0000000002' });
    expect(await exporta(pedido.toUpperCase())).toEqual(first);
    expect((await list(false))['utilizacaoCongenere']).toMatchObject([{ COD_SAU: '0000000002' }]);
    expect(await exporta(randomUUID())).toMatchObject({ quantidade: 1 });
  });

  test('makes one file when all of them arrive at once', async () => {
    const pedido = randomUUID();
    await write({}, { matricula: '0000000002' });
    const replies = await Promise.all(Array.from({ length: 12 }, () => exporta(pedido)));
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(replies[0]).toMatchObject({ quantidade: 2 });
    expect(await post('getExportacoesMovimentacao', { codCongenere: '7' })).toHaveLength(1);
  });

  test('is refused for another insurer, and a pedido that is no UUID too', async () => {
    const pedido = randomUUID();
    await write({}, { congenere_codigo: '8' });
    await exporta(pedido);
    const other = await send('exportaMovimentacaoBeneficiarios', { codCongenere: '8', pedido });
    expect([other.statusCode, other.json()]).toMatchObject([
      409,
      { error: 'Este pedido já exportou a movimentação de outra congênere.' },
    ]);
    const wrong = await send('exportaMovimentacaoBeneficiarios', { codCongenere: '8', pedido: 'x' });
    expect(wrong.statusCode).toBe(400);
    expect((await list(false, '8'))['utilizacaoCongenere']).toHaveLength(1);
  });
});

test('exports at the same time, while movements come, put each movement into exactly one file', async () => {
  const insurers = ['7', '8'];
  let written = 0;
  const writeSome = async (codigo: string) => {
    const first = written;
    written += 5;
    const dayOf = (index: number) =>
      new Date(Date.UTC(2026, 0, 1 + first + index)).toISOString().slice(0, 10);
    await write(
      ...Array.from({ length: 5 }, (_, index) => ({ congenere_codigo: codigo, ocorrida_em: dayOf(index) })),
    );
  };
  await Promise.all(insurers.map(writeSome));
  const replies = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const codigo = insurers[index % 2] ?? '7';
      if (index % 4 < 2) await writeSome(codigo);
      return exporta(index % 3 === 0 ? undefined : randomUUID(), codigo);
    }),
  );
  for (const codigo of insurers) replies.push(await exporta(undefined, codigo));
  const lines = replies.flatMap(({ arquivo }) =>
    typeof arquivo === 'string' ? arquivo.split('\r\n').slice(1, -1) : [],
  );
  expect(lines).toHaveLength(written);
  expect(replies.reduce((sum, { quantidade }) => sum + Number(quantidade), 0)).toBe(written);
  const left = await t.db
    .selectFrom('movimentacao_congenere as m')
    .leftJoin('exportacao as e', (join) =>
      join.onRef('e.id', '=', 'm.exportacao_id').onRef('e.congenere_codigo', '=', 'm.congenere_codigo'),
    )
    .where((eb) => eb.or([eb('m.enviada_em', 'is', null), eb('e.id', 'is', null)]))
    .select('m.id')
    .execute();
  expect(left).toEqual([]);
});

describe('earlier exports', () => {
  test('are listed newest first and downloaded byte by byte, even when a name changed since', async () => {
    await write({});
    const first = await exporta();
    t.clock.advance(3_600_000);
    await write({ matricula: '0000000002' });
    await exporta();
    await t.db.updateTable('pessoa').set({ nome: 'Outro Nome' }).where('id', '=', 'p0000000001').execute();
    const found = await post('getExportacoesMovimentacao', { codCongenere: '7' });
    expect(found).toMatchObject([
      { exportadaEm: '21/11/2026 10:00', nomeArquivo: 'movimentacao-7-20261121-100000.csv' },
      { id: first['id'], exportadaEm: '21/11/2026 09:00', exportadoPor: 'Ana Prado Lima', quantidade: 1 },
    ]);
    expect(JSON.stringify(found)).not.toContain('Rui Leal');
    const { nomeArquivo, arquivo } = first;
    expect(await post('baixaExportacaoMovimentacao', { id: first['id'] })).toEqual({ nomeArquivo, arquivo });
    expect(await post('getExportacoesMovimentacao', { codCongenere: '8' })).toEqual([]);
  });

  test.each(['0', '99999999999', 'x'])('the one numbered %s is not found', async (id) => {
    expect((await send('baixaExportacaoMovimentacao', { id })).statusCode).toBe(404);
  });
});

test('an export takes what was confirmed, or nothing (REL-46)', async () => {
  await write({ matricula: '0000000001' });
  const visto = confirmadoDe([linhaDaMovimentacao({ COD_SAU: '0000000001', OPERACAO: 'INCLUSÃO' })]);
  await write({ matricula: '0000000002', operacao: 'EXCLUSÃO' });
  const refused = await send('exportaMovimentacaoBeneficiarios', { codCongenere: '7', confirmado: visto });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    error: 'Era 1 movimentação; agora são 2 movimentações. Nada foi feito: confira e confirme de novo.',
  });
  expect(await t.db.selectFrom('exportacao').selectAll().execute()).toEqual([]);
  expect((await list(false))['utilizacaoCongenere']).toHaveLength(2);
  const { confirmado } = refused.json();
  expect(await post('exportaMovimentacaoBeneficiarios', { codCongenere: '7', confirmado })).toMatchObject({
    quantidade: 2,
  });
});
