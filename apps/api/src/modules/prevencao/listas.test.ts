import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test/harness.ts';
import { writeRegister } from '../cadastro/fixtures/register.ts';
import { providerOf, writeGuides } from '../contas-medicas/relatorios/fixtures/care.ts';

let t: TestServer;
let token: string;

// The server's clock stands at 21/11/2026.
const people = {
  gestante: '0000000001',
  comParto: '0000000002',
  pelaGuia: '0000000003',
  homem: '0000000004',
  cancelada: '0000000005',
  antiga: '0000000006',
  denovo: '0000000007',
  crianca: '0000000011',
  jovem: '0000000012',
  bebe: '0000000013',
  quaseVelho: '0000000021',
  velho: '0000000022',
  restrita: '0000000031',
  liberada: '0000000032',
} as const;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  token = await t.tokenFor({ modules: ['prevencao'] });
  await writeRegister(t.db, [
    { matricula: people.gestante, nome: 'Ana Grávida', email: 'ana@exemplo.com.br' },
    { matricula: people.comParto, nome: 'Bia Mãe' },
    { matricula: people.pelaGuia, nome: 'Caio Cid' },
    { matricula: people.homem, nome: 'Davi' },
    { matricula: people.cancelada, nome: 'Eva', cancelado_em: '2026-11-21' },
    { matricula: people.antiga, nome: 'Fabi' },
    { matricula: people.denovo, nome: 'Gil Outra Vez' },
    { matricula: people.crianca, nome: 'Hugo', nascimento: '2018-11-21' },
    { matricula: people.jovem, nome: 'Íris', nascimento: '2010-11-21' },
    { matricula: people.bebe, nome: 'João', nascimento: '2018-11-22' },
    { matricula: people.quaseVelho, nome: 'Karen', nascimento: '1970-11-22' },
    { matricula: people.velho, nome: 'Lia', nascimento: '1970-11-21' },
    // The same person with a newer bond: one row, under the newer bond.
    { matricula: '0000000023', nome: 'Lia', nascimento: '1970-11-21', pessoa_id: `p${people.velho}` },
    { matricula: people.restrita, nome: 'Mara' },
    { matricula: people.liberada, nome: 'Nina' },
  ]);
  await t.db.updateTable('pessoa').set({ sexo: 'M' }).where('nome', '=', 'Davi').execute();
  await t.db
    .insertInto('prestador')
    .values(providerOf({ codigo: '1', nome: 'Zeni' }))
    .execute();
  await t.db
    .insertInto('cid10')
    .values(['E660', 'Z349', 'O809', 'J189'].map((codigo) => ({ codigo, descricao: codigo })))
    .execute();
  let numero = 0;
  const guide = (matricula: string, executado_em: string, codigo: string, over: object = {}) => ({
    numero: String((numero += 1)),
    prestador_codigo: '1',
    matricula,
    itens: [{ codigo, executado_em }],
    ...over,
  });
  const [ultrassom, parto, consulta] = ['40901238', '31309127', '10101012'] as const;
  await writeGuides(t.db, [
    guide(people.gestante, '2026-10-05', ultrassom),
    guide(people.gestante, '2026-10-20', ultrassom),
    guide(people.comParto, '2026-10-05', ultrassom),
    guide(people.comParto, '2026-11-10', parto),
    guide(people.pelaGuia, '2026-10-31', consulta, { cid_codigo: 'Z349' }),
    guide(people.homem, '2026-10-05', ultrassom),
    guide(people.cancelada, '2026-10-05', ultrassom),
    guide(people.antiga, '2026-09-30', ultrassom),
    guide(people.denovo, '2026-10-01', consulta, { cid_codigo: 'O809' }),
    guide(people.denovo, '2026-10-31', ultrassom),
    guide(people.jovem, '2026-10-05', ultrassom, { status: 3 }),
    guide(people.crianca, '2025-01-05', consulta, { cid_codigo: 'E660' }),
    guide(people.jovem, '2026-01-05', consulta, { cid_codigo: 'J189', outros_cids: ['E660'] }),
    guide(people.bebe, '2026-01-05', consulta, { cid_codigo: 'E660' }),
    guide(people.velho, '2026-01-05', consulta, { cid_codigo: 'J189' }),
    guide(people.velho, '2025-11-21', consulta),
    guide('0000000023', '2025-11-22', consulta, { valor_aprovado_cents: 5_050 }),
    guide('0000000023', '2026-02-01', consulta, { status: 3 }),
  ]);
  await t.db
    .insertInto('restricao_bariatrica')
    .values([
      { matricula: people.restrita, cadastrada_em: '2026-10-01', encerrada_em: null },
      { matricula: people.restrita, cadastrada_em: '2026-10-31', encerrada_em: null },
      { matricula: people.liberada, cadastrada_em: '2026-10-05', encerrada_em: '2026-11-21' },
      { matricula: people.gestante, cadastrada_em: '2026-11-01', encerrada_em: null },
    ])
    .execute();
});

afterAll(() => t.close());

const ask = async (path: string, authorization = token) =>
  t.staff.inject({ url: `/api/v1/prevencao/${path}`, headers: { authorization } });

/** Columns of a person without contacts, in every list (PRV-12). */
const semContato = {
  contato: 'Nunca contatado',
  ultimoContato: null,
  resultadoContato: null,
  falou: null,
  proximoContato: null,
  quemLiga: null,
};

const october = '01_10_2026/31_10_2026';

describe('the lists', () => {
  it('have the women with a sign of pregnancy in the period and no birth since (PRV-3)', async () => {
    expect((await ask(`getRelatorioPossiveisGestantes/${october}`)).json()).toEqual([
      {
        codSau: people.gestante,
        pefNome: 'Ana Grávida',
        fone: '44999990000',
        pefEmail: 'ana@exemplo.com.br',
        munCidade: 'Maringá',
        ...semContato,
      },
      expect.objectContaining({ pefNome: 'Caio Cid' }),
      expect.objectContaining({ pefNome: 'Gil Outra Vez' }),
    ]);
  });

  it('have everybody of 56 years with the cost of twelve months, once (PRV-2, PRV-4)', async () => {
    expect((await ask('getRelatorioBeneficiariosAcima55')).json()).toEqual([
      {
        matricula: '0000000023',
        nome: 'Lia',
        telefone: '44999990000',
        idade: 56,
        cidade: 'Maringá',
        custoBeneficio: '150,50',
        ...semContato,
      },
    ]);
  });

  it.each([
    [
      'Criancas',
      { codsau: people.crianca, pefnome: 'Hugo', telefone: '44999990000', cidade: 'Maringá', idade: 8 },
    ],
    [
      'Adultos',
      { codsau: people.jovem, pefnome: 'Íris', telefone: '44999990000', cidade: 'Maringá', idade: 16 },
    ],
  ])('have who has the CID of obesity: %s (PRV-5)', async (faixa, row) => {
    expect((await ask(`getRelatorioBeneficiariosCidE66${faixa}/`)).json()).toEqual([
      { ...row, ...semContato },
    ]);
  });

  it('have whose restriction was registered in the period and is in force (PRV-6)', async () => {
    expect((await ask(`getRelatorioBeneficiariosRestricaoBariatrica/${october}`)).json()).toEqual([
      {
        matricula: people.restrita,
        nome: 'Mara',
        telefone: '44999990000',
        dtNasc: '29/02/1984',
        idade: 42,
        cidade: 'Maringá',
        dtCadastro: '31/10/2026',
        ...semContato,
      },
    ]);
  });

  it('are for Prevenção alone', async () => {
    const other = await t.tokenFor({ modules: ['contas-medicas'] });
    expect((await ask('getRelatorioBeneficiariosAcima55', other)).statusCode).toBe(403);
  });
});
