// @module-tag embedded
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { guideOf, providerOf } from '../../contas-medicas/relatorios/fixtures/care.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';

let t: TestServer;
let ana: string;
let bia: string;
const lia = '0000000001';
const fone = '44999990000';

const entram = async (moment: string) => {
  t.clock.set(moment);
  await t.db.deleteFrom('sessao').execute();
  await t.db.deleteFrom('usuario').execute();
  ana = await t.tokenFor({ login: 'ANA', nome: 'Ana Vidal', modules: ['prevencao'] });
  bia = await t.tokenFor({ login: 'BIA', nome: 'Bia Prado', modules: ['prevencao'] });
};

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeRegister(
    t.db,
    [
      [lia, 'Lia', '1960-01-01'],
      ['0000000011', 'Ada', '1950-01-01'],
      ['0000000012', 'Bel', '1940-01-01'],
      ['0000000013', 'Cid', '1960-01-01'],
      ['0000000014', 'Duda', '1960-01-01'],
      ['0000000015', 'Eli', '1960-01-01'],
      ['0000000016', 'Fil', '1960-01-01'],
    ].map(([matricula = '', nome = '', nascimento = '']) => ({ matricula, nome, nascimento })),
  );
});
beforeEach(async () => {
  await entram('2026-11-23T12:00:00Z');
  await t.db.deleteFrom('programa_contato').execute();
  await t.db.deleteFrom('programa_reserva').execute();
  await t.db.updateTable('pessoa').set({ fone_1: fone }).execute();
});
afterAll(() => t.close());

const post = async (path: string, payload: object, authorization = ana) => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: `/api/v1/prevencao/${path}`,
    headers: { authorization },
    payload,
  });
  return { status: reply.statusCode, ...reply.json() };
};

const who = { matricula: lia, programa: 'ACIMA_55' };
const recusou = { ...who, telefone: fone, resultado: 'RECUSOU', observacao: 'Disse que não.', proximo: null };
const certo = {
  ...who,
  telefone: fone,
  resultado: 'ACEITOU',
  observacao: 'Quer participar.',
  proximo: null,
  motivo: 'cliquei no resultado errado',
  visto: 'RECUSOU',
};
const corrige = (over: object = {}, authorization = ana) =>
  post('corrigeContato', { ...certo, ...over }, authorization);

const linha = async () => {
  const answer = await t.staff.inject({
    url: '/api/v1/prevencao/getRelatorioBeneficiariosAcima55',
    headers: { authorization: ana },
  });
  return answer.json().find(({ nome }: { nome: string }) => nome === 'Lia');
};

it('PRV-22: a wrong refusal is corrected on its day, with the reason, and the history keeps what it was', async () => {
  await post('registraContato', recusou);
  expect(await post('getContatoDeHoje', who)).toMatchObject({
    status: 200,
    nome: 'Lia',
    telefones: [fone],
    contato: { resultado: 'RECUSOU', observacao: 'Disse que não.', telefone: fone, correcoes: [] },
  });
  t.clock.advance(60_000);
  expect(await corrige()).toMatchObject({ status: 200, message: 'Contato corrigido com sucesso!' });
  expect(await linha()).toMatchObject({
    contato: 'Agendado',
    resultadoContato: 'ACEITOU',
    proximoContato: '23/12/2026',
    quemLiga: 'Ana Vidal',
  });
  await entram('2026-12-23T12:00:00Z');
  expect((await post('reservaContato', who)).contatos).toEqual([
    {
      em: '23/11/2026 09:00',
      quem: 'Ana Vidal',
      telefone: fone,
      resultado: 'ACEITOU',
      observacao: 'Quer participar.',
      proximo: '23/12/2026',
      correcoes: [{ em: '23/11/2026 09:01', motivo: 'cliquei no resultado errado', resultado: 'RECUSOU' }],
    },
  ]);
});

it('PRV-22: counts the home anew', async () => {
  const alcancadas = async () =>
    (await t.staff.inject({ url: '/api/v1/prevencao/getInicio', headers: { authorization: ana } })).json()
      .listas[1].alcancadas;
  await post('registraContato', { ...recusou, resultado: 'NAO_ATENDEU' });
  expect(await alcancadas()).toBe(0);
  await corrige({ visto: 'NAO_ATENDEU' });
  expect(await alcancadas()).toBe(1);
});

it('PRV-22: pressed twice at once it is one correction', async () => {
  await post('registraContato', recusou);
  const answers = await Promise.all([corrige(), corrige()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await post('getContatoDeHoje', who)).contato.correcoes).toHaveLength(1);
});

it.each([
  [{ motivo: ' ' }, 422, 'Diga por que o contato é corrigido.'],
  [{ telefone: '44988887777' }, 422, 'Este número já não está no cadastro da pessoa.'],
  [{ resultado: 'LIGAR_DEPOIS' }, 422, 'Escolha o dia de ligar de novo.'],
  [{ ...recusou, visto: 'RECUSOU' }, 409, 'Nada mudou neste contato.'],
  [{ programa: 'GESTANTES' }, 409, expect.stringContaining('Nenhum contato foi registrado hoje')],
  [{ visto: 'NAO_ATENDEU' }, 409, expect.stringContaining('agora está “Recusou”')],
])('PRV-22: refuses %o and changes nothing', async (over, status, error) => {
  await post('registraContato', recusou);
  expect(await corrige(over)).toMatchObject({ status, error });
  expect(await post('getContatoDeHoje', who)).toMatchObject({
    contato: { resultado: 'RECUSOU', correcoes: [] },
  });
});

it('PRV-22: refuses another person, another day, and who has not the module', async () => {
  await post('registraContato', recusou);
  expect(await corrige({}, bia)).toMatchObject({
    status: 409,
    error: 'Só quem registrou o contato o corrige: Ana Vidal.',
  });
  const outro = await t.tokenFor({ login: 'OUTRO', modules: ['caixa'] });
  expect((await corrige({}, outro)).status).toBe(403);
  await entram('2026-11-24T12:00:00Z');
  expect(await corrige()).toMatchObject({
    status: 409,
    error: expect.stringContaining('só o de hoje se corrige'),
  });
});

it('PRV-20: the list begins with who is due, the oldest day first, then who cost most and is oldest', async () => {
  await t.db
    .insertInto('prestador')
    .values(providerOf({ codigo: '1', nome: 'Zeni' }))
    .execute();
  await t.db
    .insertInto('guia')
    .values(
      guideOf({
        numero: '1',
        matricula: '0000000013',
        prestador_codigo: '1',
        emitida_em: '2026-11-01',
        valor_cents: 50_000,
      }),
    )
    .execute();
  const contato = async (matricula: string, dia: string, resultado: string) => {
    await entram(`${dia}T12:00:00Z`);
    await post('registraContato', { ...recusou, matricula, resultado });
  };
  await contato('0000000014', '2026-10-01', 'NAO_ATENDEU');
  await contato('0000000015', '2026-09-01', 'NAO_ATENDEU');
  await contato('0000000016', '2026-10-01', 'RECUSOU');
  await entram('2026-11-23T12:00:00Z');
  const answer = await t.staff.inject({
    url: '/api/v1/prevencao/getRelatorioBeneficiariosAcima55',
    headers: { authorization: ana },
  });
  expect(answer.json().map(({ nome }: { nome: string }) => nome)).toEqual([
    'Eli',
    'Duda',
    'Cid',
    'Bel',
    'Ada',
    'Lia',
    'Fil',
  ]);
});

it('PRV-21: a call falls on no Saturday and no Sunday', async () => {
  await entram('2026-11-26T12:00:00Z');
  await post('registraContato', { ...recusou, resultado: 'NAO_ATENDEU' });
  expect((await linha()).proximoContato).toBe('30/11/2026');
});

it('CAD-30: a correction makes the number wrong, and right after all when it is taken back', async () => {
  const errados = () => t.db.selectFrom('telefone_errado').select(['numero', 'fim']).orderBy('id').execute();
  await post('registraContato', recusou);
  await corrige({ resultado: 'NUMERO_ERRADO' });
  expect(await errados()).toEqual([{ numero: fone, fim: null }]);
  await corrige({ visto: 'NUMERO_ERRADO', motivo: 'era o número dela' });
  expect(await errados()).toEqual([{ numero: fone, fim: 'CERTO' }]);
});
