/* Beneficiários cadastrados, Buscar todos: our back office and the usual ways over the same call, at some sizes.
   npm run bench:stream -- --lives 10000,300000 --rounds 3 --mbit 20 --trace arriving.svg */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bringNeeds } from '../../scripts/bring-needs.ts';
import { buildPages, peerVersions } from './peers.ts';
import { type Rounds, roundsAt } from './rounds.ts';
import { sides } from './sides.ts';
import { table } from './table.ts';
import { trace } from './trace.ts';

const { values } = parseArgs({
  options: {
    lives: { type: 'string', default: '300000' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    mbit: { type: 'string' },
    // The picture of the last size: the file it goes to.
    trace: { type: 'string' },
    // Everything that was measured, as JSON.
    out: { type: 'string' },
  },
});

await bringNeeds(['server', 'e2e']);
const mbit = values.mbit === undefined ? undefined : Number(values.mbit);
const pages = await buildPages();
const all: Rounds[] = [];
console.log(`${peerVersions()}\n`);
for (const rows of values.lives.split(',').map(Number)) {
  const rounds = await roundsAt({
    rows,
    rounds: Number(values.rounds),
    sides: sides.filter(({ name }) => name.includes(values.only)),
    pages,
    mbit,
  });
  all.push(rounds);
  console.log(table(rounds, mbit));
}
const last = all.at(-1);
if (values.trace !== undefined && last) writeFileSync(values.trace, trace(last));
if (values.out !== undefined) writeFileSync(values.out, JSON.stringify(all));
