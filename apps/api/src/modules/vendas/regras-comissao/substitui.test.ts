import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { associacao, dados, porVida, premium, regrasServer, smart } from './regras.fixture.ts';

let r: Awaited<ReturnType<typeof regrasServer>>;
beforeAll(async () => {
  r = await regrasServer();
});
beforeEach(() => r.clear());
afterAll(() => r.server.close());

const parceria = { planoRegistro: smart, vendedor: '613', parceiros: ['619'] };
const antiga = async (): Promise<string> =>
  (await r.insere({ ...porVida, vendedorParceria: [parceria] })).body.codigoRegraComissao;
const nova = (substitui: string | undefined, over: object = {}) => ({
  ...porVida,
  dadosRegra: { ...dados, regraDescricao: 'Nova versão', regraValorVida: '70,00' },
  vendedorRegraComissao: [
    { ...associacao, vendedores: ['613'], dataInicio: '01/12/2026', dataFim: '31/12/2027', ...over },
  ],
  vendedorParceria: [parceria],
  ...(substitui !== undefined && { substitui }),
});
const vigencias = async () =>
  (await r.get('getRegrasComissao/')).body.map(
    ({ vendedores }: { vendedores: { codigo: string; dataInicio: string; dataFim: string }[] }) =>
      vendedores.map(({ codigo, dataInicio, dataFim }) => [codigo, dataInicio, dataFim]),
  );

describe('a later version of a rule (RCO-25)', () => {
  it('ends the older one the day before, for the sellers and plans that both have, and keeps its end of before', async () => {
    const codigo = await antiga();
    const { status, body } = await r.insere(nova(codigo));
    expect([status, body.regraDescricao]).toEqual([200, 'Nova versão']);
    expect(await vigencias()).toEqual([
      [
        ['601', '01/01/2026', '31/12/2026'],
        ['613', '01/01/2026', '30/11/2026'],
      ],
      [['613', '01/12/2026', '31/12/2027']],
    ]);
    expect(await r.server.db.selectFrom('regra_substituida').selectAll().execute()).toEqual([
      {
        linha_id: expect.any(Number),
        nova_id: Number(body.codigoRegraComissao),
        fim_antes: '2026-12-31',
        por: expect.any(String),
        em: expect.any(String),
      },
    ]);
  });

  it('is refused like any other without the older one named, and nothing ends', async () => {
    await antiga();
    const { status } = await r.insere(nova(undefined));
    expect([status, await r.count()]).toEqual([409, [1, 0, 2, 1, 1]]);
  });

  it('is saved whole or not at all: another conflict leaves the older one as it was', async () => {
    const codigo = await antiga();
    await r.insere({
      ...porVida,
      vendedorRegraComissao: [
        { ...associacao, planoRegistro: [premium], vendedores: ['613'], dataFim: '31/12/2027' },
      ],
    });
    const before = await vigencias();
    const { status } = await r.insere(nova(codigo, { planoRegistro: [smart, premium] }));
    expect([status, await vigencias()]).toEqual([409, before]);
  });

  it.each([
    ['that is unknown', 422, '99', {}, /^Nenhuma regra de comissão tem o código 99\./],
    [
      'that begins later',
      409,
      null,
      { dataInicio: '01/01/2026' },
      /só começa em 01\/01\/2026 para o vendedor 613/,
    ],
    [
      'that lasts longer',
      409,
      null,
      { dataFim: '30/12/2026' },
      /termina antes da regra \d+, que vale até 31\/12\/2026/,
    ],
  ])('is refused for an older one %s', async (_, expected, codigo, over, said) => {
    const own = await antiga();
    const before = await vigencias();
    const { status, body } = await r.insere(nova(codigo ?? own, over));
    expect([status, await vigencias()]).toEqual([expected, before]);
    expect(body).toMatchObject({ message: expect.stringMatching(said), problems: [{ field: 'substitui' }] });
  });

  it('is refused for a disabled one, and in a closed month', async () => {
    const codigo = await antiga();
    await r.server.db
      .insertInto('comissao_fechamento')
      .values({ competencia: '2026-12', gerada_em: '2027-01-02T10:00:00', gerada_por: 'CHEFE', regras: '[]' })
      .execute();
    expect((await r.insere(nova(codigo))).body.message).toBe(
      '12/2026 já foi fechada: a nova versão começa depois dela.',
    );
    await r.server.db.deleteFrom('comissao_fechamento').execute();
    await r.post('desativarRegraComissao', { codigoRegraComissao: codigo });
    expect((await r.insere(nova(codigo))).body.message).toMatch(/está desativada desde 21\/11\/2026/);
  });
});
