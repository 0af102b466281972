// @module-tag embedded
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { cpfs, fichaKit } from '../fixtures/ficha.ts';

let t: Awaited<ReturnType<typeof testServer>>;
let kit: Awaited<ReturnType<typeof fichaKit>>;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  kit = await fichaKit(t);
});

afterAll(() => t.close());

describe('a correction', () => {
  it('is kept with its trail, for every bond of the person, and says what changed', async () => {
    const reply = await kit.save('0000000003', {
      nomeMae: '  Alzira   Brandão ',
      complemento: ' ',
      codigoMunicipio: '4104808',
    });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Cadastro corrigido. O que mudou segue no próximo arquivo à ANS.',
        alterados: ['nomeMae', 'codigoMunicipio'],
      },
    });
    const ficha = await kit.open('0000000001');
    expect(ficha.dados).toMatchObject({ nomeMae: 'Alzira Brandão', codigoMunicipio: '4104808' });
    expect(ficha.versao).toBe(reply.body['versao']);
    const em = '2026-11-21 09:00:00';
    expect(await kit.trail('0000000003')).toEqual([
      { campo: 'nomeMae', antes: null, depois: 'Alzira Brandão', login: 'USU_lia', em },
      { campo: 'codigoMunicipio', antes: '4115200', depois: '4104808', login: 'USU_lia', em },
    ]);
    const days = await t.db
      .selectFrom('beneficiario')
      .select(['matricula', 'atualizado_em'])
      .orderBy('matricula')
      .execute();
    expect(days.slice(0, 3).map((bond) => bond.atualizado_em)).toEqual([
      '2026-11-21',
      '2026-01-15',
      '2026-11-21',
    ]);
  });

  it('CAD-26: signs that ANS cannot get are refused, other quotes are taken as typed', async () => {
    expect(await kit.save('0000000004', { nomeMae: 'Rita 名' })).toMatchObject({
      status: 422,
      body: { error: 'O nome da mãe tem sinais que a ANS não recebe: 名.' },
    });
    expect((await kit.save('0000000004', { nomeMae: 'Rita D’Ávila' })).status).toBe(200);
    expect((await kit.open('0000000004')).dados).toMatchObject({ nomeMae: 'Rita D’Ávila' });
  });

  it('of nothing changes nothing', async () => {
    expect(await kit.save('0000000002', { nome: ' Davi  Brandão' })).toMatchObject({
      status: 200,
      body: { message: 'Nada mudou neste cadastro.', alterados: [] },
    });
    expect(await kit.trail('0000000002')).toEqual([]);
  });

  it.each([
    ['nome', ' ', 'Informe o nome.'],
    ['nome', 'Ana Ω Silva', 'O nome tem sinais que a ANS não recebe: Ω.'],
    ['bairro', 'Zona 😀', 'O bairro tem sinais que a ANS não recebe: 😀.'],
    ['cpf', '52998224726', 'CPF com dígito verificador errado.'],
    ['cpf', '11111111111', 'CPF com dígito verificador errado.'],
    ['cpf', cpfs.otilia, 'Este CPF já é de outra pessoa (matrícula 0000000001).'],
    ['cns', '898001160660760', 'CNS com dígito verificador errado.'],
    ['dataNascimento', '22/11/2026', 'A data de nascimento está no futuro.'],
    ['dataNascimento', '02/08/2019', 'A data de nascimento é posterior à data de contratação.'],
    ['codigoMunicipio', '9999999', 'O município não existe.'],
    ['cep', '0000000', 'O CEP não existe.'],
    ['cep', '00000000', 'O CEP não existe.'],
  ])('of %s to %j is refused by name', async (campo, value, message) => {
    expect(await kit.save('0000000002', { [campo]: value })).toMatchObject({
      status: 422,
      body: { error: message, problems: [{ field: `dados.${campo}`, message }] },
    });
    expect(await kit.trail('0000000002')).toEqual([]);
  });

  it('of a day before 1900 is refused by name (SER-47)', async () => {
    const { status, body } = await kit.save('0000000002', { dataNascimento: '31/12/1899' });
    expect([status, body.problems]).toEqual([
      400,
      [expect.objectContaining({ field: 'dados.dataNascimento' })],
    ]);
    expect(await kit.trail('0000000002')).toEqual([]);
  });

  it('of two wrong fields names both', async () => {
    const { body } = await kit.save('0000000002', { cpf: '1', cep: '1' });
    expect(body).toMatchObject({
      error: 'Há 2 campos com problema.',
      problems: [{ field: 'dados.cpf' }, { field: 'dados.cep' }],
    });
  });

  it('is not blocked by what was wrong before and stays', async () => {
    await t.db.updateTable('pessoa').set({ cpf: '00000000000' }).where('id', '=', 'p0000000004').execute();
    expect((await kit.save('0000000004', { bairro: 'Zona 7' })).status).toBe(200);
  });

  it('of a record that somebody else changed says who, when and what stands now', async () => {
    const { versao } = await kit.open('0000000001');
    t.clock.set('2026-11-21T13:30:00Z');
    await kit.save('0000000003', { cep: '85800000' }, { token: kit.caio });
    expect(await kit.save('0000000001', { numero: '99' }, { versao })).toEqual({
      status: 409,
      body: expect.objectContaining({
        error:
          'Outra pessoa alterou este cadastro desde que você o abriu (Caio Dantas Reis, em 21/11/2026 10:30). Confira o que está agora.',
        por: 'Caio Dantas Reis',
        agora: {
          versao: (await kit.open('0000000001')).versao,
          dados: expect.objectContaining({ cep: '85800000', numero: '12' }),
        },
      }),
    });
    expect((await kit.open('0000000001')).dados).toMatchObject({ cep: '85800000', numero: '12' });
  });

  it('of two people at once is kept once, and never mixed', async () => {
    const { versao } = await kit.open('0000000002');
    const replies = await Promise.all([
      kit.save('0000000002', { bairro: 'Jardim Alvorada', numero: '1' }, { versao }),
      kit.save('0000000002', { bairro: 'Vila Operária', numero: '2' }, { versao, token: kit.caio }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { bairro, numero } = (await kit.open('0000000002')).dados;
    expect([
      ['Jardim Alvorada', '1'],
      ['Vila Operária', '2'],
    ]).toContainEqual([bairro, numero]);
    expect(await kit.trail('0000000002')).toHaveLength(2);
  });

  it('to the same CPF by two people at once is kept for one of them', async () => {
    const replies = await Promise.all([
      kit.save('0000000002', { cpf: cpfs.livre }),
      kit.save('0000000004', { cpf: cpfs.livre }, { token: kit.caio }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});
