import type { Insertable } from 'kysely';
import type { PessoaTable } from '../db/tables/cadastro.ts';
import type { Fatura } from './invoices.ts';
import type { Vida } from './lives.ts';

type Fones = Pick<Insertable<PessoaTable>, 'fone_1' | 'fone_2' | 'fone_3'>;

/** A pattern over sixteen people in a row: whose number is wrong, and how. */
const wrong: Readonly<Record<number, (celular: string) => Fones>> = {
  2: () => ({ fone_1: null, fone_2: null, fone_3: null }),
  5: (celular) => ({ fone_1: celular.slice(2), fone_2: null, fone_3: null }),
  9: (celular) => ({
    fone_1: `${celular.slice(0, 2)}3${celular.slice(4)}`,
    fone_2: null,
    fone_3: null,
  }),
  13: (celular) => ({
    fone_1: celular.slice(0, 2) + celular.slice(3),
    fone_2: null,
    fone_3: null,
  }),
};

/** Some people who owe for two months have a number that no message reaches, wrong in each of the ways of COB-21. */
export const spoilPhones = (faturas: readonly Fatura[], today: number): void => {
  const debtors = new Set<Vida>();
  for (const { pagador, pago, vencimento, row } of faturas)
    if (pagador && pago === null && vencimento < today - 52 && (row.tipo === 'I' || row.tipo === 'A'))
      debtors.add(pagador);
  const holders = [...debtors].filter(({ cancelado }) => cancelado === null || cancelado > today);
  holders.forEach(({ membro: { pessoa } }, index) => {
    const { fone_1 } = pessoa;
    const change = wrong[index % 16];
    if (change && fone_1 && /^\d{2}9\d{8}$/.test(fone_1)) Object.assign(pessoa, change(fone_1));
  });
};
