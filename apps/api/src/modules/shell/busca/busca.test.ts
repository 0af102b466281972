// @module-tag embedded
import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { nossoNumero, writeBills } from '../../cobranca/fixtures/bills.ts';

interface Reply {
  pessoas: { matricula: string; nome: string; situacao: string; tipo: string }[];
  temMaisPessoas: boolean;
  empresas?: { codigo: string; nome: string; situacao: string }[];
  boletos: { nossoNumero: string; nome: string; tipo: string; matricula: string; vencimento: string }[];
  temMaisBoletos: boolean;
}

const conceicao = '0000001200';
const nada: Reply = { pessoas: [], temMaisPessoas: false, boletos: [], temMaisBoletos: false };
const many = Array.from({ length: 12 }, (_, index) => String(9_000 + index));

let t: TestServer;
let cobranca: string;
beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  cobranca = await t.tokenFor({ modules: ['cobranca'] });
  await writeRegister(t.db, [
    { matricula: conceicao, nome: 'Conceição Inventada de Ávila', cpf: '52998224725' },
    { matricula: '0000001201', titular_matricula: conceicao, dependencia: 4, nome: 'João D’Ávila-Inventado' },
    {
      matricula: '0000001300',
      nome: 'Ana Conceição Prado',
      tipo_contratacao: 2,
      empresa_codigo: '0042',
      afastado: true,
      cco: '300000001300',
    },
    { matricula: '0000001400', pessoa_id: 'dupla', nome: 'Ivo Duplo', cancelado_em: '2021-03-01' },
    { matricula: '0000001401', pessoa_id: 'dupla', nome: 'Ivo Duplo' },
    ...many.map((matricula) => ({ matricula: `000000${matricula}`, nome: `Rosa Repetida ${matricula}` })),
    { matricula: '0000008000', nome: 'Rosa' },
    { matricula: '0000008100', nome: 'Vera Antiga', cancelado_em: '2021-03-01' },
    { matricula: '0000008101', nome: 'Vera Nova' },
    { matricula: '0000008001', nome: 'Amanda Rosa Repetida' },
  ]);
  await t.db
    .updateTable('pessoa')
    .set({ cns: '898001160660761', fone_2: '44988761467' })
    .where('id', '=', 'p0000001300')
    .execute();
  const ofConceicao = { tipo: 'I', titular: conceicao, valorCents: 43_575 } as const;
  await writeBills(t.db, [
    { ...ofConceicao, numero: 1172, vencimento: '2026-12-10' },
    { ...ofConceicao, numero: 51_172, vencimento: '2026-12-11' },
    { ...ofConceicao, numero: 2172, vencimento: '2026-10-10', pagoEm: '2026-10-09' },
    { ...ofConceicao, numero: 3172, vencimento: '2026-12-12', forma: 'DEBITO_AUTOMATICO' },
    { numero: 4172, tipo: 'X', vencimento: '2026-12-13', valorCents: 1_000, empresa: '0042' },
    { numero: 5172, tipo: 'C', vencimento: '2026-12-14', valorCents: 1_000, titular: '0000001300' },
    ...many.map((number) => ({ ...ofConceicao, numero: Number(`${number}6666`), vencimento: '2026-12-15' })),
  ]);
  // Paid through its bill, while the invoice is still open.
  await t.db.updateTable('fatura').set({ status: 'ABERTA' }).where('numero', '=', 'F2172').execute();
});
afterAll(() => t.close());

const ask = (texto: string, token = cobranca) =>
  t.staff.inject({
    method: 'POST',
    url: '/api/v1/busca/pessoasEBoletos',
    headers: { authorization: token },
    payload: { texto },
  });
const found = async (texto: string, token?: string) => (await ask(texto, token)).json<Reply>();
const codes = async (texto: string) => (await found(texto)).pessoas.map(({ matricula }) => matricula);
const numbers = async (texto: string) => (await found(texto)).boletos.map((each) => each.nossoNumero);

describe('people', () => {
  it.each([
    '0000001200',
    '1200',
    '001200',
    ' 00000001200 ',
    '529.982.247-25',
    '52998224725',
    '529 982 247 25',
  ])('are found by %j, whatever zeros and marks it has', async (typed) => {
    expect(await codes(typed)).toEqual([conceicao]);
  });

  it.each([
    '300000001300',
    '3000.0000.1300',
    '(44) 98876-1467',
    '44988761467',
    '988761467',
    '+55 44 98876-1467',
  ])('ACE-26: are found by CCO and telephone too: %j', async (typed) => {
    expect(await codes(typed)).toContain('0000001300');
  });

  it('ACE-26: are found by CNS', async () => {
    expect(await codes('898 0011 6066 0761')).toEqual(['0000001300']);
    expect(await codes('898001160660762')).toEqual([]);
  });

  it('are found by the words of their name, in any order, without accents and case', async () => {
    expect(await codes('conceicao')).toEqual([conceicao, '0000001300']);
    expect(await codes('CONCEIÇÃO')).toEqual([conceicao, '0000001300']);
    expect(await codes('avila conc')).toEqual([conceicao]);
    expect(await codes("joao d'avila")).toEqual(['0000001201']);
    expect(await codes('inventado joão')).toEqual(['0000001201']);
    expect(await codes('conceição nobre')).toEqual([]);
    // A piece from the middle of a word does not match.
    expect(await codes('nceicao')).toEqual([]);
  });

  it('come with who has a running bond first, then by name (ACE-26)', async () => {
    expect(await codes('vera')).toEqual(['0000008101', '0000008100']);
  });

  it('come with what tells them apart and with what Gerar boleto asks for', async () => {
    expect((await found('conceicao')).pessoas).toEqual([
      { matricula: conceicao, nome: 'Conceição Inventada de Ávila', situacao: 'Ativo', tipo: 'I' },
      { matricula: '0000001300', nome: 'Ana Conceição Prado', situacao: 'Ativo', tipo: 'A' },
    ]);
  });

  it('come with every bond, the running one first, or first the one that was typed', async () => {
    expect(await codes('ivo duplo')).toEqual(['0000001401', '0000001400']);
    const { pessoas } = await found('1400');
    expect(pessoas.map(({ matricula, situacao }) => [matricula, situacao])).toEqual([
      ['0000001400', 'Cancelado'],
      ['0000001401', 'Ativo'],
    ]);
  });

  it('are eight at most, those whose name begins with the text first, and it is said that there are more', async () => {
    const { pessoas, temMaisPessoas } = await found('rosa');
    expect(pessoas.map(({ nome }) => nome)).toEqual([
      'Rosa',
      ...many.slice(0, 7).map((code) => `Rosa Repetida ${code}`),
    ]);
    expect(temMaisPessoas).toBe(true);
    expect(await found('rosa repetida 9003')).toMatchObject({
      pessoas: [{ matricula: '0000009003' }],
      temMaisPessoas: false,
    });
  });
});

describe('boletos', () => {
  it('are found by the nosso número or its end, while they are open; the shortest number first', async () => {
    expect(await numbers(nossoNumero(1172))).toEqual([nossoNumero(1172)]);
    expect(await numbers('1172')).toEqual([nossoNumero(1172), nossoNumero(51_172)]);
    expect(await numbers('0000001172')).toEqual([nossoNumero(1172)]);
    expect(await numbers('3128557.0000001172')).toEqual([nossoNumero(1172)]);
    expect(await numbers('2172')).toEqual([]);
    expect(await numbers('3172')).toEqual([]);
  });

  it('come with what Gerar boleto finds them by', async () => {
    expect((await found('4172')).boletos).toEqual([
      {
        nossoNumero: nossoNumero(4172),
        nome: 'Serraria Ipê Ltda',
        tipo: 'E',
        matricula: '0042',
        vencimento: '13/12/2026',
      },
    ]);
    expect((await found('5172')).boletos).toMatchObject([
      { nome: 'Ana Conceição Prado', tipo: 'A', matricula: '0000001300' },
    ]);
  });

  it('are eight at most, and it is said that there are more', async () => {
    const six = await found('6666');
    expect([six.boletos.length, six.temMaisBoletos]).toEqual([8, true]);
    const one = await found('90036666');
    expect([one.boletos.length, one.temMaisBoletos]).toEqual([1, false]);
  });
});

describe('the right to it', () => {
  const as = async (...modules: ModuleKey[]) => ask('1172', await t.tokenFor({ modules }));

  it('is that of the modules with a screen that opens what is found (ACE-25)', async () => {
    const seen = async (...modules: ModuleKey[]) => {
      const token = await t.tokenFor({ modules });
      const { pessoas } = await found('1200', token);
      const { boletos } = await found('1172', token);
      return [pessoas.length, boletos.length];
    };
    expect(await seen('cadastro')).toEqual([1, 0]);
    for (const key of ['cobranca', 'vendas', 'atendimento'] as const) expect(await seen(key)).toEqual([1, 2]);
    expect(await seen('caixa')).toEqual([1, 2]);
    // Financeiro has no access to people: the payer is found through the open bills.
    expect(await seen('financeiro')).toEqual([0, 2]);
    expect(await seen('ouvidoria', 'cadastro')).toEqual([1, 0]);
  });

  it('CAD-41: gives Cadastro a company by name, code or CNPJ, with what finds its lives', async () => {
    const token = await t.tokenFor({ modules: ['cadastro'] });
    const empresas = async (texto: string) =>
      (await found(texto, token)).empresas?.map(({ codigo }) => codigo);
    expect((await found('serraria', token)).empresas).toEqual([
      { codigo: '0042', nome: 'Serraria Ipê Ltda', situacao: 'Ativa' },
    ]);
    expect(await empresas('ipe')).toEqual(['0042']);
    expect(await empresas('0042')).toEqual(['0042']);
    expect(await empresas('%_% xyz')).toEqual([]);
    expect(await empresas('ninguém')).toEqual([]);
    expect(await found('serraria')).not.toHaveProperty('empresas');
  });

  it('gives Financeiro the open bills of a payer, by name or matrícula, of a company too', async () => {
    const token = await t.tokenFor({ modules: ['financeiro'] });
    const dele = async (texto: string) => {
      const { pessoas, boletos } = await found(texto, token);
      expect(pessoas).toEqual([]);
      return boletos.map(({ nome, vencimento }) => [nome, vencimento]);
    };
    expect(await dele('ana conc')).toEqual([['Ana Conceição Prado', '14/12/2026']]);
    // The dependent's matrícula finds the holder's bills.
    expect((await dele('0000001201'))[0]).toEqual(['Conceição Inventada de Ávila', '10/12/2026']);
    expect(await dele('serraria')).toEqual([['Serraria Ipê Ltda', '13/12/2026']]);
    expect(await dele('ninguém')).toEqual([]);
  });

  it('is nobody else’s', async () => {
    for (const key of ['retencao', 'contabilidade'] as const)
      expect((await as(key)).statusCode, key).toBe(403);
    expect((await as()).statusCode).toBe(403);
    expect((await ask('1172', 'nada')).statusCode).toBe(401);
  });
});

describe('a text', () => {
  it.each(['', '   ', 'ro', '120', '1.2-0', '--- ...', "'; :*", 'é!'])(
    '%j is too short: nothing is found',
    async (typed) => {
      const reply = await ask(typed);
      expect([reply.statusCode, reply.json()]).toEqual([200, nada]);
    },
  );

  it.each(['conceicao & !zilda', "o'x | :*", 'a\\b%_c', 'Мария', '李李李', '<-> maria', '$1 {0} null'])(
    '%j is looked for as it is',
    async (typed) => {
      expect((await ask(typed)).statusCode).toBe(200);
      expect((await found(typed)).pessoas).toEqual([]);
    },
  );

  it('of more than 100 characters is refused', async () => {
    expect((await ask('a'.repeat(101))).statusCode).toBe(400);
  });

  it('leaves no trace in the log, and no answer is kept', async () => {
    const reply = await ask('Conceição Inventada');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(t.logged()).toContain('/busca/pessoasEBoletos');
    expect(t.logged()).not.toMatch(/Inventada|0000001200|52998224725/);
  });
});
