// The homes of small modules: each with the statements by hand that give its numbers, asked at the same time.
import pg from 'pg';
import type { Started } from '../api/rounds.ts';
import { inTurns } from '../measure.ts';
import { statementsOfHomes } from './bareHomes.ts';
import { diasDe } from './dias.ts';

/** Every number in an answer, in its order; sums of money as cents. */
const numbersOf = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  if (typeof value === 'string')
    return /^-?[\d.]+(,\d\d)?$|^-?\d+\.\d\d$/.test(value) ? [Number(value.replace(/[^\d-]/g, ''))] : [];
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(numbersOf);
};

/** Both sides in turns; throws where a number by hand is missing in the answer. */
export const compareHomes = async (
  url: string,
  { told }: Started,
  rounds: number,
): Promise<{ name: string; ours: number; bare: number }[]> => {
  const pool = new pg.Pool({ connectionString: url, max: 6 });
  const taken = [];
  try {
    for (const [module, statements] of Object.entries(statementsOfHomes(diasDe(new Date())))) {
      const ask = async (): Promise<unknown> => {
        const answer = await fetch(`http://127.0.0.1:${told.port}/api/v1/${module}/getInicio`, {
          headers: { authorization: told.token ?? '' },
        });
        if (answer.status !== 200) throw new Error(`${module}: status ${answer.status}`);
        return answer.json();
      };
      // Removes cached figures first, because reading one costs nothing (REL-29).
      const counted = async (): Promise<unknown> => {
        await pool.query('delete from figura_guardada');
        return ask();
      };
      const byHand = () =>
        Promise.all(statements.map(async (statement) => (await pool.query(statement)).rows));
      const found = numbersOf(await counted());
      for (const number of numbersOf(await byHand()))
        if (!found.includes(number))
          throw new Error(`home of ${module}: ${number} by hand is not in ${found.join(', ')}`);
      const { ours, bare } = await inTurns(rounds, { bare: byHand, ours: counted });
      taken.push({ name: `home of ${module}`, ours, bare });
    }
  } finally {
    await pool.end();
  }
  return taken;
};
