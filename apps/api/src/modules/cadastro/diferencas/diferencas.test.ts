// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { diferencasKit, naAns } from '../fixtures/diferencas.ts';
import { answer, included, sibMonth } from '../fixtures/sibCalls.ts';

let t: Awaited<ReturnType<typeof sibMonth>>;
const { start, campos, situacoes, doSituacao, doCampo, envia, usa, novos } = diferencasKit(() => t);

beforeAll(async () => {
  t = await sibMonth();
});

afterAll(() => t.close());

beforeEach(async () => {
  await start();
  await sql`delete from carga_decisao`.execute(t.db);
});

test('SIB-50: a difference is found, sent, in the file, accepted, and gone from the next conference', async () => {
  expect((await situacoes()).map(({ codbeneficiario }) => codbeneficiario.slice(-3))).toEqual(['201', '301']);
  expect((await campos()).map(({ campo }) => campo)).toEqual(['Nome', 'CPF']);
  expect(await novos()).toEqual([]);

  const chosen = [await doSituacao('201'), await doSituacao('301'), await doCampo('Nome')];
  expect((await envia(...chosen)).json()).toEqual({
    message: '3 diferenças seguem no próximo envio à ANS.',
    quantidade: 3,
    deixadas: [],
    ato: expect.any(String),
  });
  expect(await novos()).toEqual(['101 RETIFICAÇÃO', '201 CANCELAMENTO', '301 REATIVAÇÃO']);
  const [retificacao, cancelamento, reativacao] = (await t.previa()).movimentos;
  expect(retificacao).toMatchObject({
    mudancas: [{ campo: 'nome', antes: 'PESSOA ERRADA', depois: 'PESSOA 0000000101' }],
    solicitado: { por: 'Pessoa de Teste', em: '28/11/2026 09:00', arquivo: 'ArqConf.CNX' },
  });
  expect(cancelamento).toMatchObject({
    dia: '15/10/2026',
    motivo: '41',
    mudancas: [{ campo: 'situacao', antes: 'ATIVO', depois: 'INATIVO' }],
    solicitado: { por: 'Pessoa de Teste' },
  });
  expect(reativacao).toMatchObject({ dia: '30/09/2026', solicitado: { por: 'Pessoa de Teste' } });
  expect((await situacoes()).map(({ andamento }) => andamento)).toEqual([
    'No próximo envio',
    'No próximo envio',
  ]);
  expect((await doCampo('Nome')).andamento).toBe('No próximo envio');

  const envio = await t.made();
  const file = await t.text(envio);
  expect(file).toContain('<nome>PESSOA 0000000101</nome>');
  expect(file).toContain(
    '<cancelamento><cco>000000000201</cco><dataCancelamento>2026-10-15</dataCancelamento><motivoCancelamento>41</motivoCancelamento></cancelamento>',
  );
  expect(file).toContain(
    '<reativacao><cco>000000000301</cco><dataReativacao>2026-09-30</dataReativacao></reativacao>',
  );
  expect((await doCampo('Nome')).andamento).toBe('Espera o retorno');

  await t.send(answer(envio, { incluidos: [], rejeitados: [] }));
  expect((await doCampo('Nome')).andamento).toBe('Aceita pela ANS');
  expect(await novos()).toEqual([]);

  await t.confere(
    naAns.map(({ cco, codigoBeneficiario, ...rest }) => ({
      ...rest,
      cco,
      codigoBeneficiario,
      nome: `PESSOA 0000000${codigoBeneficiario}`,
      situacao: codigoBeneficiario === '201' ? 'INATIVO' : 'ATIVO',
      ...(codigoBeneficiario === '201'
        ? { dataCancelamento: '2026-10-15' }
        : { dataCancelamento: undefined }),
    })) as Parameters<typeof t.confere>[0],
    '2026-12-01T08:00:00',
  );
  expect(await situacoes()).toEqual([]);
  expect((await campos()).map(({ campo }) => campo)).toEqual(['CPF']);
});

test('SIB-50: what was changed since the question is not sent, and a second press sends nothing twice', async () => {
  const nome = await doCampo('Nome');
  const refused = await envia({ ...nome, valorAns: 'OUTRA' });
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'Continua 1 diferença, mas uma parte mudou. Nada foi feito: confira e confirme de novo.',
  ]);
  expect(await novos()).toEqual([]);
  const [first, second] = await Promise.all([envia(nome), envia(nome)]);
  expect([first.json().quantidade, second.json().quantidade].toSorted()).toEqual([0, 1]);
  const again = (await envia(nome)).json();
  expect(again.deixadas).toEqual([
    { matricula: '0000000101', campo: 'Nome', motivo: 'Já segue no próximo envio.' },
  ]);
  expect(await t.db.selectFrom('sib_decisao').select('campo').execute()).toEqual([{ campo: 'nome' }]);
});

test('SIB-50: an inactive bond that ANS never knew is included, and its cancellation follows', async () => {
  const row = {
    codbeneficiario: '0000000901',
    campo: 'Sem CCO',
    cco: null,
    valorAns: null,
    valorOperadora: 'INATIVO',
    andamento: null,
  };
  expect((await envia(row as never)).json().quantidade).toBe(1);
  expect(await novos()).toEqual(['901 INCLUSÃO']);
  await t.send(answer(await t.made(), { incluidos: [included('901')], rejeitados: [] }));
  expect(await novos()).toEqual(['901 CANCELAMENTO']);
});

test('SIB-53: a line of the preview is left out with its author, and given back', async () => {
  await envia(await doSituacao('201'), await doCampo('Nome'));
  const line = { matricula: '0000000201', tipo: 'CANCELAMENTO', competencia: '10/2026' };
  const { leitura } = await t.previa();
  expect((await t.post('deixaForaDoEnvio', line)).json()).toEqual({
    message: 'CANCELAMENTO de Pessoa 0000000201 fica fora do envio.',
  });
  expect((await t.post('deixaForaDoEnvio', line)).statusCode).toBe(200);
  expect((await t.gera(undefined, '10/2026', leitura)).statusCode).toBe(409);
  const out = (await t.previa()).movimentos.find(({ tipo }) => tipo === 'CANCELAMENTO');
  expect(out?.fora).toEqual({ por: 'Pessoa de Teste', em: '28/11/2026 09:00', isIgual: true });
  expect((await situacoes())[0]?.andamento).toBe('Deixada fora');
  const file = await t.text(await t.made());
  expect(file).toContain('<retificacao>');
  expect(file).not.toContain('<cancelamento>');
  expect((await t.post('devolveAoEnvio', line)).json()).toEqual({ message: 'O movimento volta ao envio.' });
  expect((await t.post('devolveAoEnvio', line)).statusCode).toBe(409);
  expect((await t.previa()).movimentos.find(({ tipo }) => tipo === 'CANCELAMENTO')?.fora).toBeNull();
  expect(await t.db.selectFrom('sib_fora').select(['login', 'devolvido_por']).execute()).toHaveLength(1);
});

test('SIB-53: a movement left out goes again once its content is another', async () => {
  await envia(await doSituacao('201'));
  const line = { matricula: '0000000201', tipo: 'CANCELAMENTO', competencia: '10/2026' };
  await t.post('deixaForaDoEnvio', line);
  await t.db
    .updateTable('beneficiario')
    .set({ cancelado_em: '2026-10-20' })
    .where('matricula', '=', '0000000201')
    .execute();
  expect((await t.previa()).movimentos[0]?.fora).toMatchObject({ isIgual: false });
  expect(await t.text(await t.made())).toContain('<dataCancelamento>2026-10-20<');
});

test('SIB-52: the situation of ANS is taken, told to the core system, and never sent back', async () => {
  const [ativo, inativo] = [await doSituacao('201'), await doSituacao('301')];
  const semMotivo = await usa(null, ativo, inativo);
  expect([semMotivo.statusCode, semMotivo.json().error]).toEqual([
    422,
    'Escolha o motivo do cancelamento de quem a ANS tem como inativo.',
  ]);
  expect(await situacoes()).toHaveLength(2);
  expect((await usa('3', ativo, inativo)).json()).toEqual({
    message: '2 valores da ANS gravados.',
    quantidade: 2,
    deixadas: [],
    ato: expect.any(String),
  });
  expect(await situacoes()).toEqual([]);
  expect(await novos()).toEqual([]);
  const central = (await t.get('getSistemaCentral')).json<
    { situacao: string; campo: string; aqui: string | null }[]
  >();
  expect(central.map(({ situacao, campo, aqui }) => [situacao, campo, aqui])).toEqual([
    ['Aguarda o central', 'Cancelado em', null],
    ['Aguarda o central', 'Motivo do cancelamento', null],
    ['Aguarda o central', 'Cancelado em', '30/09/2026'],
    ['Aguarda o central', 'Motivo do cancelamento', expect.any(String)],
  ]);
});

test('SIB-52: fields of the person are taken like a correction, and what cannot be is left with its reason', async () => {
  const [nome, cpf] = [await doCampo('Nome'), await doCampo('CPF')];
  expect((await usa(null, nome, cpf)).json()).toEqual({
    message: '1 valor da ANS gravado. 1 ficou como estava.',
    quantidade: 1,
    deixadas: [{ matricula: '0000000101', campo: 'CPF', motivo: 'A ANS não tem este valor.' }],
    ato: expect.any(String),
  });
  expect((await campos()).map(({ campo }) => campo)).toEqual(['CPF']);
  expect(await novos()).toEqual([]);
  expect(await t.db.selectFrom('beneficiario_alteracao').select(['campo', 'depois']).execute()).toEqual([
    { campo: 'nome', depois: 'PESSOA ERRADA' },
  ]);
});

test('SIB-51: what ANS accepted after its file is neither sent again nor taken back', async () => {
  await t.confere(naAns, '2026-11-05T08:30:00');
  const row = await doSituacao('201');
  const motivo = 'A ANS já aceitou o valor daqui, depois deste arquivo de conferência.';
  const deixadas = [{ matricula: '0000000201', campo: 'Situação', motivo }];
  expect((await envia(row)).json()).toMatchObject({ quantidade: 0, deixadas });
  expect((await usa('3', row)).json()).toMatchObject({ quantidade: 0, deixadas });
  expect(await novos()).toEqual([]);
});

test('SIB-56: a name with ’ does not differ from the one that was sent for it', async () => {
  await t.db
    .updateTable('pessoa')
    .set({ nome: 'Maria das Dôres O’Connor – Sá' })
    .where('id', '=', 'p0000000201')
    .execute();
  const sent = "MARIA DAS DÔRES O'CONNOR - SÁ";
  await t.confere(
    naAns.map((each) => (each.codigoBeneficiario === '201' ? { ...each, nome: sent } : each)),
    '2026-11-27T09:00:00',
  );
  expect((await campos()).map(({ codbeneficiario }) => codbeneficiario.slice(-3))).toEqual(['101', '101']);
});

test('differences that are gone are refused, and who is not of Cadastro sends none', async () => {
  const nome = await doCampo('Nome');
  const gone = await envia({ ...nome, cco: null } as never);
  expect(gone.statusCode).toBe(409);
  await t.enterAs({ modules: ['financeiro'] });
  expect((await envia(nome)).statusCode).toBe(403);
});
