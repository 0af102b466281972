import { dayOf } from '../../apps/api/src/demo/calendar.ts';
import { buildDemo, type DemoRows } from '../../apps/api/src/demo/demo.ts';
import { holderWithBill, holderWithDeclaration, type OpenBill } from '../../apps/api/src/demo/holders.ts';
import { demoLives } from './addresses.ts';
import { demoDay } from './moment.ts';

/** The rows that the server under test began with. */
const demoRows = (): DemoRows => {
  const steps = buildDemo({ lives: demoLives, today: dayOf(demoDay()), registroAns: '999999' });
  return Object.assign({}, ...steps.map((step) => step.rows));
};

/** Somebody whose bill of this month is open. */
export const openBill = (): OpenBill => holderWithBill(demoRows(), demoDay());

/** The matrícula of somebody who has an income-tax declaration. */
export const declared = (): string => holderWithDeclaration(demoRows());

/** The provider with the most guides that still wait for a review. */
export const providerToReview = (): string => {
  const waiting = (demoRows().guia ?? []).filter(({ status }) => status !== 1 && status !== 3);
  const counts = Map.groupBy(waiting, ({ prestador_codigo }) => prestador_codigo);
  const [code] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? ['', []];
  return code;
};
