import { fakeRegra } from '@vidas/api-client/vendas/regras-comissao/regraComissao.fake.ts';
import { describe, expect, it } from 'vitest';
import { copiaDe } from './copiaDe.ts';
import { rascunhoDe } from './regraForm.ts';

const planos = [{ planoRegistro: '478120171', planoNome: 'Smart' }];
const sob = (codigo: string, dataFim: string) => ({
  codigo,
  nome: codigo,
  dataInicio: '2026-01-01',
  dataFim,
  planos,
});

describe('a copy of a rule (RCO-25)', () => {
  const regra = fakeRegra({
    vendedores: [sob('601', '2027-12-31'), sob('613', '2027-12-31'), sob('619', '2026-06-30')],
  });

  it('begins with the month, keeps values and ends, and asks for an end that is over', () => {
    const copia = copiaDe(regra, '2026-12');
    expect(copia.vendedorRegraComissao).toEqual([
      {
        planoRegistro: ['478120171'],
        vendedores: ['601', '613'],
        dataInicio: '2026-12-01',
        dataFim: '2027-12-31',
      },
      { planoRegistro: ['478120171'], vendedores: ['619'], dataInicio: '2026-12-01', dataFim: null },
    ]);
    expect(rascunhoDe(copia).dadosRegra).toMatchObject({
      regraValorVida: 6_000,
      regraBonusVida: 20,
      regraBonusPorcentagem: 1_000,
    });
  });

  it('ends the rule before only while that is active', () => {
    expect(copiaDe(regra, '2026-12').substitui).toBe('1');
    expect(copiaDe({ ...regra, status: 'Inativa' }, '2026-12').substitui).toBeNull();
  });
});
