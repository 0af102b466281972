// @module-tag embedded
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CnxFixture, cnxFile, type Frame } from '../../../imports/fixtures/sib.ts';
import { type Pace, steadyPace } from '../../../db/pace.ts';
import { testServer } from '../../../test/harness.ts';
import { multipart } from '../fixtures/multipart.ts';
import { writeRegister } from '../fixtures/register.ts';
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
import { linhaDaConferencia } from '@vidas/api-client/cadastro/conferencia/conferencia.rules.ts';
import { previaDe } from './usaConferencia.ts';

let t: Awaited<ReturnType<typeof testServer>>;
let token: string;
let marina: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeRegister(t.db, [{ matricula: '0000000001', cco: '000000000101' }, { matricula: '0000000002' }]);
  marina = await t.tokenFor({ modules: ['cadastro'], login: 'marina', nome: 'Marina Alencar' });
});

afterAll(() => t.close());

beforeEach(async () => {
  await t.db.deleteFrom('conferencia_beneficiario').execute();
  await t.db.deleteFrom('conferencia_importacao').execute();
  token = marina;
});

const upload = (call: string, name: string, bytes: Uint8Array) =>
  t.staff.inject({ method: 'POST', url: `/api/v1/cadastro/${call}`, ...multipart(name, bytes, token) });
const prepare = (lines: CnxFixture[], frame: Frame = {}, name = 'novembro.CNX') =>
  upload('previaConferenciaSib', name, cnxFile(lines, frame));
const post = (call: string, payload: object) =>
  t.staff.inject({
    method: 'POST',
    url: `/api/v1/cadastro/${call}`,
    headers: { authorization: token },
    payload,
  });
const get = async (call: string) => {
  const answer = await t.staff.inject({ url: `/api/v1/cadastro/${call}`, headers: { authorization: token } });
  return answer.statusCode === 204 ? [] : answer.json();
};

const lines: CnxFixture[] = [
  { cco: '000000000101', codigoBeneficiario: '1' },
  { cco: '000000000202', codigoBeneficiario: '2' },
  { cco: '000000000303', codigoBeneficiario: '3', situacao: 'INATIVO' },
];
const october: Frame = { dataHora: '2026-10-05T08:30:00' };

/** Puts a file in force through its preview, like the screen does. */
const take = async (given: CnxFixture[], frame: Frame = {}, name?: string): Promise<string> => {
  const { arquivo } = (await prepare(given, frame, name)).json();
  expect((await post('usaConferenciaSib', { id: arquivo.id, ciente: true })).statusCode).toBe(200);
  return arquivo.id;
};

test('a preview says what the file is and changes nothing; taking it puts it in force', async () => {
  const answer = await prepare(lines);
  expect(answer.json()).toEqual({
    arquivo: {
      id: expect.any(String),
      nome: 'novembro.CNX',
      data: '05/11/2026 08:30',
      quantidade: 3,
      em: '21/11/2026 09:00',
      por: 'Marina Alencar',
      isEmVigor: false,
      vigorEm: null,
      vigorPor: null,
      isGuardado: true,
      isHashAceito: false,
    },
    ativos: 2,
    emVigor: null,
    mudancas: null,
    avisos: [],
  });
  expect(await get('getConferenciaSib')).toEqual([]);
  expect(await get('getConferenciasSib')).toEqual([]);
  const { id } = answer.json().arquivo;
  expect((await post('usaConferenciaSib', { id })).json()).toEqual({
    success: true,
    message: 'novembro.CNX está em vigor: 3 beneficiários.',
  });
  expect(await get('getConferenciaSib')).toHaveLength(3);
  expect(await get('getBeneficiariosNaAnsSemCcoNaOeste')).toHaveLength(2);
});

test('the preview counts who comes, goes and changes against the file in force', async () => {
  await take(lines, october, 'outubro.CNX');
  const answer = await prepare([
    { ...lines[0]!, nome: 'OUTRO NOME' },
    { ...lines[1]!, situacao: 'INATIVO' },
    { cco: '000000000404' },
    { cco: '000000000505' },
  ]);
  expect(answer.json()).toMatchObject({
    emVigor: { nome: 'outubro.CNX', quantidade: 3 },
    mudancas: { entram: 2, saem: 1, mudam: 2, situacao: 1 },
    avisos: [],
  });
});

test('a file that is older, much smaller or has a wrong hash is taken only by who knows it, and that is recorded', async () => {
  await take([...lines, { cco: '000000000404' }]);
  const answer = await prepare(lines, { ...october, hash: '0'.repeat(32) }, 'outubro.CNX');
  expect(answer.json().avisos).toEqual(['MAIS ANTIGO', 'MUITO MENOR', 'HASH']);
  const { id } = answer.json().arquivo;
  const refused = await post('usaConferenciaSib', { id });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().error).toBe(
    'O arquivo é mais antigo do que o arquivo em vigor, tem bem menos beneficiários do que o arquivo em vigor, ' +
      'tem um hash que não confere com o seu conteúdo. Confirme para usá-lo.',
  );
  expect(await get('getConferenciaSib')).toHaveLength(4);
  token = await t.tokenFor({ modules: ['cadastro'], login: 'otavio', nome: 'Otávio Lins' });
  expect((await post('usaConferenciaSib', { id, ciente: true })).statusCode).toBe(200);
  expect(await get('getConferenciaSib')).toHaveLength(3);
  expect((await get('getConferenciasSib'))[0]).toMatchObject({
    nome: 'outubro.CNX',
    isHashAceito: true,
    por: 'Marina Alencar',
    vigorPor: 'Otávio Lins',
  });
});

test('a file is not taken when another one came into force after its preview (REL-46)', async () => {
  const { arquivo, emVigor } = (await prepare(lines)).json();
  const visto = confirmadoDe([linhaDaConferencia(arquivo, emVigor)]);
  expect((await post('usaConferenciaSib', { id: arquivo.id, confirmado: visto })).statusCode).toBe(200);
  // The same preview again: meanwhile a file is in force.
  const refused = await post('usaConferenciaSib', { id: arquivo.id, confirmado: visto });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().error).toBe(
    'Continuam 3 beneficiários, mas o arquivo em vigor já é outro. Nada foi feito: confira e confirme de novo.',
  );
});

test('any file of the list comes back into force, with its records compared anew', async () => {
  const first = await take(lines, october, 'outubro.CNX');
  await take([...lines, { cco: '000000000404' }]);
  expect((await post('previaDaConferenciaSib', { id: first })).json()).toMatchObject({
    arquivo: { nome: 'outubro.CNX' },
    mudancas: { entram: 0, saem: 1, mudam: 0, situacao: 0 },
    avisos: ['MAIS ANTIGO', 'MUITO MENOR'],
  });
  await post('usaConferenciaSib', { id: first, ciente: true });
  const files = await get('getConferenciasSib');
  expect(files.map(({ nome, isEmVigor }: Record<string, unknown>) => [nome, isEmVigor])).toEqual([
    ['novembro.CNX', false],
    ['outubro.CNX', true],
  ]);
  expect(await get('getConferenciaSib')).toHaveLength(3);
  expect((await get('getResumoConferenciaSib')).arquivo).toMatchObject({
    nome: 'outubro.CNX',
    quantidade: 3,
  });
  expect(await get('getBeneficiariosNaAnsSemCcoNaOeste')).toHaveLength(2);
});

test('a file that was taken before is not read again', async () => {
  await take(lines);
  const again = await prepare(lines, {}, 'copia.CNX');
  expect(again.statusCode).toBe(409);
  expect(again.json().error).toBe(
    'Este arquivo já foi importado em 21/11/2026 09:00 por Marina Alencar; nada mudou.',
  );
});

test('a newer preview takes the place of one that nobody took', async () => {
  const { arquivo } = (await prepare(lines)).json();
  await prepare(lines.slice(1), {}, 'outro.CNX');
  const late = await post('usaConferenciaSib', { id: arquivo.id });
  expect(late.statusCode).toBe(404);
  expect(late.json().error).toBe('Este arquivo já não está aqui. Importe-o de novo.');
});

test('the call that takes a file at once refuses one whose hash does not match', async () => {
  const answer = await upload('importaConferenciaCadastralSib', 'a.CNX', cnxFile(lines, { hash: '' }));
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    success: false,
    message: 'O arquivo não traz o hash que confirma o seu conteúdo. Nada foi gravado.',
    problems: [{ field: 'hash' }],
  });
  expect(await t.db.selectFrom('conferencia_importacao').select('id').execute()).toEqual([]);
});

test('a preview compares with the file that is in force when it is answered', async () => {
  const first = await take(lines, october, 'outubro.CNX');
  await take(lines.slice(0, 1), { dataHora: '2026-10-20T08:30:00' }, 'fim-de-outubro.CNX');
  const { arquivo, mudancas } = (await prepare(lines)).json();
  expect(mudancas).toEqual({ entram: 2, saem: 0, mudam: 0, situacao: 0 });
  const plain = steadyPace(1);
  let isTaken = false;
  const meanwhile: Pace = {
    ...plain,
    tx: async (db, work) => {
      if (!isTaken) await post('usaConferenciaSib', { id: first, ciente: true });
      isTaken = true;
      return plain.tx(db, work);
    },
  };
  expect(await previaDe(t.db, Number(arquivo.id), meanwhile)).toMatchObject({
    emVigor: { id: first },
    mudancas: { entram: 0, saem: 0, mudam: 0, situacao: 0 },
  });
});
