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

describe('the record', () => {
  it('tells the person, the bond and what ANS rejected', async () => {
    const { id } = await t.db
      .insertInto('sib_retorno')
      .values({
        sha256: 'a'.repeat(64),
        nome_arquivo: 'r.xml',
        registro_ans: '999999',
        sequencial_transacao: '1',
        problema: '',
        nome_envio: null,
        original_id: null,
        motivo_rejeicao: null,
        login: 'USU_LIA',
        importado_em: '2026-11-01T08:00:00',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const erro = {
      retorno_id: id,
      matricula: '0000000002',
      cco: null,
      codigo_beneficiario: '0000000002',
      movimento: 'INCLUSÃO',
      tipo_movimento: 'INCLUSÃO',
    } as const;
    await t.db
      .insertInto('sib_retorno_erro')
      .values([
        {
          ...erro,
          campo: 'NOME DA MÃE',
          valor_campo: null,
          codigo_erro: '0801',
          mensagem_erro: 'OBRIGATÓRIO',
        },
        {
          ...erro,
          campo: 'CÓDIGO DO MUNICÍPIO',
          valor_campo: '999999',
          codigo_erro: '2001',
          mensagem_erro: 'INEXISTENTE',
        },
        {
          ...erro,
          campo: 'DATA DE CANCELAMENTO',
          valor_campo: 'x',
          codigo_erro: '3401',
          mensagem_erro: 'POSTERIOR',
        },
      ])
      .execute();
    const ficha = await kit.open('2');
    expect(ficha).toMatchObject({
      matricula: '0000000002',
      cco: null,
      dados: {
        nome: 'Davi Brandão',
        cpf: cpfs.davi,
        nomeMae: null,
        dataNascimento: '29/02/1984',
        codigoMunicipio: '4115200',
      },
      vinculo: {
        titular: 'Otília Brandão (0000000001)',
        relacaoDependencia: 'Filho(a)',
        plano: 'Smart Um (471203148)',
        dataContratacao: '01/08/2019',
        dataCancelamento: null,
      },
      erros: [
        { campo: 'nomeMae', campoAns: 'NOME DA MÃE', codigoErro: '0801', mensagemErro: 'OBRIGATÓRIO' },
        { campo: 'codigoMunicipio', valorCampo: '999999' },
        { campo: '', campoAns: 'DATA DE CANCELAMENTO' },
      ],
    });
    expect(ficha.versao).toMatch(/^[0-9a-f]{64}$/);
    expect(await kit.open('0000000003')).toMatchObject({
      cco: '300000000303',
      vinculo: { titular: null, motivoCancelamento: 'Mudança de cidade' },
      erros: [],
    });
  });

  it('of nobody is not found', async () => {
    expect(await kit.call('POST', 'fichaBeneficiario', { matricula: '77' })).toMatchObject({
      status: 404,
      body: { error: 'Nenhum beneficiário tem esta matrícula.' },
    });
    const { dados, versao } = await kit.open('0000000001');
    expect(
      (await kit.call('PUT', 'corrigeBeneficiario', { matricula: '0000000077', versao, dados })).status,
    ).toBe(404);
  });

  it('shows old texts that are longer than the SIB takes', async () => {
    const complemento = 'Apartamento 1203, bloco B, fundos';
    await t.db.updateTable('pessoa').set({ complemento }).where('id', '=', 'p0000000004').execute();
    expect((await kit.open('0000000004')).dados).toMatchObject({ complemento });
    expect((await kit.save('0000000004', {})).status).toBe(400);
    expect((await kit.save('0000000004', { complemento: 'Apto 1203' })).status).toBe(200);
  });
});

it('cities come by name, accents folded', async () => {
  const reply = await t.staff.inject({
    url: '/api/v1/cadastro/getMunicipios',
    headers: { authorization: kit.lia },
  });
  expect(reply.json()).toEqual([
    { codigo: '3550308', nome: 'Águas Claras', uf: 'SP' },
    { codigo: '4104808', nome: 'Cascavel', uf: 'PR' },
    { codigo: '4115200', nome: 'Maringá', uf: 'PR' },
  ]);
});
