import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { cobranca, issueAnew, nossoNumero, recebe, writeBills } from '../fixtures/bills.ts';

let t: TestServer;
let token: string;
let balcao: string;
const titular = '0000001200';
const filho = '0000001201';
const emDia = '0000001300';
const antigo = '2026-08-10';

beforeAll(async () => {
  t = await testServer({ seed: 'none', config: { cobranca }, now: '2026-11-20T12:00:00Z' });
  token = await t.tokenFor({ modules: ['cobranca'], nome: 'Ana Prado Lima' });
  balcao = await t.tokenFor({ modules: ['atendimento'] });
  await writeRegister(t.db, [
    {
      matricula: titular,
      nome: 'Conceição Inventada',
      cpf: '52998224725',
      email: 'conceicao@example.org',
    },
    { matricula: filho, titular_matricula: titular, dependencia: 4, nome: 'Filho Inventado' },
    { matricula: emDia, nome: 'Em Dia' },
  ]);
  await t.db
    .updateTable('pessoa')
    .set({ fone_1: '45999990001', fone_2: '4533330002', fone_3: null })
    .where('nome', '=', 'Conceição Inventada')
    .execute();
  await writeBills(t.db, [
    { numero: 1, tipo: 'I', vencimento: '2026-10-13', valorCents: 40_000, titular },
    { numero: 2, tipo: 'I', vencimento: '2026-11-10', valorCents: 30_000, titular },
    { numero: 3, tipo: 'A', vencimento: '2026-12-10', valorCents: 20_000, titular },
    { numero: 4, tipo: 'I', vencimento: antigo, valorCents: 10_000, titular },
    {
      numero: 5,
      tipo: 'I',
      vencimento: '2026-11-10',
      valorCents: 9_000,
      titular: emDia,
      pagoEm: '2026-11-09',
    },
  ]);
  // The invoice of October was issued again.
  await issueAnew(t.db, 1, { numero: 11, vencimento: '2026-11-16', valorCents: 40_000 });
  await recebe(t.db, 'F2', 10_000);
});
beforeEach(() => t.db.deleteFrom('cobranca_envio').execute());
afterAll(() => t.close());

interface Lido {
  status: number;
  total: string;
  message?: string;
  [campo: string]: unknown;
  boletos: Record<string, unknown>[];
}

const pede = async (payload: object, who = token): Promise<Lido> => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: '/api/v1/cobranca/getPagador',
    headers: { authorization: who },
    payload,
  });
  return { ...reply.json<Lido>(), status: reply.statusCode };
};
const pessoa = (matricula = titular) => ({ type: 'I', matricula });
const cents = (text: unknown): number => Number(String(text).replace(/\D/g, ''));
const faz = async (call: string, payload: object) =>
  (
    await t.staff.inject({
      method: 'POST',
      url: `/api/v1/cobranca/${call}`,
      headers: { authorization: token },
      payload,
    })
  ).statusCode;

describe('a payer', () => {
  it('COB-34: owes each open invoice once, of any kind, with the amounts of Gerar boleto', async () => {
    const { boletos, ...lido } = await pede(pessoa());
    expect(lido).toMatchObject({
      status: 200,
      nome: 'Conceição Inventada',
      matricula: titular,
      situacao: 'Ativo',
      faturas: 4,
      vencidas: 3,
      hoje: '20/11/2026',
    });
    expect((lido['tiposEmAberto'] as string[]).toSorted()).toEqual(['A', 'I']);
    expect(boletos.map((each) => [each['numero boleto cedente'], each['somaNoTotal']])).toEqual([
      ['T4', true],
      ['T1', false],
      ['T2', true],
      ['T11', true],
      ['T3', true],
    ]);
    const somados = boletos.filter((each) => each['somaNoTotal']);
    expect(cents(lido.total)).toBe(somados.reduce((sum, each) => sum + cents(each['valorAtualizado']), 0));
    const emGerarBoleto = await Promise.all(
      ['I', 'A'].map(async (type) =>
        (
          await t.staff.inject({
            url: `/api/v1/cobranca/getBoletoDadosAbertos/${type}/1200`,
            headers: { authorization: token },
          })
        ).json<Record<string, unknown>[]>(),
      ),
    );
    for (const igual of emGerarBoleto.flat())
      expect(boletos.find(({ nossoNumero: numero }) => numero === igual['nossoNumero'])).toMatchObject(igual);
  });

  it('COB-34: is the holder, whichever card was given, and owes nothing where nothing is open', async () => {
    expect(await pede(pessoa(filho))).toMatchObject({ matricula: titular, nome: 'Conceição Inventada' });
    expect(await pede(pessoa('1300'))).toMatchObject({
      total: '0,00',
      faturas: 0,
      vencidas: 0,
      tiposEmAberto: [],
      boletos: [],
    });
    for (const matricula of ['9999', 'abc', '', '1200; --'])
      expect(await pede(pessoa(matricula))).toMatchObject({
        status: 404,
        message: 'Pagador não encontrado!',
      });
    expect(await pede({ type: 'E', matricula: '1200' })).toMatchObject({ status: 404 });
  });

  it('COB-35: has a text for each bill that can be paid today, which says what else is open', async () => {
    const { boletos, total } = await pede(pessoa());
    const texto = (numero: string) =>
      boletos.find((each) => each['numero boleto cedente'] === numero)?.['mensagem'] as string | null;
    // Out of the valid days: no bank takes it.
    expect(texto('T4')).toBeNull();
    expect(texto('T2')).toMatch(
      /^Conceição, segue o boleto do plano .+\. Venceu em 10\/11\/2026; com multa e juros são R\$ 204,67, e este valor vale só hoje, 20\/11\/2026\. /,
    );
    expect(texto('T2')).toContain(`Ao todo estão em aberto 4 faturas, hoje R$ ${total}.`);
    expect(texto('T2')).toMatch(/Linha digitável: \d{47} \./);
    expect(texto('T3')).toMatch(/São R\$ 200,00, com vencimento em 10\/12\/2026\./);
    expect(boletos.map((each) => each['mensagem']).join(' ')).not.toMatch(/cancel|encerr/i);
  });

  it('COB-36: shows each telephone with who found it wrong, and the papers that left', async () => {
    expect(
      await t.staff
        .inject({
          method: 'POST',
          url: '/api/v1/cadastro/dizTelefoneErrado',
          headers: { authorization: token },
          payload: { matricula: titular, numero: '4533330002', certo: null },
        })
        .then(({ statusCode }) => statusCode),
    ).toBe(200);
    const body = {
      matricula: titular,
      nossoNumero: nossoNumero(3),
      name: 'x',
      email: 'outro@example.org',
    };
    expect(await faz('enviaBoleto', body)).toBe(200);
    expect(await pede(pessoa())).toMatchObject({
      telefones: [
        { numero: '45999990001', erradoPor: null, erradoEm: null },
        { numero: '4533330002', erradoPor: 'Ana Prado Lima', erradoEm: '20/11/2026' },
      ],
      papeis: [
        {
          documento: 'Boleto',
          email: 'outro@example.org',
          situacao: 'Enviado',
          referencia: nossoNumero(3),
          usuario: 'Ana Prado Lima',
        },
      ],
    });
    // Another payer has nothing of it.
    expect(await pede(pessoa(emDia))).toMatchObject({ papeis: [], telefones: [{ erradoPor: null }] });
  });

  it('COB-36: shows a paper of the year that was downloaded to be posted, not one of a download that was cut', async () => {
    const baixa = async (ano: number, situacao: 'TERMINADA' | 'CORTADA') => {
      const { id } = await t.db
        .insertInto('papel_baixa')
        .values({
          papel: 'QUITACAO',
          ano_base: ano,
          login: 'USU_ana',
          situacao,
          comecada_em: '2026-05-10T10:00:00',
          vista_em: '2026-05-10T10:00:00',
          terminada_em: situacao === 'TERMINADA' ? '2026-05-10T10:05:00' : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await t.db
        .insertInto('papel_baixa_item')
        .values({
          baixa_id: id,
          ordem: 1,
          titular_matricula: titular,
          arquivo: 'a.pdf',
          valor_cents: 1,
          motivo: null,
        })
        .execute();
    };
    await baixa(2024, 'CORTADA');
    await baixa(2025, 'TERMINADA');
    const { papeis } = (await pede(pessoa())) as unknown as { papeis: { email: string }[] };
    expect(papeis.filter(({ email }) => email === '')).toEqual([
      {
        enviadoEm: '10/05/2026 10:05',
        documento: 'Quitação anual de débitos',
        email: '',
        situacao: 'Baixado em papel',
        referencia: '2025',
        usuario: expect.any(String),
      },
    ]);
  });

  it('COB-36: shows what was promised to Cobrança alone', async () => {
    const nota = { nota: 'Paga no dia 5', prometeEm: '05/12/2026', proximoEm: '06/12/2026' };
    expect(await faz('registraPromessa', { matricula: titular, ...nota })).toBe(200);
    expect((await pede(pessoa()))['promessas']).toMatchObject([{ ...nota, por: 'Ana Prado Lima' }]);
    expect(await pede(pessoa(), balcao)).toMatchObject({ status: 200, promessas: null });
    const cadastro = await t.tokenFor({ modules: ['cadastro'] });
    expect(await pede(pessoa(), cadastro)).toMatchObject({ status: 403 });
  });

  it('COB-34, COB-1: a company is its code, and owes what Gerar boleto finds', async () => {
    await t.db
      .insertInto('empresa')
      .values({
        codigo: '001024',
        cnpj: '11222333000181',
        razao_social: 'Empresa Inventada Ltda.',
        fantasia: 'Inventada',
        dia_fatura: 10,
        ativa: true,
        contratada_em: '2020-01-01',
        inativada_em: null,
        administradora: null,
        vidas_contratadas: 10,
        email: 'empresa@example.org',
        fone: '4533334444',
      } as never)
      .execute();
    await writeBills(t.db, [
      { numero: 6, tipo: 'E', vencimento: '2026-11-10', valorCents: 100_000, empresa: '001024' },
    ]);
    expect(await pede({ type: 'E', matricula: '1024' })).toMatchObject({
      status: 200,
      matricula: '001024',
      nome: 'Empresa Inventada Ltda.',
      situacao: 'Ativa',
      total: '1023,33',
      tiposEmAberto: ['E'],
      promessas: null,
      telefones: [{ numero: '4533334444' }],
      boletos: [{ nossoNumero: nossoNumero(6), somaNoTotal: true }],
    });
    const busca = (tipo: string) =>
      t.staff.inject({
        url: `/api/v1/cobranca/getBoletoDadosAbertos/${tipo}/1024`,
        headers: { authorization: token },
      });
    expect((await busca('E')).json()).toMatchObject([{ nossoNumero: nossoNumero(6), matricula: '001024' }]);
    expect((await busca('I')).json()).toEqual([]);
  });
});
