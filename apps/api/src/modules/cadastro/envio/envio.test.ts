import { linhaDoEnvio } from '@vidas/api-client/cadastro/envio/envio.rules.ts';
import { confirmadoDe } from '@vidas/api-client/kinds/confirmado.ts';
// @module-tag embedded
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rpxFile } from '../../../imports/fixtures/sib.ts';
import { answer, included, movements, october, sibMonth } from '../fixtures/sibCalls.ts';

let t: Awaited<ReturnType<typeof sibMonth>>;

beforeAll(async () => {
  t = await sibMonth();
});

beforeEach(() => t.begin());

afterAll(() => t.close());

test('the preview of a month lists every kind of movement, with what keeps it out of the file', async () => {
  const found = await t.previa();
  expect(found.aguardando).toBeNull();
  expect(movements(found)).toEqual(october);
  expect(found.movimentos[0]).toEqual({
    matricula: '0000000101',
    cco: '000000000101',
    nome: 'Pessoa 0000000101',
    tipo: 'RETIFICAÇÃO',
    campos: ['complemento', 'cep'],
    pendencias: [],
    cpf: '50000000051',
    titular: null,
    dia: null,
    motivo: null,
    mudancas: [
      { campo: 'complemento', antes: null, depois: 'BLOCO 2' },
      { campo: 'cep', antes: '87050000', depois: '87013000' },
    ],
    solicitado: null,
    rejeitado: null,
    fora: null,
  });
  expect(found.ultima).toBeNull();
  expect(found.movimentos[1]?.campos).toEqual(['numeroPlanoANS']);
  expect(movements(await t.previa('11/2026'))).toContain('801 INCLUSÃO');
  expect(movements(await t.previa('09/2026'))).toEqual([
    '101 RETIFICAÇÃO',
    '101 MUDANÇA CONTRATUAL',
    '301 REATIVAÇÃO',
  ]);
});

test('the file tells the movements without a problem, families together and the holder first', async () => {
  const envio = await t.made();
  expect(envio).toEqual({
    id: '1',
    nomeArquivo: '99999920261121090000.SBX',
    competencia: '10/2026',
    situacao: 'GERADO',
    geradoEm: '21/11/2026 09:00',
    por: 'Pessoa de Teste',
    quantidade: 6,
    aceitos: null,
    rejeitados: null,
    hash: expect.stringMatching(/^[0-9A-F]{32}$/),
    retorno: null,
  });
  const file = await t.text(envio);
  const body = /<beneficiarios>(.*)<\/beneficiarios>/s.exec(file)?.[1]?.trim().split('\n') ?? [];
  expect(body.map((line) => /^<(\w+)>/.exec(line)?.[1])).toEqual([
    'retificacao',
    'mudancaContratual',
    'cancelamento',
    'reativacao',
    'inclusao',
    'inclusao',
  ]);
  expect(body[0]).toContain('<endereco><complemento>BLOCO 2</complemento><cep>87013000</cep></endereco>');
  expect(body[1]).toContain('<numeroPlanoANS>471204145</numeroPlanoANS>');
  expect(body[2]).toBe(
    '<cancelamento><cco>000000000201</cco><dataCancelamento>2026-10-15</dataCancelamento><motivoCancelamento>41</motivoCancelamento></cancelamento>',
  );
  expect(body[3]).toBe(
    '<reativacao><cco>000000000301</cco><dataReativacao>2026-08-31</dataReativacao></reativacao>',
  );
  expect(body[4]).toContain('<nomeMae>OLÍVIA BRANDÃO</nomeMae></identificacao>');
  expect(body[5]).toContain('<codigoBeneficiarioTitular>0000000401</codigoBeneficiarioTitular>');
  expect(file).toContain(`<hash>${envio.hash}</hash>`);
  const told = file.slice(0, file.indexOf('<epilogo>')).replace(/^<\?xml.*?\?>/, '');
  const texts = [...told.matchAll(/>([^<]+)</g)].map(([, part]) => part?.trim()).join('');
  const schema = /schemaLocation="([^"]+)"/.exec(file)?.[1];
  expect(envio.hash).toBe(
    createHash('md5').update(`${schema}${texts}`, 'latin1').digest('hex').toUpperCase(),
  );
});

test('a second file is refused while one waits, and one request makes one file', async () => {
  const pedido = randomUUID();
  const [first, same] = await Promise.all([t.gera(pedido), t.gera(pedido.toUpperCase())]);
  expect(same.json()).toEqual(first.json());
  const other = await t.gera();
  expect(other.statusCode).toBe(409);
  expect(other.json().error).toBe(
    'O arquivo 99999920261121090000.SBX ainda aguarda o retorno da ANS. Importe o retorno ou descarte o arquivo antes de gerar outro.',
  );
  expect((await t.gera(pedido, '09/2026')).statusCode).toBe(409);
  expect((await t.previa()).aguardando).toEqual(first.json());
  expect(await t.envios()).toEqual([first.json()]);
});

test('of parallel requests one makes the file', async () => {
  const answers = await Promise.all([t.gera(), t.gera(), t.gera(), t.gera()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
});

test('the file that was confirmed is discarded, or none (REL-46)', async () => {
  const envio = await t.made();
  const discards = (seen: typeof envio) =>
    t.post('descartaSbx', { id: envio.id, confirmado: confirmadoDe([linhaDoEnvio(seen)]) });
  const refused = await discards({ ...envio, quantidade: envio.quantidade + 1 });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().error).toMatch(/^Eram \d+ movimentos; agora são \d+ movimentos\. Nada foi feito/);
  expect((await t.previa()).aguardando).toEqual(envio);
  expect((await discards(envio)).json()).toEqual({ ...envio, situacao: 'DESCARTADO' });
});

test('a discarded file gives its movements back; only one that waits can be discarded', async () => {
  const envio = await t.made();
  const { id } = envio;
  expect((await t.post('descartaSbx', { id })).json()).toEqual({ ...envio, situacao: 'DESCARTADO' });
  expect((await t.post('descartaSbx', { id })).json().error).toBe('Este arquivo já foi descartado.');
  expect(movements(await t.previa())).toEqual(october);
  const next = await t.made();
  expect(next.nomeArquivo).toBe('99999920261121090001.SBX');
  await t.send(answer(next));
  expect((await t.post('descartaSbx', { id: next.id })).json().error).toBe(
    'Este arquivo já teve o seu retorno e não pode ser descartado.',
  );
  expect((await t.post('descartaSbx', { id: '77' })).statusCode).toBe(404);
  expect((await t.post('baixaSbx', { id: '77' })).statusCode).toBe(404);
});

test('a month to come and a request without number are refused', async () => {
  expect((await t.gera(randomUUID(), '12/2026')).json().error).toBe('Esta competência ainda não começou.');
  expect((await t.post('previaSbx', { competencia: '12/2026' })).statusCode).toBe(422);
  expect((await t.gera('x'.repeat(36))).statusCode).toBe(400);
  expect(await t.envios()).toEqual([]);
});

test('a month in which nothing changed is told as such', async () => {
  await t.send(answer(await t.made(), { incluidos: [included('401'), included('402')], rejeitados: [] }));
  t.clock.set('2026-12-01T12:00:00Z');
  await t.enter('later');
  const envio = await t.made();
  expect(envio.quantidade).toBe(0);
  expect(await t.text(envio)).toContain('<motivoNaoEnvioBeneficiarios>62<');
  expect((await t.send(rpxFile({ nomeArquivo: envio.nomeArquivo }))).json().message).toContain(
    '0 movimentos aceitos e 0 rejeitados',
  );
});

test('an older month does not take back what a newer one told', async () => {
  await t.send(answer(await t.made(), { incluidos: [included('401'), included('402')], rejeitados: [] }));
  expect(movements(await t.previa('09/2026'))).toEqual([]);
});

test('a movement of thousands is written in portions', async () => {
  const rows = Array.from({ length: 2500 }, (_, index) => String(9_000_000 + index).padStart(10, '0'));
  const json = JSON.stringify(rows);
  await sql`insert into beneficiario select (json_populate_record(b, json_build_object('matricula', m, 'titular_matricula', m))).*
    from json_array_elements_text(${json}::json) as m, beneficiario b where b.matricula = '0000000401'`.execute(
    t.db,
  );
  const envio = await t.made();
  expect(envio.quantidade).toBe(2506);
  const file = await t.text(envio);
  expect(file.match(/<inclusao>/g)).toHaveLength(2502);
  expect(file.endsWith(`<epilogo><hash>${envio.hash}</hash></epilogo></mensagemSIB>\n`)).toBe(true);
});
