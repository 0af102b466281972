import { avisos } from '@vidas/api-client/cobranca/aviso/aviso.report.ts';
import type { registraAviso } from '@vidas/api-client/cobranca/aviso/aviso.contract.ts';
import type { Input } from '@vidas/api-client/http/endpoint.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pdfText } from '../../../test/pdfText.ts';
import { cofreDasProvas } from './arquivoDaProva.ts';
import { findPedacos } from './registro.sql.ts';
import { writeForma } from '../../cadastro/fixtures/formaDePapel.ts';

let t: TestServer;
let token: string;
let titular = '';
let outro = '';
let faturas: string[] = [];

const today = '2026-11-21';

beforeAll(async () => {
  t = await testServer({ lives: 300 });
  t.clock.set(`${today}T12:00:00Z`);
  token = await t.tokenFor({ modules: ['cobranca'] });
  const { rows } = await sql<{ titular: string; faturas: string[] }>`
    select f.titular_matricula as titular, jsonb_agg(f.numero order by f.vencimento) as faturas
    from fatura f join beneficiario b on b.matricula = f.titular_matricula and b.tipo_contratacao = 1
    where f.vencimento between '2026-06-01' and '2026-10-01' and f.status <> 'CANCELADA'
    group by 1 having count(*) > 1 order by 1 limit 2`.execute(t.db);
  [titular = '', outro = ''] = rows.map((row) => row.titular);
  faturas = rows[0]?.faturas.slice(0, 2) ?? [];
  await sql`update beneficiario set contrato_em = '2025-02-01' where matricula = ${titular}`.execute(t.db);
});
afterAll(() => t.close());

const post = async (path: string, payload: object) => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: `/api/v1/cobranca/${path}`,
    headers: { authorization: token },
    payload,
  });
  return { code: reply.statusCode, body: reply.json<Record<string, unknown>>() };
};
const get = (path: string) =>
  t.staff.inject({ url: `/api/v1/cobranca/${path}`, headers: { authorization: token } });

const pedido = (given: Partial<Input<typeof registraAviso>['body']> = {}) => ({
  matricula: titular,
  meio: 'CARTA',
  endereco: 'Rua dos Ipês, 45',
  texto: 'Pague.',
  enviadoEm: '15/10/2026',
  mensalidades: faturas,
  ...given,
});

/** A notice without gaps, as if its text named everything. */
const avisoInteiro = async (given: Parameters<typeof pedido>[0] = {}): Promise<number> => {
  const { body } = await post('registraAviso', pedido(given));
  await sql`update aviso set faltas = '{}' where id = ${body['id']}`.execute(t.db);
  return body['id'] as number;
};

const dado = { matricula: '', especie: 'AR', recebidoEm: '22/10/2026', numero: '', nota: '', arquivo: null };
const prova = (aviso: number, given: object = {}) =>
  post('registraProva', { ...dado, aviso, matricula: titular, ...given });

const doAviso = async (id: number) => {
  const { body } = await post('getAvisos', { matricula: titular.replace(/^0+/, '') });
  const rows = z.decode(avisos.questions.busca.endpoint.reply, body as never) as { id: number }[];
  return rows.find((row) => row.id === id) as unknown as Record<string, unknown>;
};

const fieldsOf = ({ code, body }: { code: number; body: Record<string, unknown> }) => [
  code,
  ...((body['problems'] ?? []) as { field: string; message: string }[]).map(
    ({ field, message }) => `${field}: ${message}`,
  ),
];

describe('the register of notices', () => {
  test('NOT-22: a notice made outside is kept with its text, and says what the text lacks', async () => {
    const { code, body } = await post('registraAviso', pedido());
    expect(code).toBe(200);
    expect(body['faltas']).toContain('total');
    const row = await doAviso(body['id'] as number);
    expect(row).toMatchObject({ situacao: 'Não vale', recebidoEm: null, enviadoEm: '2026-10-15' });
    expect(row['porque']).toMatch(/^falta no texto: nome da operadora/);
    const aviso = (await get(`getAviso/${String(body['id'])}`)).json<Record<string, unknown>>();
    expect(aviso).toMatchObject({ texto: 'Pague.', matricula: titular });
    expect(aviso['sha256']).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    [{ enviadoEm: '22/11/2026' }, 'enviadoEm: Este dia ainda não chegou.'],
    [{ mensalidades: [] }, 'mensalidades: Escolha ao menos uma mensalidade vencida.'],
    [{ endereco: ' ' }, 'endereco: Diga o endereço ou número usado.'],
    [{ texto: '' }, 'texto: Cole o texto do aviso.'],
    [{ matricula: '9999999999' }, 'matricula: Nenhum titular tem esta matrícula.'],
  ])('refuses %j at its field', async (given, said) => {
    const answer = fieldsOf(await post('registraAviso', pedido(given as never)));
    expect(answer.slice(1)).toEqual([said]);
  });

  it('refuses a fee of another contract', async () => {
    const { rows } = await sql<{ numero: string }>`
      select numero from fatura where titular_matricula = ${outro} and vencimento < '2026-10-01' limit 1`.execute(
      t.db,
    );
    const answer = await post('registraAviso', pedido({ mensalidades: [...faturas, rows[0]!.numero] }));
    expect(fieldsOf(answer)[1]).toMatch(/^mensalidades: Uma das mensalidades é de outro contrato/);
  });

  test('NOT-26: a proof makes a notice valid, and each wrong one is refused at its field', async () => {
    const id = await avisoInteiro();
    expect(fieldsOf(await prova(id, { recebidoEm: '14/10/2026', numero: 'AA123456789BR' }))).toEqual([
      422,
      'recebidoEm: O aviso saiu em 15/10/2026: a prova não é de antes.',
    ]);
    expect(fieldsOf(await prova(id, { recebidoEm: '22/11/2026', numero: 'AA123456789BR' }))).toEqual([
      422,
      'recebidoEm: Este dia ainda não chegou.',
    ]);
    expect(fieldsOf(await prova(id, { matricula: outro }))).toEqual([
      422,
      'matricula: Este aviso é de outro contrato.',
    ]);
    expect(fieldsOf(await prova(id, { especie: 'LEITURA' }))[1]).toMatch(/^especie: /);
    expect(fieldsOf(await prova(id, { numero: '12' }))[1]).toMatch(/^numero: Escreva o número do AR/);
    expect((await prova(id, { numero: 'aa 123456789 br' })).code).toBe(200);
    expect(await doAviso(id)).toMatchObject({ situacao: 'Vale', recebidoEm: '2026-10-22', provas: 1 });
    const segundo = await avisoInteiro();
    expect(fieldsOf(await prova(segundo, { numero: 'AA123456789BR' }))).toEqual([
      422,
      `numero: Este AR já prova o aviso nº ${id}, da matrícula ${titular}.`,
    ]);
  });

  test('NOT-21: an answer marked as read makes an SMS valid from the day of the answer', async () => {
    const id = await avisoInteiro({ meio: 'SMS', endereco: '45999990000' });
    expect(await doAviso(id)).toMatchObject({ situacao: 'Não vale', porque: 'aviso sem prova' });
    const resposta = { especie: 'RESPOSTA', recebidoEm: '19/10/2026' };
    expect(fieldsOf(await prova(id, resposta))[1]).toBe('nota: Escreva o que a pessoa respondeu.');
    expect((await prova(id, { ...resposta, nota: 'ok, ciente' })).code).toBe(200);
    expect(await doAviso(id)).toMatchObject({ situacao: 'Vale', recebidoEm: '2026-10-19' });
  });

  test('NOT-29: a wrong proof is undone with a reason, stays in the register and frees its AR', async () => {
    const id = await avisoInteiro();
    await prova(id, { numero: 'BB123456789BR' });
    const aviso = (await get(`getAviso/${id}`)).json<{ provas: { id: number }[] }>();
    const errada = aviso.provas[0]!.id;
    expect(fieldsOf(await post('desfazProva', { id: errada, motivo: ' ' }))[1]).toMatch(/^motivo: /);
    expect((await post('desfazProva', { id: errada, motivo: 'AR de outra pessoa' })).code).toBe(200);
    expect((await post('desfazProva', { id: errada, motivo: 'de novo' })).code).toBe(409);
    expect(await doAviso(id)).toMatchObject({ situacao: 'Não vale', porque: 'aviso sem prova', provas: 0 });
    const depois = (await get(`getAviso/${id}`)).json<{ provas: { desfeitaMotivo: string }[] }>();
    expect(depois.provas.map(({ desfeitaMotivo }) => desfeitaMotivo)).toEqual(['AR de outra pessoa']);
    expect((await prova(id, { numero: 'BB123456789BR' })).code).toBe(200);
  });
});

describe('the file of a proof', () => {
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(100_000, 'segredo ')]);
  const arquivo = (nome: string, bytes: Buffer) => ({ nome, conteudo: bytes.toString('base64') });

  test('NOT-27: a file that is not what its name says is refused, and nothing is kept', async () => {
    const id = await avisoInteiro();
    const com = (nome: string, bytes: Buffer) =>
      prova(id, { numero: 'CC123456789BR', arquivo: arquivo(nome, bytes) });
    expect(fieldsOf(await com('ar.jpg', pdf))).toEqual([
      422,
      'arquivo: O arquivo não é um JPG, embora o nome diga que é.',
    ]);
    expect(fieldsOf(await com('ar.exe', pdf))[1]).toBe('arquivo: Use um arquivo .pdf, .jpg ou .mp3.');
    expect(fieldsOf(await com('ar.pdf', Buffer.alloc(0)))[1]).toBe('arquivo: O arquivo está vazio.');
    const grande = Buffer.concat([pdf, Buffer.alloc(10 * 1_048_576)]);
    expect(fieldsOf(await com('ar.pdf', grande))[1]).toBe('arquivo: O arquivo passa de 10 MB.');
    expect(await doAviso(id)).toMatchObject({ provas: 0 });
  });

  test('NOT-28: a file is kept sealed, comes back to the byte, and its reading is recorded', async () => {
    const id = await avisoInteiro();
    expect((await prova(id, { numero: 'DD123456789BR', arquivo: arquivo('AR.pdf', pdf) })).code).toBe(200);
    const aviso = (await get(`getAviso/${id}`)).json<{
      provas: { id: number; arquivoBytes: number }[];
      ocupado: number;
    }>();
    const feita = aviso.provas[0]!;
    expect([feita.arquivoBytes, aviso.ocupado]).toEqual([pdf.length, pdf.length]);
    const pedacos = await findPedacos(t.db, feita.id);
    expect(pedacos.length).toBeGreaterThan(3);
    expect(Buffer.concat(pedacos).includes('segredo')).toBe(false);
    const lido = (await get(`getArquivoDaProva/${feita.id}`)).json<{ nome: string; conteudo: string }>();
    expect([lido.nome, Buffer.from(lido.conteudo, 'base64').equals(pdf)]).toEqual(['AR.pdf', true]);
    const { rows } = await sql<{ detalhe: string; pessoas: number }>`
      select detalhe, pessoas from consulta_saude where lista = 'Arquivo de uma prova de aviso'`.execute(
      t.db,
    );
    expect(rows).toEqual([{ detalhe: String(feita.id), pessoas: 1 }]);
  });

  it('a file opens only in its own place, and is deleted after five years', async () => {
    const cofre = cofreDasProvas(t.deps.secrets);
    const { rows } = await sql<{ id: number }>`select max(prova_id) as id from aviso_prova_pedaco`.execute(
      t.db,
    );
    const id = rows[0]!.id;
    await sql`update aviso_prova_pedaco set ordem = 1000 - ordem where prova_id = ${id}`.execute(t.db);
    await expect(cofre.abre(t.db, id)).rejects.toThrow();
    await sql`update aviso_prova set registrada_em = '2021-11-20' where id = ${id}`.execute(t.db);
    const novo = await avisoInteiro();
    expect((await prova(novo, { numero: 'EE123456789BR', arquivo: arquivo('b.pdf', pdf) })).code).toBe(200);
    expect((await get(`getArquivoDaProva/${id}`)).statusCode).toBe(204);
  });
});

describe('letters of notice', () => {
  test('NOT-30: a letter names every late fee, enters as a notice without proof, once a day', async () => {
    const { rows } = await sql<{ titular: string; faturas: number }>`
      select f.titular_matricula as titular, count(*)::int as faturas from fatura f
      where f.titular_matricula is not null and f.status = 'ABERTA' and f.vencimento < '2026-11-19'
      group by 1 having count(*) > 1 order by 1 limit 1`.execute(t.db);
    const { titular: devedor, faturas: devidas } = rows[0]!;
    const { rows: quites } = await sql<{ titular: string }>`
      select b.matricula as titular from beneficiario b where b.dependencia = 1 and not exists (select from fatura f
        where f.titular_matricula = b.matricula and f.status = 'ABERTA') order by 1 limit 1`.execute(t.db);
    const quite = quites[0]!.titular;
    const { code, body } = await post('geraCartasDeAviso', { matriculas: [devedor, quite] });
    expect(code).toBe(200);
    expect(body['fora']).toMatchObject([{ matricula: quite }]);
    const [carta] = body['cartas'] as { matricula: string; faltas: string[] }[];
    expect(carta?.matricula).toBe(devedor);
    expect(carta?.faltas).toEqual([]);
    const texto = pdfText(Buffer.from(body['pdf'] as string, 'base64'));
    expect(texto).toContain('593/2023');
    expect((body['csv'] as string).split('\r\n')).toHaveLength(3);
    expect(texto).not.toContain('página 3 de');
    await writeForma(t.db, devedor, 'LETRA_GRANDE');
    const grande = await post('geraCartasDeAviso', { matriculas: [devedor] });
    expect(grande.code).toBe(200);
    expect(pdfText(Buffer.from(grande.body['pdf'] as string, 'base64'))).toContain('página 3 de');
    const { rows: escritos } = await sql<{ origem: string; situacao: string; faturas: number }>`
      select a.origem, a.situacao, (select count(*)::int from aviso_mensalidade m where m.aviso_id = a.id) as faturas
      from aviso a where a.titular_matricula = ${devedor} and a.enviado_em::date = ${today}::date`.execute(
      t.db,
    );
    expect(escritos).toEqual([{ origem: 'CARTA', situacao: 'ENVIADO', faturas: devidas }]);
    expect(fieldsOf(await post('geraCartasDeAviso', { matriculas: [quite] }))[1]).toMatch(
      /^matriculas: Ninguém/,
    );
    expect((await post('geraCartasDeAviso', { matriculas: ['9999999999'] })).code).toBe(404);
  });
});

test('NOT-32: the dossier tells fees, payments, notices and proofs in order of time, with the texts', async () => {
  const { code, body } = await post('getDossie', { matricula: titular });
  expect([code, body['nome']]).toEqual([200, `dossie-${titular}-${today}.pdf`]);
  const texto = pdfText(Buffer.from(body['conteudo'] as string, 'base64')).replaceAll(/\s+/gu, ' ');
  expect(texto).toContain('Vencimento Fatura');
  expect(texto).toMatch(/AR dos correios; AA123456789BR/);
  expect(texto).toContain('AR de outra pessoa');
  expect(texto).toMatch(/SHA-256 do texto: [0-9a-f]{64}/);
  const dias = [...texto.matchAll(/(\d{2})\/(\d{2})\/(\d{4}) (?=Vencimento Fatura)/g)].map(
    ([, d, m, a]) => `${a}-${m}-${d}`,
  );
  expect(dias.length).toBeGreaterThan(1);
  expect(dias).toEqual(dias.toSorted());
  expect((await post('getDossie', { matricula: '9999999999' })).code).toBe(404);
});
