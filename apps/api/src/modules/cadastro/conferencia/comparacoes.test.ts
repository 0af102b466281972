// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildStaffApp } from '../../../app.ts';
import { type CnxFixture, cnxFile } from '../../../imports/fixtures/sib.ts';
import { emptyTables } from '../../../test/emptyTables.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { multipart } from '../fixtures/multipart.ts';
import { writeRegister } from '../fixtures/register.ts';

let t: TestServer;
let token: string;
beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeRegister(t.db, [{ matricula: '0000000001', cco: '000000000001' }, { matricula: '0000000002' }]);
  token = await t.tokenFor({ modules: ['cadastro'], nome: 'Marina Alencar' });
});
beforeEach(() => {
  t.clock.set('2026-11-21T12:00:00Z');
  return emptyTables(t.db, [
    'tarefa',
    'conferencia_importacao',
    'conferencia_beneficiario',
    'conferencia_par',
  ]);
});
afterAll(() => t.close());

const headers = () => ({ authorization: token });
const linesOf = (count: number): CnxFixture[] =>
  Array.from({ length: count }, (_, index) => ({ cco: String(index + 1).padStart(12, '0') }));
const preview = async (count: number): Promise<string> => {
  const upload = multipart('novembro.CNX', cnxFile(linesOf(count)), token);
  const answer = await t.staff.inject({
    method: 'POST',
    url: '/api/v1/cadastro/previaConferenciaSib',
    ...upload,
  });
  return answer.json().arquivo.id;
};
const post = (call: string, payload: object) =>
  t.staff.inject({ method: 'POST', url: `/api/v1/cadastro/${call}`, headers: headers(), payload });
const tarefa = async () =>
  (await t.staff.inject({ url: '/api/v1/cadastro/getComparacaoSib', headers: headers() })).json().tarefa;
const emVigor = async () =>
  (await t.db.selectFrom('conferencia_importacao').where('em_vigor', '=', true).select('id').execute()).map(
    ({ id }) => String(id),
  );
const pares = async () =>
  (await t.db.selectFrom('conferencia_par').select('tem_cco').execute()).map(({ tem_cco }) => tem_cco);

/** Leaves the state of a kill: a job that had compared the first record of a file. */
const interrupted = async (id: string, hoje: string): Promise<void> => {
  await t.db
    .updateTable('conferencia_importacao')
    .set({ comparando: true })
    .where('id', '=', Number(id))
    .execute();
  await t.db
    .insertInto('tarefa')
    .values({
      tipo: 'conferencia-sib',
      chave: 'cnx',
      login: 'USU_marina',
      parametros: JSON.stringify({ id: Number(id), isCiente: true }),
      situacao: 'INTERROMPIDA',
      pedida_em: '2026-11-21T08:58:00',
      ponto: JSON.stringify({ hoje, passo: 0, depois: '000000000001', feito: 1 }),
      feito: 1,
      total: 3,
    })
    .execute();
};

it('is seen with its result by who looks after it was asked for', async () => {
  const id = await preview(3);
  expect((await post('usaConferenciaSib', { id })).json().message).toBe(
    'novembro.CNX está em vigor: 3 beneficiários.',
  );
  expect(await tarefa()).toMatchObject({
    situacao: 'CONCLUÍDA',
    feito: 3,
    total: null,
    passo: 'novembro.CNX',
    usuario: 'Marina Alencar',
  });
  expect(await emVigor()).toEqual([id]);
});

it('goes on in a new server from where the old one died, and only then puts the file in force (TAR-5)', async () => {
  const id = await preview(3);
  await interrupted(id, '2026-11-21');
  expect(await tarefa()).toMatchObject({ situacao: 'INTERROMPIDA', feito: 1, total: 3 });
  expect(await emVigor()).toEqual([]);
  const again = buildStaffApp(t.deps);
  await again.ready();
  await vi.waitFor(async () => expect((await tarefa()).situacao).toBe('CONCLUÍDA'), { timeout: 60_000 });
  await again.close();
  expect(await emVigor()).toEqual([id]);
  // The first record has its CCO pair in the register; the checkpoint says that this step is done.
  expect(await pares()).toEqual([false, false, false]);
});

it('keeps what an interrupted one works on, whatever is imported or cleaned meanwhile', async () => {
  const id = await preview(3);
  await interrupted(id, '2026-11-21');
  const other = await preview(4);
  expect(other).not.toBe(id);
  const left = await t.db
    .selectFrom('conferencia_importacao')
    .select(['id', 'comparando'])
    .orderBy('id')
    .execute();
  expect(left).toEqual([
    { id: Number(id), comparando: true },
    { id: Number(other), comparando: false },
  ]);
  const refused = await post('usaConferenciaSib', { id: other });
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'A comparação de outro arquivo está em andamento. Aguarde o seu fim ou cancele-a, e tente novamente.',
  ]);
});

it('is cancelled: the file before stays in force, and the other can be used afterwards (TAR-3)', async () => {
  const first = await preview(2);
  await post('usaConferenciaSib', { id: first });
  const id = await preview(3);
  await interrupted(id, '2026-11-21');
  const { id: job } = await tarefa();
  expect((await post('cancelaComparacaoSib', { id: job })).json()).toMatchObject({ situacao: 'CANCELADA' });
  expect(await emVigor()).toEqual([first]);
  expect((await post('usaConferenciaSib', { id, ciente: true })).statusCode).toBe(200);
  expect(await emVigor()).toEqual([id]);
  expect((await post('cancelaComparacaoSib', { id: '999' })).statusCode).toBe(404);
});

describe('cancelled in the transaction that puts the file in force (TAR-9)', () => {
  // Stands for a click at that moment; the embedded database has one connection, and the transaction holds
  // it.
  beforeAll(async () => {
    await sql`create function cancela() returns trigger language plpgsql as $$
      begin update tarefa set situacao = 'CANCELANDO' where situacao = 'EXECUTANDO'; return new; end $$`.execute(
      t.db,
    );
    await sql`create trigger cancela after update of comparado_em on conferencia_importacao execute function cancela()`.execute(
      t.db,
    );
  });
  afterAll(() => sql`drop function cancela cascade`.execute(t.db));

  it('the file before stays in force', async () => {
    const id = await preview(3);
    const answer = await post('usaConferenciaSib', { id });
    expect([answer.statusCode, answer.json().error]).toEqual([
      409,
      'A comparação foi cancelada; o arquivo em vigor continua o mesmo.',
    ]);
    expect(await tarefa()).toMatchObject({ situacao: 'CANCELADA' });
    expect(await emVigor()).toEqual([]);
    expect(await pares()).toEqual([]);
  });
});

it('has ended when the file is in force, whatever is still tidied up (TAR-9)', async () => {
  // Cleaning deletes the previous file's pairs; this reads the job's state at that moment.
  const first = await preview(2);
  await post('usaConferenciaSib', { id: first });
  await sql`create table visto (situacao text)`.execute(t.db);
  await sql`create function olha() returns trigger language plpgsql as $$
    begin insert into visto select situacao from tarefa where id = (select max(id) from tarefa); return old; end $$`.execute(
    t.db,
  );
  await sql`create trigger olha before delete on conferencia_par for each row execute function olha()`.execute(
    t.db,
  );
  await post('usaConferenciaSib', { id: await preview(3) });
  const { rows } = await sql<{ situacao: string }>`select distinct situacao from visto`.execute(t.db);
  expect(rows).toEqual([{ situacao: 'CONCLUÍDA' }]);
  await sql`drop function olha cascade`.execute(t.db);
});

describe('comparing again (SIB-43)', () => {
  const recalcula = () => post('conferenciaCadastralSib', {});
  const quando = () =>
    t.db.selectFrom('conferencia_importacao').select(['vigor_em', 'vigor_por', 'em_vigor']).execute();

  it('is a job that leaves the file as it is, with who put it in force', async () => {
    const id = await preview(3);
    await post('usaConferenciaSib', { id });
    const before = await quando();
    await t.db.updateTable('conferencia_par').set({ matricula: null, tem_cco: false }).execute();
    t.clock.set('2026-11-21T12:30:00Z');
    expect((await recalcula()).json()).toMatchObject({ success: true });
    expect(await pares()).toContain(true);
    expect(await quando()).toEqual(before);
    expect(await tarefa()).toMatchObject({
      situacao: 'CONCLUÍDA',
      passo: 'novembro.CNX',
      usuario: 'Marina Alencar',
    });
  });

  it('goes on in a new server, and another file waits meanwhile', async () => {
    const id = await preview(2);
    await post('usaConferenciaSib', { id });
    await t.db.updateTable('conferencia_par').set({ matricula: null, tem_cco: false }).execute();
    await emptyTables(t.db, ['tarefa']);
    await t.db
      .insertInto('tarefa')
      .values({
        tipo: 'conferencia-sib',
        chave: 'cnx',
        login: 'USU_marina',
        parametros: JSON.stringify({ id: Number(id), isCiente: true, isDeNovo: true }),
        situacao: 'INTERROMPIDA',
        pedida_em: '2026-11-21T08:58:00',
        ponto: JSON.stringify({ hoje: '2026-11-21', passo: 0, depois: null, feito: 0 }),
        feito: 0,
        total: null,
      })
      .execute();
    const other = await preview(4);
    const refused = await post('usaConferenciaSib', { id: other });
    expect(refused.statusCode).toBe(409);
    const again = buildStaffApp(t.deps);
    await again.ready();
    await vi.waitFor(async () => expect((await tarefa()).situacao).toBe('CONCLUÍDA'), { timeout: 60_000 });
    await again.close();
    expect(await pares()).toContain(true);
    expect(await emVigor()).toEqual([id]);
  });

  it('asks for no work where no file is in force', async () => {
    expect((await recalcula()).json()).toMatchObject({ success: true, quantidade: 0 });
    expect(await tarefa()).toBeNull();
  });
});
