// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { abreConfirma, codigo, cpfs } from './confirma.fixture.ts';

let c: Awaited<ReturnType<typeof abreConfirma>>;
beforeAll(async () => {
  c = await abreConfirma();
});
afterAll(() => c.t.close());
beforeEach(async () => {
  await sql`truncate carga_confirma, carga_decisao, carga_antes, carga_entrega, beneficiario, pessoa, usuario_app cascade`.execute(
    c.t.db,
  );
});

const ana = { nome: 'Ana Lima', cpf: cpfs.a };
const bia = { nome: 'Bia Reis', cpf: cpfs.b, nascimento: '1985-05-05', mae: 'Sara' };

const primeira = async () => {
  const [linha] = await c.perguntas();
  if (!linha) throw new Error('nothing is asked');
  return linha;
};

describe('a bond for which the core system says another CPF (CAR-13)', () => {
  beforeEach(async () => {
    await c.entrega({ 1: ana, 2: ana });
  });

  it('stops nothing: its fee and what refers to it go in, its person waits, and nothing is refused', async () => {
    const feita = await c.entrega(
      { 2: { ...bia, mensalidade: '90,00' } },
      { usuarios_aplicativo: `matricula;registrado_em\n${codigo(2)};2026-10-01 08:00` },
    );
    expect([feita.recusadas, feita.avisos]).toEqual([
      [],
      ['não é o CPF que a pessoa desta matrícula tem aqui'],
    ]);
    expect(await c.retrato()).toEqual({ 1: `Ana Lima ${cpfs.a}`, 2: `Ana Lima ${cpfs.a}` });
    const { rows } = await sql`select mensalidade_cents, (select count(*)::int from usuario_app) as app
      from beneficiario where matricula = ${codigo(2)}`.execute(c.t.db);
    expect(rows).toEqual([{ mensalidade_cents: 9000, app: 1 }]);
    expect(await c.perguntas()).toEqual([
      expect.objectContaining({
        matricula: codigo(2),
        pergunta: 'OUTRO_CPF',
        nome: 'Ana Lima',
        nomeCentral: 'Bia Reis',
        cpf: cpfs.a,
        cpfCentral: cpfs.b,
        nascimentoCentral: '05/05/1985',
        maeCentral: 'Sara',
        outra: null,
        entrega: feita.id,
      }),
    ]);
  });

  it('is asked once, anew where the core system says a third, and no more where it agrees', async () => {
    await c.entrega({ 2: bia });
    const { id } = await primeira();
    expect((await c.entrega({ 2: bia })).avisos).toEqual([]);
    expect((await c.perguntas()).map((um) => um.id)).toEqual([id]);
    await c.entrega({ 2: { ...bia, cpf: cpfs.c } });
    expect((await c.perguntas()).map(({ cpfCentral }) => cpfCentral)).toEqual([cpfs.c]);
    expect(await c.responde({ id, outra: null }, 'MESMA')).toMatchObject({ status: 404 });
    await c.entrega({ 1: ana, 2: ana });
    expect(await c.perguntas()).toEqual([]);
  });

  it('answered as the same person takes the CPF and the rest, on the trail of its record', async () => {
    await c.entrega({ 2: bia });
    expect(await c.responde(await primeira(), 'MESMA')).toMatchObject({ status: 200 });
    expect(await c.retrato()).toEqual({ 1: `Bia Reis ${cpfs.b}`, 2: `Bia Reis ${cpfs.b}` });
    const { rows } = await sql`select campo, antes, depois from beneficiario_alteracao order by id`.execute(
      c.t.db,
    );
    expect(rows).toContainEqual({ campo: 'cpf', antes: cpfs.a, depois: cpfs.b });
    expect((await c.entrega({ 1: bia, 2: bia })).recusadas).toEqual([]);
    expect([await c.perguntas(), await c.contadas()]).toEqual([[], []]);
  });

  it('answered as another person moves that bond alone', async () => {
    await c.entrega({ 2: bia });
    expect(await c.responde(await primeira(), 'OUTRA')).toMatchObject({ status: 200 });
    expect(await c.retrato()).toEqual({ 1: `Ana Lima ${cpfs.a}`, 2: `Bia Reis ${cpfs.b}` });
    expect((await c.entrega({ 1: ana, 2: bia })).recusadas).toEqual([]);
    expect([await c.perguntas(), await c.contadas()]).toEqual([[], []]);
  });

  it('answered with as it is stays so, is told, and is not asked until the core system says something else', async () => {
    await c.entrega({ 2: bia });
    expect(await c.responde(await primeira(), 'FICA')).toMatchObject({ status: 200 });
    const dito = [
      ['Mantido aqui', 2, 'CPF', cpfs.a, cpfs.b],
      ['Mantido aqui', 2, 'Nome', 'Ana Lima', 'Bia Reis'],
      ['Mantido aqui', 2, 'Nascimento', '01/01/1990', '05/05/1985'],
      ['Mantido aqui', 2, 'Nome da mãe', 'Rita', 'Sara'],
    ];
    expect(await c.contadas()).toEqual(dito);
    expect((await c.entrega({ 1: ana, 2: { ...bia, email: 'bia@b.com' } })).recusadas).toEqual([]);
    expect([await c.retrato(), await c.perguntas(), await c.contadas()]).toEqual([
      { 1: `Ana Lima ${cpfs.a}`, 2: `Ana Lima ${cpfs.a}` },
      [],
      dito,
    ]);
    await c.entrega({ 2: { ...bia, cpf: cpfs.c } });
    expect([(await c.perguntas()).length, await c.contadas()]).toEqual([1, []]);
    await c.responde(await primeira(), 'FICA');
    await c.entrega({ 2: ana });
    expect([await c.perguntas(), await c.contadas()]).toEqual([[], []]);
  });

  it('answered by two is answered by the first, and the second is told', async () => {
    await c.entrega({ 2: bia });
    const linha = await primeira();
    const respostas = await Promise.all([
      c.responde(linha, 'OUTRA', 'lia'),
      c.responde(linha, 'MESMA', 'caio'),
    ]);
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(respostas.find(({ status }) => status === 404)?.body).toMatchObject({
      error:
        'Esta pergunta não aguarda mais resposta: alguém respondeu, ou o sistema central disse outra coisa.',
    });
  });

  it('is asked no more once the delivery is taken back, and the question before it waits again', async () => {
    await c.entrega({ 2: bia });
    const { id } = await primeira();
    const segunda = await c.entrega({ 2: { ...bia, cpf: cpfs.c } });
    expect((await primeira()).id).not.toBe(id);
    await c.desfaz(segunda.id);
    expect(await primeira()).toMatchObject({ id, cpfCentral: cpfs.b });
  });

  it('keeps what was told where the delivery that agreed is taken back', async () => {
    await c.entrega({ 2: { ...ana, cpf: cpfs.b } });
    await c.responde(await primeira(), 'FICA');
    const concorda = await c.entrega({ 2: ana });
    expect(await c.contadas()).toEqual([]);
    await c.desfaz(concorda.id);
    expect(await c.contadas()).toEqual([['Mantido aqui', 2, 'CPF', cpfs.a, cpfs.b]]);
  });

  it('and that CPF is somebody else’s is moved to her, or both are joined; what differs is told', async () => {
    await c.entrega({ 3: bia });
    await c.entrega({ 2: { ...bia, nome: 'Bia R. Reis' } });
    const linha = await primeira();
    expect(linha).toMatchObject({ pergunta: 'CPF_DE_OUTRA', outra: `${codigo(3)} · Bia Reis` });
    expect(await c.responde({ ...linha, outra: null }, 'OUTRA')).toMatchObject({
      status: 409,
      body: { error: 'O cadastro mudou desde que esta lista foi lida. Confira a linha e responda de novo.' },
    });
    await c.responde(linha, 'OUTRA');
    expect(await c.retrato()).toEqual({
      1: `Ana Lima ${cpfs.a}`,
      2: `Bia Reis ${cpfs.b}`,
      3: `Bia Reis ${cpfs.b}`,
    });
    expect(await c.contadas()).toEqual([['Mantido aqui', 2, 'Nome', 'Bia Reis', 'Bia R. Reis']]);
    await c.entrega({ 1: { ...bia, nome: 'Bia Reis' } });
    await c.responde(await primeira(), 'MESMA');
    expect([await c.retrato(), await c.pessoas()]).toEqual([
      { 1: `Bia Reis ${cpfs.b}`, 2: `Bia Reis ${cpfs.b}`, 3: `Bia Reis ${cpfs.b}` },
      1,
    ]);
  });
});

describe('no question', () => {
  it.each([
    ['a CPF that is filled', { nome: 'Ana Lima' }, ana, ana],
    ['a CPF that is taken out', ana, { nome: 'Ana Lima' }, { nome: 'Ana Lima' }],
    ['a new name of the same CPF', ana, { ...ana, nome: 'Ana Souza' }, { ...ana, nome: 'Ana Souza' }],
  ])('is %s', async (_, antes, agora, fica) => {
    await c.entrega({ 1: antes });
    expect((await c.entrega({ 1: agora })).avisos).toEqual([]);
    expect(await c.retrato()).toEqual({
      1: ['cpf' in fica ? `${fica.nome} ${fica.cpf}` : fica.nome].join(''),
    });
  });

  it('is a CPF that was corrected here and that the core system repeats as it was', async () => {
    await c.entrega({ 1: ana });
    await sql`update pessoa set cpf = ${cpfs.b}`.execute(c.t.db);
    expect(await c.entrega({ 1: ana })).toMatchObject({ recusadas: [], avisos: [] });
    expect(await c.retrato()).toEqual({ 1: `Ana Lima ${cpfs.b}` });
  });
});

describe('a CPF that is filled or taken out', () => {
  it.each([
    ['filled with another name', { nome: 'Ana Lima' }, bia],
    ['taken out with another name', ana, { nome: 'Bia Reis' }],
  ])('%s asks', async (_, antes, agora) => {
    await c.entrega({ 1: antes });
    await c.entrega({ 1: agora });
    expect((await c.perguntas()).map(({ pergunta }) => pergunta)).toEqual(['OUTRO_CPF']);
  });

  it('on two bonds at once is of the first, and the second asks', async () => {
    await c.entrega({ 1: { nome: 'Ana Lima', mae: '' }, 2: { nome: 'Ana Lima', mae: '' } });
    expect((await c.entrega({ 1: { ...ana, mae: '' }, 2: { ...ana, mae: '' } })).recusadas).toEqual([]);
    expect(await c.perguntas()).toMatchObject([
      { matricula: codigo(2), pergunta: 'CPF_DE_OUTRA', outra: `${codigo(1)} · Ana Lima` },
    ]);
    await c.responde(await primeira(), 'MESMA');
    expect([await c.retrato(), await c.pessoas()]).toEqual([
      { 1: `Ana Lima ${cpfs.a}`, 2: `Ana Lima ${cpfs.a}` },
      1,
    ]);
  });
});

describe('two bonds whose people the core system swaps', () => {
  it('both ask, and both move', async () => {
    await c.entrega({ 1: ana, 2: bia });
    expect((await c.entrega({ 1: bia, 2: ana })).recusadas).toEqual([]);
    await c.responde(await primeira(), 'OUTRA');
    await c.responde(await primeira(), 'OUTRA');
    expect([await c.retrato(), await c.perguntas()]).toEqual([
      { 1: `Bia Reis ${cpfs.b}`, 2: `Ana Lima ${cpfs.a}` },
      [],
    ]);
  });
});
