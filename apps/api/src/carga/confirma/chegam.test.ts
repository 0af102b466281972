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

const primeira = async () => {
  const [linha] = await c.perguntas();
  if (!linha) throw new Error('nothing is asked');
  return linha;
};

describe('a new bond with the CPF of somebody here and another name or birth (CAR-13)', () => {
  const outra = { ...ana, nome: 'Bia Reis' };
  beforeEach(async () => {
    await c.entrega({ 1: ana });
    await c.entrega(
      { 2: outra },
      { usuarios_aplicativo: `matricula;registrado_em\n${codigo(2)};2026-10-01 08:00` },
    );
  });

  it('goes in beside, without the CPF, and asks once', async () => {
    const { id, ...linha } = await primeira();
    expect(linha).toMatchObject({
      pergunta: 'CPF_DAQUI',
      cpf: null,
      cpfCentral: cpfs.a,
      outra: `${codigo(1)} · Ana Lima`,
    });
    const { rows } = await sql`select matricula from usuario_app`.execute(c.t.db);
    expect([await c.retrato(), rows]).toEqual([
      { 1: `Ana Lima ${cpfs.a}`, 2: 'Bia Reis' },
      [{ matricula: codigo(2) }],
    ]);
    expect(await c.entrega({ 1: ana, 2: outra })).toMatchObject({ recusadas: [], avisos: [] });
    expect((await c.perguntas()).map((um) => um.id)).toEqual([id]);
    expect(await c.responde(await primeira(), 'FICA')).toMatchObject({ status: 400 });
  });

  it('answered as the same person joins her; what the core system says otherwise is told', async () => {
    await c.responde(await primeira(), 'MESMA');
    expect([await c.retrato(), await c.pessoas()]).toEqual([
      { 1: `Ana Lima ${cpfs.a}`, 2: `Ana Lima ${cpfs.a}` },
      1,
    ]);
    expect((await c.entrega({ 1: ana, 2: outra })).recusadas).toEqual([]);
    expect([await c.perguntas(), await c.contadas()]).toEqual([
      [],
      [['Mantido aqui', 2, 'Nome', 'Ana Lima', 'Bia Reis']],
    ]);
    await c.entrega({ 1: ana, 2: ana });
    expect(await c.contadas()).toEqual([]);
  });

  it('answered as another person stays beside, and the core system is told that the CPF is not hers', async () => {
    await c.responde(await primeira(), 'OUTRA');
    await c.entrega({ 1: ana, 2: outra });
    expect([await c.retrato(), await c.perguntas(), await c.contadas()]).toEqual([
      { 1: `Ana Lima ${cpfs.a}`, 2: 'Bia Reis' },
      [],
      [['Mantido aqui', 2, 'CPF', null, cpfs.a]],
    ]);
    await c.entrega({ 2: { ...outra, cpf: cpfs.b } });
    expect([await c.retrato(), await c.contadas()]).toEqual([
      { 1: `Ana Lima ${cpfs.a}`, 2: `Bia Reis ${cpfs.b}` },
      [],
    ]);
  });

  it('is gone with its question once the delivery is taken back', async () => {
    await c.desfaz((await primeira()).entrega);
    expect([await c.retrato(), await c.perguntas(), await c.pessoas()]).toEqual([
      { 1: `Ana Lima ${cpfs.a}` },
      [],
      1,
    ]);
  });
});

describe('a new bond without CPF with the name, birth and mother of somebody here (CAR-13)', () => {
  const sem = { nome: 'ANA LÍMA', mae: 'rita' };
  beforeEach(async () => {
    await c.entrega({ 1: ana });
    await c.entrega({ 2: sem });
  });

  it('is not asked twice, and takes what changes meanwhile', async () => {
    const { id, ...linha } = await primeira();
    expect(linha).toMatchObject({ pergunta: 'MESMO_NOME', outra: `${codigo(1)} · Ana Lima` });
    expect((await c.entrega({ 2: { ...sem, email: 'a@b.com' } })).recusadas).toEqual([]);
    const { rows } = await sql`select email from pessoa where cpf is null`.execute(c.t.db);
    expect([(await c.perguntas()).map((um) => um.id), rows]).toEqual([[id], [{ email: 'a@b.com' }]]);
  });

  it('answered as the same person joins her, and the core system is told the CPF', async () => {
    await c.responde(await primeira(), 'MESMA');
    expect((await c.entrega({ 1: ana, 2: sem })).recusadas).toEqual([]);
    expect([await c.retrato(), await c.pessoas(), await c.perguntas()]).toEqual([
      { 1: `Ana Lima ${cpfs.a}`, 2: `Ana Lima ${cpfs.a}` },
      1,
      [],
    ]);
    expect(await c.contadas()).toContainEqual(['Mantido aqui', 2, 'CPF', cpfs.a, null]);
    await c.entrega({ 2: ana });
    expect(await c.contadas()).toEqual([]);
  });

  it('answered as another person is not asked again', async () => {
    await c.responde(await primeira(), 'OUTRA');
    await c.entrega({ 1: ana, 2: sem });
    expect([await c.perguntas(), await c.pessoas(), await c.contadas()]).toEqual([[], 2, []]);
  });

  it('is settled by a CPF of its own', async () => {
    await c.entrega({ 2: { ...sem, cpf: cpfs.b } });
    expect([await c.perguntas(), await c.retrato()]).toEqual([
      [],
      { 1: `Ana Lima ${cpfs.a}`, 2: `ANA LÍMA ${cpfs.b}` },
    ]);
  });
});
