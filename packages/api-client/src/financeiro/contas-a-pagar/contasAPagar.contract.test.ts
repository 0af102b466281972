import { expect, it } from 'vitest';
import { estaIncluido } from './contasAPagar.contract.ts';
import { fakePagamento } from './contasAPagar.fake.ts';

it.each([
  [{ COD_CONTA: 1, CONTA_CONTABIL: '2311' }, [true, true, true, true]],
  [{ COD_CONTA: null, CONTA_CONTABIL: null }, [true, true, true, true]],
  [{ COD_CONTA: 0, CONTA_CONTABIL: '2311' }, [false, true, false, true]],
  [{ COD_CONTA: 1, CONTA_CONTABIL: '2310' }, [false, false, true, true]],
  [{ COD_CONTA: 0, CONTA_CONTABIL: '2310' }, [false, false, false, true]],
])(
  'the payment %j is left out unless cash box or social security is included: %j (FIN-8)',
  (given, listed) => {
    const choices = [false, true].flatMap((previdencia) =>
      [false, true].map((caixa) => ({ caixa, previdencia })),
    );
    expect(choices.map((incluidos) => estaIncluido(fakePagamento(1, given), incluidos))).toEqual(listed);
  },
);
