// @module-tag embedded
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusedRpxFile, rpxFile } from '../../../imports/fixtures/sib.ts';
import { answer, included, movements, october, rejected, sibMonth } from '../fixtures/sibCalls.ts';
import { steadyPace } from '../../../db/pace.ts';
import type { Trx } from '../../../db/tx.ts';
import { readRpx } from '../../../imports/rpx.ts';
import { aplicaRetorno } from './aplicaRetorno.ts';
import { guardaRetorno, novoRetorno } from './importaRetorno.ts';
import { findErrosAbertos } from './retorno.sql.ts';

let t: Awaited<ReturnType<typeof sibMonth>>;

beforeAll(async () => {
  t = await sibMonth();
});

beforeEach(() => t.begin());

afterAll(() => t.close());

test('the first return of a register takes for told what it has, and for active only whom ANS included', async () => {
  await sql`delete from sib_estado`.execute(t.db);
  await sql`update beneficiario set cancelado_em = '2026-08-31', motivo_cancelamento_codigo = '3'
    where matricula = '0000000301'`.execute(t.db);
  const incluidos = [included('401')];
  await t.send(rpxFile({ nomeArquivo: '99999920260901101500.SBX', incluidos }));
  const situacoes = ['101', '301', '401', '402'].map(async (code) => (await t.estado(code))?.situacao);
  expect(await Promise.all(situacoes)).toEqual(['ATIVO', 'INATIVO', 'ATIVO', undefined]);
});

test('the return settles the file: CCOs, what ANS knows, what comes again in the next preview', async () => {
  const envio = await t.made();
  const reply = (await t.send(answer(envio))).json();
  expect(reply).toMatchObject({
    message:
      'Retorno do envio 99999920261121090000.SBX importado: 4 movimentos aceitos e 2 rejeitados. 1 CCO gravado.',
    header: { idItem: envio.nomeArquivo },
    importacao: {
      isRepetida: false,
      resultado: 'PROCESSADO',
      por: 'Pessoa de Teste',
      em: '21/11/2026 09:00',
      ccosGravados: 1,
      aceitos: 4,
      rejeitados: 2,
    },
  });
  expect(reply.beneficiarios.map(({ matricula }: { matricula: string }) => matricula)).toEqual([
    '0000000101',
    '0000000402',
  ]);
  expect(await t.ccos()).toMatchObject({ '401': '000000990401', '402': null });
  expect(await t.envios()).toMatchObject([{ situacao: 'PROCESSADO', aceitos: 4, rejeitados: 2 }]);
  expect(await t.estado('201')).toMatchObject({
    situacao: 'INATIVO',
    dados: { dataCancelamento: '2026-10-15', motivoCancelamento: '41' },
  });
  const reactivated = await t.estado('301');
  expect(reactivated?.situacao).toBe('ATIVO');
  expect(reactivated?.dados).not.toHaveProperty('dataCancelamento');
  expect((await t.estado('101'))?.dados).toMatchObject({ numeroPlanoANS: '471204145', cep: '87050000' });
  expect((await t.estado('401'))?.situacao).toBe('ATIVO');
  expect(movements(await t.previa())).toEqual([
    '101 RETIFICAÇÃO',
    '402 INCLUSÃO',
    '501 INCLUSÃO nomeMae',
    '502 INCLUSÃO codigoBeneficiarioTitular',
  ]);
});

test('an error is open until a later return accepts the bond', async () => {
  await t.send(answer(await t.made()));
  expect(await findErrosAbertos(t.db, '0000000101')).toEqual([
    { campoAns: 'CEP', valorCampo: '87013000', codigoErro: '2201', mensagemErro: 'CEP INEXISTENTE' },
  ]);
  t.clock.set('2026-12-01T12:00:00Z');
  await t.enter('later');
  const next = await t.made();
  await t.send(answer(next, { incluidos: [included('402')], rejeitados: [] }));
  expect(await findErrosAbertos(t.db, '0000000101')).toEqual([]);
  expect(await findErrosAbertos(t.db, '0000000402')).toEqual([]);
  expect(movements(await t.previa())).toEqual([
    '501 INCLUSÃO nomeMae',
    '502 INCLUSÃO codigoBeneficiarioTitular',
  ]);
});

test('a file refused whole gives its movements back, and another can be made', async () => {
  const envio = await t.made();
  const name = envio.nomeArquivo.replace('.SBX', '.RPX');
  expect((await t.send(refusedRpxFile('HASH INVÁLIDO'), name)).json()).toMatchObject({
    message: `A ANS recusou o envio ${envio.nomeArquivo} inteiro: os seus movimentos voltam à próxima prévia.`,
    problema: 'Arquivo rejeitado pela ANS: HASH INVÁLIDO',
    beneficiarios: [],
    importacao: { isRepetida: false, resultado: 'RECUSADO', aceitos: 0, rejeitados: 0 },
  });
  expect(movements(await t.previa())).toEqual(october);
  expect((await t.gera()).statusCode).toBe(200);
  expect((await t.envios()).map(({ situacao }) => situacao)).toEqual(['GERADO', 'RECUSADO']);
});

test('the same return again changes nothing and says who imported it', async () => {
  const bytes = answer(await t.made());
  const first = (await t.send(bytes)).json();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const before = await t.everything();
  t.clock.set('2026-11-24T12:00:00Z');
  await t.enter('other');
  const again = (await t.send(bytes, 'copia.xml')).json();
  expect(again).toEqual({
    ...first,
    message: 'Este arquivo já foi importado em 21/11/2026 09:00 por Pessoa de Teste; nada mudou.',
    importacao: { ...first.importacao, isRepetida: true, resultado: 'REPETIDO' },
  });
  expect(await t.everything()).toBe(before);
  expect((await t.post('verificaArquivoSib', { sha256: sha256.toUpperCase() })).json()).toEqual({
    isRepetido: true,
    por: 'Pessoa de Teste',
    em: '21/11/2026 09:00',
  });
  expect((await t.post('verificaArquivoSib', { sha256: 'f'.repeat(64) })).json()).toEqual({
    isRepetido: false,
    por: null,
    em: null,
  });
});

test('the same return in other bytes adds only what is new in it', async () => {
  const envio = await t.made();
  await t.send(answer(envio));
  const other = answer(envio, {
    rejeitados: [
      rejected({ cco: '000000000101' }),
      rejected({ cco: '000000000201', tipoMovimento: 'CANCELAMENTO' }),
    ],
  });
  const reply = (await t.send(other)).json();
  expect(reply.message).toBe(
    `O envio ${envio.nomeArquivo} já tinha retorno; os seus movimentos não mudaram.`,
  );
  expect(reply.importacao).toMatchObject({
    isRepetida: false,
    resultado: 'REPETIDO',
    ccosGravados: 0,
    aceitos: 0,
    rejeitados: 0,
  });
  expect(reply.beneficiarios).toHaveLength(3);
  expect((await t.estado('201'))?.situacao).toBe('INATIVO');
});

test('two imports of one return at the same time do the work once', async () => {
  const bytes = answer(await t.made());
  const replies = await Promise.all([t.send(bytes), t.send(bytes), t.send(bytes)]);
  expect(replies.map((reply) => reply.json().importacao.isRepetida).toSorted()).toEqual([false, true, true]);
  expect(await t.envios()).toMatchObject([{ aceitos: 4, rejeitados: 2 }]);
});

test('a return and a new file of the month wait for each other', async () => {
  const rpx = await readRpx([answer(await t.made())], '999999', { maxBytes: 1_000_000 });
  const novo = novoRetorno(rpx, {
    sha256: '0'.repeat(64),
    nomeArquivo: 'retorno.RPX',
    login: 'USU_clerk',
    momento: '2026-11-21T09:00:00',
  });
  const held: unknown[] = [];
  const look = async (trx: Trx): Promise<void> => {
    const { rows } = await sql<{ objid: number }>`select objid::int from pg_locks
      where locktype = 'advisory' and granted and pid = pg_backend_pid()`.execute(trx);
    held.push(rows);
  };
  const id = await guardaRetorno(t.db, novo, rpx, { pace: steadyPace(100), comeca: look });
  await aplicaRetorno(t.db, id ?? 0, { pace: steadyPace(100), conclui: look });
  expect(held).toEqual([
    expect.arrayContaining([{ objid: 320_032 }]),
    expect.arrayContaining([{ objid: 320_032 }]),
  ]);
});

test('a return of a file made elsewhere is stored, its CCOs are written and its errors are known', async () => {
  const bytes = rpxFile({
    nomeArquivo: '99999920260901101500.SBX',
    incluidos: [
      included('401'),
      included('402', '000000000101'),
      included('101'),
      included('999'),
      included('501', '12'),
    ],
    rejeitados: [rejected({ codigoBeneficiario: '502', tipoMovimento: 'INCLUSÃO' })],
  });
  expect((await t.send(bytes)).json()).toMatchObject({
    message:
      'Retorno importado; o envio 99999920260901101500.SBX não foi gerado aqui. 1 CCO gravado. 4 CCO não foram gravados: ' +
      '0000000101 (já tem outro CCO), 0000000402 (o CCO já é de outro beneficiário), 0000000501 (o CCO não tem 12 dígitos), ' +
      '0000000999 (não está no cadastro).',
    importacao: { ccosGravados: 1, aceitos: 0, rejeitados: 0 },
  });
  expect(await t.ccos()).toMatchObject({
    '101': '000000000101',
    '401': '000000990401',
    '402': null,
    '501': null,
  });
  expect((await t.estado('401'))?.situacao).toBe('ATIVO');
  expect(await findErrosAbertos(t.db, '0000000502')).toHaveLength(1);
  expect(movements(await t.previa())).not.toContain('401 INCLUSÃO');
});

test('a return that gives one CCO to two, or two to one, writes none of them', async () => {
  const bytes = rpxFile({
    incluidos: [
      included('401', '1'.repeat(12)),
      included('402', '1'.repeat(12)),
      included('501'),
      included('501', '2'.repeat(12)),
    ],
  });
  expect((await t.send(bytes)).json().importacao.ccosGravados).toBe(0);
  expect(await t.ccos()).toMatchObject({ '401': null, '402': null, '501': null });
});

test('an inclusion that the return does not name comes again', async () => {
  const envio = await t.made();
  expect((await t.send(rpxFile({ nomeArquivo: envio.nomeArquivo }))).json().message).toBe(
    `Retorno do envio ${envio.nomeArquivo} importado: 4 movimentos aceitos e 2 rejeitados. ` +
      '2 inclusões não vieram com CCO nem com erro e voltam à próxima prévia.',
  );
  expect(movements(await t.previa())).toContain('401 INCLUSÃO');
});

test('a late return of a discarded file counts, but not over what a newer file told', async () => {
  const old = await t.made();
  await t.post('descartaSbx', { id: old.id });
  await t.db.updateTable('pessoa').set({ cep: '87014000' }).where('id', '=', 'p0000000101').execute();
  const next = await t.made();
  await t.send(answer(next, { incluidos: [], rejeitados: [] }));
  await t.send(answer(old, { rejeitados: [] }));
  expect((await t.estado('101'))?.dados['cep']).toBe('87014000');
  expect(await t.ccos()).toMatchObject({ '401': '000000990401' });
  expect((await t.envios()).map(({ situacao }) => situacao)).toEqual(['PROCESSADO', 'PROCESSADO']);
});

test('a change that is undone after ANS accepted it is told again', async () => {
  await t.send(answer(await t.made(), { rejeitados: [] }));
  expect(movements(await t.previa())).not.toContain('101 MUDANÇA CONTRATUAL');
  await t.db
    .updateTable('beneficiario')
    .set({ plano_registro: '471203148' })
    .where('matricula', '=', '0000000101')
    .execute();
  await t.db
    .updateTable('pessoa')
    .set({ cep: '87050000', complemento: null })
    .where('id', '=', 'p0000000101')
    .execute();
  expect(movements(await t.previa())).toContain('101 MUDANÇA CONTRATUAL');
  const retificacao = (await t.previa()).movimentos.find(({ tipo }) => tipo === 'RETIFICAÇÃO');
  expect(retificacao?.campos).toEqual(['complemento', 'cep']);
  expect(await t.text(await t.made())).toContain('<endereco><complemento/><cep>87050000</cep></endereco>');
});
