// @module-tag embedded
import type { IdentidadeConferida } from '@vidas/api-client/financeiro/conferencia-da-noite/conferenciaDaNoite.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pedidosDe } from '../../vendas/fechamento/pedidos.fixture.ts';
import {
  tokenDe,
  writeCadastro,
  writeMensalidade,
  writeRegras,
  writeVendas,
} from '../../vendas/fechamento/razao.fixture.ts';
import { selectDiferencasDosMeses } from './meses.sql.ts';
import { planta } from '../fixtures/planta.sql.ts';

let t: TestServer;
let gerente: string;

// August is closed with a life of R$ 60,00 without partners and a fee of R$ 30,00; September has nothing.
beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeCadastro(t.db);
  await writeRegras(t.db, [
    { vendedor: '601', regra: 1 },
    { vendedor: '607', regra: 3 },
  ]);
  await writeVendas(t.db, [
    { codigo: '1', vendedor: '601', efetivada: '2026-08-10' },
    { codigo: '2', vendedor: '607', efetivada: '2026-08-01' },
  ]);
  await writeMensalidade(t.db, { numero: 1, venda: '2', pagoEm: '2026-08-20' });
  gerente = await tokenDe(t, { cargo: 'Gerente Comercial', login: 'GERENTE' });
  const { gera } = pedidosDe(
    () => t,
    () => gerente,
  );
  await gera('08/2026');
  await gera('09/2026');
});
afterAll(() => t.close());

it('says nothing of closed months that hold (CTA-16)', async () => {
  expect(await selectDiferencasDosMeses(t.db)).toEqual([]);
  expect(await t.db.selectFrom('comissao_linha').select(['especie', 'valor_cents']).execute()).toHaveLength(
    2,
  );
});

const doVendedor = (competencia: string, vendedor: string) =>
  `Comissão de ${competencia}, vendedor ${vendedor}`;

const faltas: [IdentidadeConferida, string, string, number][] = [
  [
    'MES_LINHAS',
    `update comissao_saldo set linhas_cents = linhas_cents + 1, pago_cents = pago_cents + 1 where vendedor_codigo = '601' and competencia = '2026-08'`,
    doVendedor('08/2026', '601'),
    1,
  ],
  [
    'MES_ANTERIOR',
    `update comissao_saldo set anterior_cents = anterior_cents - 1, pago_cents = pago_cents - 1 where vendedor_codigo = '607' and competencia = '2026-08'`,
    doVendedor('08/2026', '607'),
    -1,
  ],
  [
    'MES_ENTRADAS',
    `update comissao_entrada_mensalidade set valor_cents = valor_cents + 1`,
    doVendedor('08/2026', '607'),
    -1,
  ],
  [
    'MES_VALOR',
    `update comissao_linha set valor_cents = valor_cents + 1 where vendedor_codigo = '607'`,
    doVendedor('08/2026', '607'),
    1,
  ],
];

it.each(faltas)(
  'finds a planted cent of a closed month: %s (CTA-16)',
  async (identidade, falta, onde, cents) => {
    const desfaz = await planta(t.db, falta);
    expect(await selectDiferencasDosMeses(t.db)).toContainEqual(
      expect.objectContaining({ identidade, onde, cents, fatura: null }),
    );
    await desfaz();
    expect(await selectDiferencasDosMeses(t.db)).toEqual([]);
  },
);
