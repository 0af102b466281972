import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BankBill,
  billsByHolder,
  declared,
  demoRows,
  exampleLot,
  lonelyBill,
  openBill,
  toldOfDebt,
} from './demo.ts';
import { demoDay } from './moment.ts';

/** The only open bills, not due yet, of people whom no other journey names; `many` of them. */
export const quietBills = (many: number): readonly BankBill[] => {
  const rows = demoRows();
  const named = new Set([
    openBill().matricula,
    toldOfDebt(),
    declared(),
    lonelyBill(Number(demoDay().slice(0, 4)) - 1).titular,
  ]);
  const names = new Map(rows.pessoa?.map(({ id, nome }) => [id, nome]));
  const nameOf = new Map(
    rows.beneficiario?.map(({ matricula, pessoa_id }) => [matricula, names.get(pessoa_id) ?? '']),
  );
  // The bank's example files, which another journey sends, pay bills too.
  const folder = exampleLot('');
  const examples = readdirSync(folder)
    .filter((name) => name.endsWith('.RET'))
    .map((name) => readFileSync(join(folder, name), 'latin1'));
  const isInExample = ({ nossoNumero }: BankBill) => examples.some((text) => text.includes(nossoNumero));
  // The counter's journeys search for Maria and Jo.
  const found = [...billsByHolder(rows).values()]
    .flatMap(([bill, other]) => (bill && other === undefined && bill.vencimento > demoDay() ? [bill] : []))
    .filter(({ titular }) => !named.has(titular) && !/\b(?:maria|jo)/i.test(nameOf.get(titular) ?? ''))
    .filter((bill) => !isInExample(bill))
    .slice(-many);
  if (found.length < many) throw new Error(`A demonstração só tem ${found.length} boletos assim.`);
  return found;
};
