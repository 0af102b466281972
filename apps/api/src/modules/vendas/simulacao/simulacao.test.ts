// @module-tag embedded
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';

let t: TestServer;
let gerente: string;

beforeAll(async () => {
  t = await testServer({ seed: 'demo', lives: 400 });
  gerente = await t.tokenFor({ nome: 'Márcia Teles', cargo: 'Gerente Comercial', modules: ['vendas'] });
});
afterAll(() => t.close());

const call = async (path: string, payload: object, who = gerente) => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: `/api-site/v1/regraComissao/${path}`,
    headers: { authorization: who },
    payload,
  });
  return { status: reply.statusCode, body: reply.json() };
};

const meses = { de: '11/2025', ate: '10/2026', comoSeValesse: false };
const cents = (wire: string): number => Number(wire.replace(',', ''));

/** The demonstration's rule by life, as a draft with another value. */
const porVida = (regraValorVida: string, over: object = {}) => ({
  dadosRegra: {
    regraDescricao: 'Em dobro',
    regraTipoId: 1,
    contabilizaMeta: '1',
    regraEstornoMeses: 3,
    regraValorVida,
    regraBonusVida: 20,
    regraBonusPorcentagem: '10,00',
    ...over,
  },
  faixasRegra: [],
  vendedorRegraComissao: [
    {
      planoRegistro: [
        '478120171',
        '478121170',
        '478122178',
        '481340184',
        '481341182',
        '481342181',
        '485510191',
        '485511190',
      ],
      vendedores: ['647', '648', '660'],
      dataInicio: '01/01/2020',
      dataFim: '31/12/2026',
    },
  ],
  vendedorParceria: [],
});

interface Vendedor {
  codigo: string;
  pago: string;
  simulado: string;
  estornosPagos: string;
  estornosSimulados: string;
}
const ofCodigo = (body: { vendedores: Vendedor[] }, codigo: string): Vendedor =>
  body.vendedores.find((each) => each.codigo === codigo) as Vendedor;

describe('a rule as it stands', () => {
  it.each(['1', '2', '3'])(
    '%s would have paid what was paid, closed months and open ones (RCO-16)',
    async (regra) => {
      const { status, body } = await call('simular', { ...meses, regra });
      expect(status).toBe(200);
      expect(body.meses).toBe(12);
      expect(body.mesesFechados).toBeGreaterThan(0);
      expect(cents(body.total.pago)).toBeGreaterThan(0);
      expect(cents(body.total.estornosPagos)).toBeLessThan(0);
      for (const each of body.vendedores as Vendedor[])
        expect([each.codigo, each.simulado, each.estornosSimulados]).toEqual([
          each.codigo,
          each.pago,
          each.estornosPagos,
        ]);
      expect(body.id).toBeNull();
    },
  );
});

describe('a draft', () => {
  it('that pays twice as much pays its sellers twice, takes back twice, and comes first (RCO-17, RCO-18)', async () => {
    const { status, body } = await call('simular', { ...meses, rascunho: porVida('120,00') });
    expect(status).toBe(200);
    const first = body.vendedores.slice(0, 3) as Vendedor[];
    expect(first.map(({ codigo }) => codigo).toSorted()).toEqual(['647', '648', '660']);
    for (const each of first) {
      expect(cents(each.pago)).not.toBe(0);
      expect(cents(each.simulado)).toBe(2 * cents(each.pago));
      expect(cents(each.estornosSimulados)).toBe(2 * cents(each.estornosPagos));
    }
    for (const each of body.vendedores.slice(3) as Vendedor[]) expect(each.simulado).toBe(each.pago);
    const sum = (body.vendedores as Vendedor[]).reduce((all, each) => all + cents(each.simulado), 0);
    expect(cents(body.total.simulado)).toBe(sum);
  });

  it('without reversal months takes nothing back (RCO-18)', async () => {
    // Starts before any payment, so no reversal belongs to earlier months.
    const todos = { ...meses, de: '12/2023' };
    const { body: before } = await call('simular', { ...todos, regra: '1' });
    const reversed = (before.vendedores as Vendedor[]).find((each) => cents(each.estornosPagos) < 0);
    const codigo = reversed?.codigo ?? '';
    const rascunho = porVida('60,00', { regraEstornoMeses: 0 });
    const his = { ...rascunho.vendedorRegraComissao[0], vendedores: [codigo] };
    const { body } = await call('simular', {
      ...todos,
      rascunho: { ...rascunho, vendedorRegraComissao: [his] },
      comoSeValesse: true,
    });
    const own = ofCodigo(body, codigo);
    expect([own.pago, own.estornosPagos]).toEqual([reversed?.pago, reversed?.estornosPagos]);
    expect([own.estornosSimulados, cents(own.simulado) > 0]).toEqual(['0,00', true]);
  });

  it('that is valid in the future changes nothing, unless asked as if it had been in force (RCO-17)', async () => {
    const rascunho = porVida('120,00');
    const future = { ...rascunho.vendedorRegraComissao[0], dataInicio: '01/12/2026', dataFim: '31/12/2026' };
    const later = { ...rascunho, vendedorRegraComissao: [future] };
    const asWritten = await call('simular', { ...meses, rascunho: later });
    expect(asWritten.body.total.simulado).toBe(asWritten.body.total.pago);
    const asIf = await call('simular', { ...meses, rascunho: later, comoSeValesse: true });
    expect(cents(ofCodigo(asIf.body, '660').simulado)).toBe(2 * cents(ofCodigo(asIf.body, '660').pago));
  });

  it('says how many lives bring nothing, and why (RCO-16)', async () => {
    const rascunho = {
      ...porVida('0', {
        regraTipoId: 2,
        regraValorVida: null,
        regraBonusVida: null,
        regraBonusPorcentagem: null,
      }),
      // Every age but the last, for more lives than anybody sells.
      faixasRegra: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((tabelaFaixaId) => ({
        faixaDescricao: 'Muitas',
        faixaVidasInicial: 5_000,
        faixaVidasFinal: 6_000,
        tabelaFaixaId,
        faixaPorcentagemPaga: '10,00',
      })),
    };
    const { body } = await call('simular', { ...meses, rascunho });
    const reasons = (body.vendedores as { codigo: string; semComissao: { motivo: string }[] }[])
      .filter(({ codigo }) => ['647', '648', '660'].includes(codigo))
      .flatMap(({ semComissao }) => semComissao.map(({ motivo }) => motivo));
    expect(reasons).toContain('SEM_FAIXA_QUANTIDADE');
    expect(reasons).not.toContain('SEM_REGRA');
  });

  it('shows the lines of one seller, which add up to the seller’s sums (RCO-16)', async () => {
    const pedido = { ...meses, rascunho: porVida('120,00') };
    const { body } = await call('simular', pedido);
    const { body: linhas } = await call('simularLinhas', { ...pedido, vendedor: '648' });
    const own = ofCodigo(body, '648');
    const sum = (name: 'pago' | 'simulado') =>
      (linhas as Record<typeof name, string>[]).reduce((all, each) => all + cents(each[name]), 0);
    expect([sum('pago'), sum('simulado')]).toEqual([cents(own.pago), cents(own.simulado)]);
    expect(linhas.length).toBeGreaterThan(0);
  });
});

describe('a question is refused', () => {
  it.each([
    ['for a month that is not over', { de: '10/2026', ate: '11/2026' }, 'ate'],
    ['from a later month to an earlier', { de: '10/2026', ate: '09/2026' }, 'ate'],
    ['for too many months', { de: '01/2020', ate: '10/2026' }, 'de'],
  ])('%s (RCO-16)', async (_, over, field) => {
    const { status, body } = await call('simular', { ...meses, ...over, regra: '1' });
    expect([status, body.problems.map((each: { field: string }) => each.field)]).toEqual([422, [field]]);
  });

  it('for a draft that could not be saved', async () => {
    const { status, body } = await call('simular', { ...meses, rascunho: porVida('0,00') });
    expect([status, body.problems[0].field]).toEqual([422, 'rascunho.dadosRegra.regraValorVida']);
  });

  it.each(['Vendedor', 'Vendedora', 'Assistente de vendas', 'Analista'])('to %s (RCO-1)', async (cargo) => {
    const who = await t.tokenFor({ cargo, modules: ['vendas'] });
    const pedido = { ...meses, regra: '1' };
    expect((await call('simular', pedido, who)).status).toBe(403);
    expect((await call('simularLinhas', { ...pedido, vendedor: '613' }, who)).status).toBe(403);
  });
});

describe('the simulation of a rule that is saved', () => {
  /** Each draft has its own year, because two rules of a seller may not overlap. */
  const rascunhoDe = (ano: number) => ({
    ...porVida('75,00'),
    vendedorRegraComissao: [
      {
        planoRegistro: ['478120171'],
        vendedores: ['647'],
        dataInicio: `01/01/${ano}`,
        dataFim: `31/12/${ano}`,
      },
    ],
  });
  const simula = async (rascunho: object) =>
    (await call('simular', { ...meses, comoSeValesse: true, rascunho })).body as {
      id: string;
      total: object;
    };
  const salva = (rascunho: object, simulacao: string) =>
    call('inserirRegraComissao', { ...rascunho, simulacao });
  const deOutra = 'A simulação não é desta regra: simule de novo, ou salve sem ela.';

  it('is kept with it, once (RCO-19)', async () => {
    const { id, total } = await simula(rascunhoDe(2040));
    const saved = await salva(rascunhoDe(2040), id);
    expect(saved.body.simulacao).toMatchObject({
      de: '11/2025',
      ate: '10/2026',
      comoSeValesse: true,
      total,
      por: 'Márcia Teles',
      em: expect.stringMatching(/^21\/11\/2026 /),
    });
    const again = await salva(rascunhoDe(2041), id);
    expect([again.status, again.body.message]).toEqual([409, deOutra]);
    const kept = await t.db
      .selectFrom('regra_comissao')
      .select('id')
      .where('descricao', '=', 'Em dobro')
      .execute();
    expect(kept).toHaveLength(1);
  });

  it('is refused for a draft that was changed since (RCO-19)', async () => {
    const rascunho = rascunhoDe(2042);
    const { id } = await simula(rascunho);
    const changed = { ...rascunho, dadosRegra: { ...rascunho.dadosRegra, regraEstornoMeses: 9 } };
    const { status, body } = await salva(changed, id);
    expect([status, body.message]).toEqual([409, deOutra]);
  });
});
