import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arquivos } from '../../../carga/arquivos/index.ts';
import { testServer } from '../../../test/harness.ts';
import { fichaKit } from '../fixtures/ficha.ts';

let t: Awaited<ReturnType<typeof testServer>>;
let kit: Awaited<ReturnType<typeof fichaKit>>;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  kit = await fichaKit(t);
  await t.db
    .insertInto('motivo_cancelamento')
    .values({ codigo: '01', descricao: 'A pedido', codigo_sib: '41' })
    .onConflict((c) => c.doNothing())
    .execute();
});
afterAll(() => t.close());

type Linha = Record<string, unknown>;
const lista = async (path: string, token = kit.lia): Promise<Linha[]> =>
  (await t.staff.inject({ url: `/api/v1/cadastro/${path}`, headers: { authorization: token } })).json<
    Linha[]
  >();
const central = () => lista('getSistemaCentral');

/** The core system sends a value that differs from ours. */
const diverge = (coluna: string, valor: string) =>
  sql`update carga_decisao set central = ${valor}, diverge_em = '2026-11-20 03:00' where coluna = ${coluna} and encerrada_em is null`.execute(
    t.db,
  );

describe('what is decided here', () => {
  it('waits for the core system with who, when and both values', async () => {
    expect((await kit.save('1', { bairro: 'Batel' })).status).toBe(200);
    const [linha] = await central();
    expect(linha).toMatchObject({
      situacao: 'Aguarda o central',
      codigo: '0000000001, 0000000003',
      nome: 'Otília Brandão',
      campo: 'Bairro',
      antes: 'Centro',
      aqui: 'Batel',
      central: 'Centro',
      quem: 'Pessoa de Teste',
      dias: 0,
      contadaEm: null,
    });
  });

  it('is kept where both sides changed it, and told again', async () => {
    await diverge('bairro', 'Portão');
    const [linha] = await central();
    expect(linha).toMatchObject({ situacao: 'Diverge', aqui: 'Batel', central: 'Portão' });
    const resposta = await kit.call('POST', 'respondeDivergencia', { id: linha?.['id'], resposta: 'nosso' });
    expect(resposta).toMatchObject({
      status: 200,
      body: { message: 'Fica o valor daqui, que se conta de novo ao sistema central.' },
    });
    expect(await central()).toMatchObject([{ situacao: 'Mantido aqui' }]);
  });

  it('is given up for the value of the core system, which is written', async () => {
    await diverge('bairro', 'Portão');
    await sql`update carga_decisao set mantida_em = null`.execute(t.db);
    const [linha] = await central();
    expect(
      (await kit.call('POST', 'respondeDivergencia', { id: linha?.['id'], resposta: 'central' })).status,
    ).toBe(200);
    expect(await central()).toEqual([]);
    expect((await kit.open('1')).dados).toMatchObject({ bairro: 'Portão' });
    expect(
      (await kit.call('POST', 'respondeDivergencia', { id: linha?.['id'], resposta: 'central' })).status,
    ).toBe(404);
  });

  it('about invoices is not answered by who only keeps the register', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into carga_decisao (tabela, registro, coluna, antes, depois, central, por, em, diverge_em)
      values ('fatura', 'F1', 'status', 'ABERTA', 'PAGA', 'CANCELADA', 'USU_X', '2026-11-20', '2026-11-20') returning id::int as id`.execute(
      t.db,
    );
    const resposta = await kit.call('POST', 'respondeDivergencia', { id: rows[0]?.id, resposta: 'nosso' });
    expect(resposta).toMatchObject({
      status: 403,
      body: { error: 'Quem responde por este valor é outro módulo.' },
    });
    expect(await central()).toEqual([]);
  });
});

describe('each column that both sides decide', () => {
  const listas = {
    cadastro: '/api/v1/cadastro/getSistemaCentral',
    financeiro: '/api/v1/financeiro/getSistemaCentral',
    atendimento: '/api/v1/atendimento/getSistemaCentral',
  } as const;
  const decididas = arquivos
    .flatMap(({ colunas }) => colunas)
    .filter(({ em, dono }) => em !== null && dono !== undefined && dono !== 'central');
  const valores: Readonly<Record<string, string>> = { dia: '2026-11-12', reais: '12345' };

  it('is noted by a trigger of its table (CAR-14)', async () => {
    const { rows } = await sql<{ coluna: string }>`
      select r.relname || '.' || c as coluna from pg_trigger t join pg_class r on r.oid = t.tgrelid,
        unnest(string_to_array(split_part(encode(t.tgargs, 'escape'), '\\000', 2), ',')) c where t.tgname = r.relname || '_decide'`.execute(
      t.db,
    );
    expect(rows.map(({ coluna }) => coluna).toSorted()).toEqual(decididas.map(({ em }) => em).toSorted());
  });

  it.each(decididas)('is shown to one trade alone, in words: $em (CAR-14)', async ({ em, rotulo, tipo }) => {
    const [tabela = '', coluna = ''] = em?.split('.') ?? [];
    const valor = valores[tipo.nome] ?? 'X1';
    const { rows } = await sql<{ id: number }>`
      insert into carga_decisao (tabela, registro, coluna, antes, depois, central, por, em, diverge_em)
      values (${tabela}, 'R1', ${coluna}, null, ${valor}, ${valor}, 'USU_X', '2026-11-20', '2026-11-20') returning id::int as id`.execute(
      t.db,
    );
    const vistas: [string, Linha][] = [];
    for (const modulo of Object.keys(listas) as (keyof typeof listas)[]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const token = await t.tokenFor({ modules: [modulo] });
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const linhas = (await t.staff.inject({ url: listas[modulo], headers: { authorization: token } })).json<
        Linha[]
      >();
      for (const linha of linhas) if (linha['id'] === rows[0]?.id) vistas.push([modulo, linha]);
    }
    await sql`delete from carga_decisao where id = ${rows[0]?.id}`.execute(t.db);
    const escrito = { dia: '12/11/2026', reais: 'R$ 123,45' }[tipo.nome] ?? valor;
    expect(rotulo).toMatch(/^[A-ZÁ-Ú]/);
    expect(vistas).toEqual([
      [expect.any(String), expect.objectContaining({ campo: rotulo, aqui: escrito, central: escrito })],
    ]);
  });

  it('of an authorisation is answered by Atendimento, which sees whose it is', async () => {
    await t.db
      .insertInto('autorizacao')
      .values({
        codigo: 'A1',
        matricula: '0000000001',
        classe: 'EXAME',
        carater: 'ELETIVA',
        status: 'AUTORIZADA',
        lancada_em: '2026-11-10',
      } as never)
      .execute();
    const { rows } = await sql<{ id: number }>`
      insert into carga_decisao (tabela, registro, coluna, antes, depois, central, por, em, diverge_em)
      values ('autorizacao', 'A1', 'status', 'EM ANÁLISE', 'AUTORIZADA', 'NEGADA', 'USU_X', '2026-11-20', '2026-11-20') returning id::int as id`.execute(
      t.db,
    );
    const atende = await t.tokenFor({ modules: ['atendimento'] });
    const linhas = (
      await t.staff.inject({ url: listas.atendimento, headers: { authorization: atende } })
    ).json<Linha[]>();
    expect(linhas).toMatchObject([
      { nome: 'Otília Brandão', codigo: '0000000001', situacao: 'Diverge', central: 'NEGADA' },
    ]);
    const pedido = { id: rows[0]?.id, resposta: 'central' };
    expect((await kit.call('POST', 'respondeDivergencia', pedido)).status).toBe(403);
    expect((await kit.call('POST', 'respondeDivergencia', pedido, atende)).status).toBe(200);
    expect(await t.db.selectFrom('autorizacao').select('status').execute()).toEqual([{ status: 'NEGADA' }]);
    expect((await kit.call('POST', 'respondeDivergencia', pedido, atende)).status).toBe(404);
  });
});

describe('a bond that the complete file did not bring', () => {
  beforeAll(() =>
    sql`insert into carga_ausente (arquivo, chave, entrega_id, desde)
      values ('beneficiarios', '0000000002', 'e', '2026-11-10 03:00'), ('beneficiarios', '0000000004', 'e', '2026-11-10 03:00')`.execute(
      t.db,
    ),
  );
  const responde = (matricula: string, resto: object) =>
    kit.call('POST', 'respondeAusente', { matricula, dia: null, motivo: null, ...resto });

  it('is asked for, left alone until a day, and ended here with day and reason', async () => {
    expect(await lista('getAusentesDaCarga')).toMatchObject([
      { matricula: '0000000002', situacao: 'A decidir' },
      { matricula: '0000000004', situacao: 'A decidir' },
    ]);
    expect((await responde('0000000002', { ato: 'pergunta' })).status).toBe(200);
    expect(await lista('getAusentesDaCarga')).toMatchObject([
      { situacao: 'Perguntado', perguntadoPor: 'Pessoa de Teste' },
      {},
    ]);
    expect((await responde('0000000002', { ato: 'ignora', dia: '31/12/2026' })).status).toBe(200);
    expect(await lista('getAusentesDaCarga')).toMatchObject([{ situacao: 'De lado', ate: '31/12/2026' }, {}]);
    expect((await responde('0000000004', { ato: 'encerra', dia: '01/12/2026', motivo: '01' })).status).toBe(
      200,
    );
    expect(await lista('getAusentesDaCarga')).toHaveLength(1);
    expect((await central()).map(({ campo, aqui }) => [campo, aqui])).toEqual([
      ['Cancelado em', '01/12/2026'],
      ['Motivo do cancelamento', 'A pedido'],
    ]);
  });

  it.each([
    [{ ato: 'encerra', dia: '01/12/2026' }, 'motivo'],
    [{ ato: 'encerra', motivo: '01' }, 'dia'],
    [{ ato: 'encerra', dia: '01/12/1950', motivo: '01' }, 'dia'],
    [{ ato: 'encerra', dia: '01/12/2026', motivo: '99' }, 'motivo'],
    [{ ato: 'ignora', dia: '01/01/2020' }, 'dia'],
  ])('refuses %j at the field %s, and nothing changes', async (pedido, campo) => {
    const { status, body } = await responde('0000000002', pedido);
    expect([status, (body['problems'] as { field: string }[]).map(({ field }) => field)]).toEqual([
      400,
      [campo],
    ]);
    expect(await lista('getAusentesDaCarga')).toHaveLength(1);
  });

  it('that is absent no more is said so', async () => {
    expect((await responde('0000000004', { ato: 'pergunta' })).status).toBe(404);
  });
});
