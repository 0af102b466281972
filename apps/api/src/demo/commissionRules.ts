import type { Insertable } from 'kysely';
import type { VendasTables } from '../db/tables/vendas.ts';
import { dayIn, isoOf, monthOf } from './calendar.ts';
import { planos, vendedores } from './products.ts';

type Regra = Insertable<VendasTables['regra_comissao']>;
type Faixa = Insertable<VendasTables['regra_faixa']>;

/** Rules, and the sellers under them. */
export interface Regras {
  regras: Regra[];
  faixas: Faixa[];
  vendedores: Insertable<VendasTables['regra_vendedor']>[];
  parcerias: Insertable<VendasTables['parceria']>[];
  parceiros: Insertable<VendasTables['parceria_parceiro']>[];
}

const track = (
  id: number,
  regra_id: number,
  descricao: string,
  [from, to]: readonly [number, number],
  faixa: number,
  percentual: number,
): Faixa => ({
  id,
  regra_id,
  descricao,
  vidas_inicial: from,
  vidas_final: to,
  faixa_codigo: faixa,
  percentual,
});

const perLife = ['647', '648', '660'];
const perBand = ['601', '604', '619', '620', '653'];

/** Seller whose rule ended two months ago, so that some sales wait for a new one. */
export const semRegraEmVigor = '671';

/** One active rule of each type and a disabled one; every seller but one is under a rule for every plan. */
export const buildRegras = (today: number): Regras => {
  const since = isoOf(dayIn(monthOf(today) - 60, 1));
  const until = (months: number): string => isoOf(dayIn(monthOf(today) + months, 31));
  const shared = {
    valor_vida_cents: null,
    bonus_vidas: null,
    bonus_percentual: null,
    desativada_em: null,
    cadastrada_em: since,
  };
  const regras: Regra[] = [
    {
      ...shared,
      id: 1,
      descricao: 'Valor fixo por vida',
      tipo: 1,
      estorno_meses: 3,
      contabiliza_meta: true,
      valor_vida_cents: 6000,
      bonus_vidas: 20,
      bonus_percentual: 1000,
    },
    {
      ...shared,
      id: 2,
      descricao: 'Faixas por quantidade de vendas no mês',
      tipo: 2,
      estorno_meses: 6,
      contabiliza_meta: true,
    },
    {
      ...shared,
      id: 3,
      descricao: 'Percentual da mensalidade por idade',
      tipo: 3,
      estorno_meses: 6,
      contabiliza_meta: false,
    },
    {
      ...shared,
      id: 4,
      descricao: 'Campanha de aniversário',
      tipo: 1,
      estorno_meses: 3,
      contabiliza_meta: false,
      valor_vida_cents: 9000,
      bonus_vidas: 0,
      bonus_percentual: 0,
      desativada_em: isoOf(today - 200),
    },
  ];
  const porQuantidade = [
    ['Até 10 vendas', [1, 10], 3000],
    ['De 11 a 25 vendas', [11, 25], 4500],
    ['Acima de 25 vendas', [26, 99_999], 6000],
  ] as const;
  const faixas = [
    // The last age bands have no track, so that some sales miss a condition.
    ...Array.from({ length: 8 }, (_, idade) =>
      porQuantidade.map(([descricao, vidas, percentual]) => ({
        descricao,
        vidas,
        percentual,
        idade: idade + 1,
      })),
    )
      .flat()
      .map(({ descricao, vidas, percentual, idade }, index) =>
        track(index + 1, 2, descricao, vidas, idade, percentual),
      ),
    ...Array.from({ length: 10 }, (_, index) =>
      track(25 + index, 3, `Idade da faixa ${index + 1}`, [1, 99_999], index + 1, index < 6 ? 500 : 350),
    ),
  ];
  const ruleOf = (codigo: string): number =>
    perLife.includes(codigo) ? 1 : perBand.includes(codigo) ? 2 : 3;
  const under = vendedores.flatMap(({ codigo }) =>
    planos.map(({ registro }) => ({
      regra_id: ruleOf(codigo),
      vendedor_codigo: codigo,
      plano_registro: registro,
      inicio: since,
      fim: until(codigo === semRegraEmVigor ? -2 : 24),
    })),
  );
  return {
    regras,
    faixas,
    vendedores: under.map((row, index) => ({ id: index + 1, ...row })),
    parcerias: [
      { id: 1, regra_id: 3, vendedor_codigo: '613', plano_registro: '481340184', conta_meta: true },
      { id: 2, regra_id: 2, vendedor_codigo: '601', plano_registro: '478120171', conta_meta: false },
    ],
    parceiros: [
      { parceria_id: 1, vendedor_codigo: '619' },
      { parceria_id: 1, vendedor_codigo: '620' },
      { parceria_id: 2, vendedor_codigo: '604' },
    ],
  };
};
