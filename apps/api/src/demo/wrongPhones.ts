import type { Insertable } from 'kysely';
import type { PessoaTable } from '../db/tables/cadastro.ts';
import type { Fatura } from './invoices.ts';
import type { Vida } from './lives.ts';

type Fones = Pick<Insertable<PessoaTable>, 'fone_1' | 'fone_2' | 'fone_3'>;

/** Faults in the phone numbers of people without messages. */
const wrongs: readonly ((celular: string) => Fones)[] = [
  () => ({ fone_1: null, fone_2: null, fone_3: null }),
  (celular) => ({ fone_1: celular.slice(2), fone_2: null, fone_3: null }),
  (celular) => ({ fone_1: `${celular.slice(0, 2)}3${celular.slice(4)}`, fone_2: null, fone_3: null }),
  (celular) => ({ fone_1: celular.slice(0, 2) + celular.slice(3), fone_2: null, fone_3: null }),
];
/** Positions among sixteen consecutive people with a faulty number, one fault each. */
const places = [2, 5, 9, 13];

/**
 * Gives some debtors of two months a number without messages, one per kind of fault: four in sixteen, always
 * including the first of the permanent debtors.
 */
export const spoilPhones = (faturas: readonly Fatura[], debtors: readonly Vida[], today: number): void => {
  const late = new Set<Vida>();
  for (const { pagador, pago, vencimento, row } of faturas)
    if (pagador && pago === null && vencimento < today - 52 && (row.tipo === 'I' || row.tipo === 'A'))
      late.add(pagador);
  for (const debtor of debtors) late.delete(debtor);
  const holders = [...late].filter(({ cancelado }) => cancelado === null || cancelado > today);
  const spoil = ({ membro: { pessoa } }: Vida, kind: number): void => {
    const { fone_1 } = pessoa;
    const change = wrongs[kind];
    if (change && fone_1 && /^\d{2}9\d{8}$/.test(fone_1)) Object.assign(pessoa, change(fone_1));
  };
  debtors.slice(0, wrongs.length).forEach(spoil);
  holders.forEach((holder, index) => spoil(holder, places.indexOf(index % 16)));
};
