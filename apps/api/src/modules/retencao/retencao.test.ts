// @module-tag embedded
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test/harness.ts';
import { writeRegister } from '../cadastro/fixtures/register.ts';

let t: TestServer;
let token: string;

const out = '0000000001';
const waiting = '0000000002';
const staying = '0000000003';
const dependent = '0000000004';

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  token = await t.tokenFor({ login: 'ANA', nome: 'Ana Vidal Prado', modules: ['retencao'] });
  await writeRegister(t.db, [
    { matricula: out, nome: 'Ávila Inventada', cancelado_em: '2026-11-10' },
    { matricula: waiting, cancelado_em: '2026-12-01', cancelamento_fim_mes: true },
    { matricula: staying },
    { matricula: dependent, titular_matricula: out, dependencia: 4, cancelado_em: '2026-11-10' },
  ]);
});

beforeEach(async () => {
  await t.db.deleteFrom('retencao').execute();
});

afterAll(() => t.close());

const get = async (path: string): Promise<Record<string, unknown>[]> =>
  (await t.staff.inject({ url: `/api/v1/retencao/${path}`, headers: { authorization: token } })).json();

const post = async (path: string, payload: object, who = token) => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: `/api/v1/retencao/${path}`,
    headers: { authorization: who },
    payload,
  });
  return {
    status: reply.statusCode,
    ...reply.json<{ message: string; retcod?: string; problems?: object[] }>(),
  };
};

const add = (over: object = {}, who = token) =>
  post(
    'addAtendimentoRetencao',
    { codsau: out, retdesc: 'Ligou.', retstatus: 'A', retresultado: '', retmotivo: 1, ...over },
    who,
  );

const finished = { retstatus: 'F', retresultado: 'P', retmotivo: 18 };

describe('the lists', () => {
  it('have who was cancelled in the month, holder or dependent, not attended yet (RET-1)', async () => {
    const rows = await get('getBeneficiariosCancelados/11_2026');
    expect(rows).toMatchObject([
      {
        matricula: out,
        nome: 'Ávila Inventada',
        titularidade: 'TITULAR',
        statusBen: 'Cancelado',
        dtCancelamento: '10/11/2026',
        qtdeRet: 0,
        statusRet: null,
        retCod: null,
      },
      { matricula: dependent, titularidade: 'DEPENDENTE' },
    ]);
    expect(await get('getBeneficiariosCancelados/10_2026')).toEqual([]);
  });

  it('have who leaves at the end of this month (RET-2)', async () => {
    const rows = await get('getBeneficiariosCanceladosFimMes');
    expect(rows).toMatchObject([{ matricula: waiting, statusBen: 'Ativo' }]);
    const leaves = async (cancelado_em: string | null, cancelamento_fim_mes = true) => {
      await t.db
        .updateTable('beneficiario')
        .set({ cancelado_em, cancelamento_fim_mes, motivo_cancelamento_codigo: cancelado_em && '3' })
        .where('matricula', '=', staying)
        .execute();
      return (await get('getBeneficiariosCanceladosFimMes')).some(({ matricula }) => matricula === staying);
    };
    expect([await leaves('2026-11-30'), await leaves('2026-12-02'), await leaves('2026-12-31')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([await leaves('2026-11-30', false), await leaves(null, false)]).toEqual([false, false]);
  });

  it('move a person from attendance to finished with the newest entry, history with it (RET-3, RET-10)', async () => {
    await add();
    expect(await get('getRetencaoPessoas/11_2026/A')).toMatchObject([
      { matricula: out, qtdeRet: 1, statusRet: 'A', retencaoMotivo: 'Faltando documentação' },
    ]);
    await add({ ...finished, retdesc: 'Ficou.' });
    expect(await get('getRetencaoPessoas/11_2026/A')).toEqual([]);
    expect(await get('getRetencaoPessoas/11_2026/F')).toMatchObject([
      { matricula: out, qtdeRet: 2, resultadoRet: 'P', descricaoRetencao: 'Ficou.' },
    ]);
    expect(await get('getRetencao/11_2026/F')).toMatchObject([
      {
        matricula: out,
        statusRetencao: 'F',
        retencaoMotivo: 'Desconto aplicado',
        usuario: 'Ana Vidal Prado',
      },
      { matricula: out, statusRetencao: 'A', dtRetencao: '21/11/2026 09:00' },
    ]);
    expect(await get('getRetencao/11_2026/A')).toEqual([]);
  });
});

it('writes who waits for the end of the month down in the month of the attendance (RET-11)', async () => {
  await add({ codsau: waiting });
  expect(await get('getRetencaoPessoas/11_2026/A')).toMatchObject([{ matricula: waiting }]);
  expect(await get('getRetencaoPessoas/12_2026/A')).toEqual([]);
});

it('writes an attendance down in the month of the cancellation, and what goes on stays in its month (RET-11, RET-15)', async () => {
  const leaves = (matricula: string, cancelado_em: string | null) =>
    t.db
      .updateTable('beneficiario')
      .set({ cancelado_em, motivo_cancelamento_codigo: cancelado_em && '3' })
      .where('matricula', '=', matricula)
      .execute();
  await leaves(staying, '2026-09-10');
  await add({ codsau: staying });
  await add({ codsau: waiting });
  await leaves(waiting, '2026-10-15');
  await add({ codsau: waiting, retmotivo: 2 });
  await leaves(staying, null);
  await leaves(waiting, '2026-12-01');
  const entradas = await t.db
    .selectFrom('retencao')
    .select(['matricula', 'competencia'])
    .orderBy('codigo')
    .execute();
  expect(entradas).toEqual([
    { matricula: staying, competencia: '2026-09' },
    { matricula: waiting, competencia: '2026-11' },
    { matricula: waiting, competencia: '2026-11' },
  ]);
  expect(await get('getRetencaoPessoas/todas/A')).toHaveLength(2);
});

describe('an attendance', () => {
  it.each([
    [{ retresultado: 'P' }, 'retresultado'],
    [{ retmotivo: 4 }, 'retmotivo'],
    [{ retstatus: 'F', retmotivo: 18 }, 'retresultado'],
    [{ ...finished, retmotivo: 7 }, 'retmotivo'],
    [{ ...finished, retresultado: 'N' }, 'retmotivo'],
    [{ retmotivo: 99 }, 'retmotivo'],
  ])('%o is refused naming %s (RET-6)', async (over, field) => {
    expect(await add(over)).toMatchObject({ status: 422, problems: [{ field }] });
    expect(await t.db.selectFrom('retencao').selectAll().execute()).toEqual([]);
  });

  it('is of whom the matrícula names, with or without its zeros (FMT-7)', async () => {
    await add({ codsau: out.replace(/^0+/, '') });
    const { matricula } = await t.db.selectFrom('retencao').select('matricula').executeTakeFirstOrThrow();
    expect(matricula).toBe(out);
  });

  it('of nobody is refused', async () => {
    expect(await add({ codsau: '9999999999' })).toMatchObject({ status: 404 });
  });

  it('RET-8: goes on after a finished one only when it was reopened, with the reason', async () => {
    const { retcod } = await add(finished);
    expect(await add()).toMatchObject({
      status: 409,
      message: expect.stringContaining('finalizado por Ana Vidal Prado em 21/11/2026 09:00'),
    });
    expect(await post('reabrirAtendimentoRetencao', { retcod, motivo: 'Ligou de novo.' })).toMatchObject({
      status: 200,
      message: 'Atendimento reaberto com sucesso!',
    });
    expect(await post('reabrirAtendimentoRetencao', { retcod, motivo: 'Ligou de novo.' })).toMatchObject({
      status: 409,
    });
    expect(await post('reabrirAtendimentoRetencao', { retcod, motivo: ' ' })).toMatchObject({ status: 400 });
    expect(await add()).toMatchObject({ status: 200 });
    const history = await get('getRetencao/11_2026/A');
    expect(history.map(({ statusRetencao }) => statusRetencao)).toEqual(['A', 'A', 'F']);
    expect(history[1]).toMatchObject({ descricaoRetencao: 'Atendimento reaberto: Ligou de novo.' });
  });

  it('in course is not reopened', async () => {
    const { retcod } = await add();
    expect(await post('reabrirAtendimentoRetencao', { retcod, motivo: 'Ligou de novo.' })).toMatchObject({
      status: 409,
      message: expect.stringContaining('em andamento'),
    });
  });

  it('of a second person is told who wrote meanwhile (RET-9)', async () => {
    const other = await t.tokenFor({ login: 'RUI', nome: 'Rui Farias Lobo', modules: ['cobranca'] });
    await add({ ultimoRetcod: null }, other);
    expect(await add({ ultimoRetcod: null, ...finished })).toMatchObject({
      status: 409,
      message: expect.stringContaining('registrado por Rui Farias Lobo'),
    });
  });

  it.each([
    ['P', { ultimoRetcod: null }],
    ['Q', {}],
  ])(
    'of twenty people %s at once is written once, and the others are told who was faster: %j (RET-16)',
    async (group, seen) => {
      const people = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          t.tokenFor({ login: `${group}${n}`, nome: `USU_${group}${n}`, modules: ['cobranca'] }),
        ),
      );
      const replies = await Promise.all(people.map((who) => add(seen, who)));
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(409)]);
      const [written, ...others] = await t.db.selectFrom('retencao').selectAll().execute();
      expect(others).toEqual([]);
      const told = replies.filter(({ status }) => status === 409).map(({ message }) => message);
      const who = `registrado por ${written?.usuario} em 21/11/2026 09:00`;
      expect(told.filter((text) => !text.includes(who))).toEqual([]);
    },
  );

  it.each([[{}], [finished]])(
    'pressed twenty times at once by one person is one entry: %j (RET-16)',
    async (what) => {
      const replies = await Promise.all(
        Array.from({ length: 20 }, () => add({ ultimoRetcod: null, ...what })),
      );
      const [written, ...others] = await t.db.selectFrom('retencao').selectAll().execute();
      expect(others).toEqual([]);
      expect(new Set(replies.map(({ status, retcod }) => `${status} ${retcod}`))).toEqual(
        new Set([`200 ${written?.codigo}`]),
      );
      // The same words by a person who saw the first ones are another entry.
      if (written?.status === 'A') await add({ ultimoRetcod: String(written.codigo), ...what });
      expect(await t.db.selectFrom('retencao').selectAll().execute()).toHaveLength(
        written?.status === 'A' ? 2 : 1,
      );
    },
  );
});

it('offers the motives of the table (RET-5)', async () => {
  expect((await get('getMotivos')).slice(0, 1)).toEqual([
    { codigo: 1, descricao: 'Faltando documentação', grupo: 'ANDAMENTO' },
  ]);
});
