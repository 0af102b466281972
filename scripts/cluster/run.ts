// npm run test:cluster: the server on what a large installation has around it, all of it on this machine. Installs what
// `needs.ts` names, as `npm test` does. `--only=pool` runs one part alone.
import { parseArgs } from 'node:util';
import { bringNeeds } from '../bring-needs.ts';
import { testFaults } from './faults.ts';
import { testJourneys } from './journeys.ts';
import { leaveNothingOnSignal } from './leaveNothing.ts';
import { clusterNeeds } from './needs.ts';
import { testThroughPool } from './pool.ts';
import { testReplica } from './replica.ts';
import { measureSteps } from './steps.ts';
import { testUpgrade } from './upgrade.ts';

/** The parts in their order; each throws to fail. */
const parts: Record<string, () => Promise<void>> = {
  pool: testThroughPool,
  replica: testReplica,
  upgrade: testUpgrade,
  journeys: testJourneys,
  faults: testFaults,
  steps: measureSteps,
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = values.only?.split(',') ?? Object.keys(parts);
const unknown = chosen.filter((key) => !(key in parts));
if (unknown.length > 0)
  throw new Error(`Não conheço ${unknown.join(', ')}; as partes são ${Object.keys(parts).join(', ')}.`);

await bringNeeds(['server', 'e2e', 'cluster'], clusterNeeds);
leaveNothingOnSignal();
const failed: string[] = [];
for (const key of chosen) {
  console.log(`\n== ${key}`);
  // One part after the other: they measure the same machine.
  // oxlint-disable-next-line no-await-in-loop
  await parts[key]?.().catch((error: unknown) => {
    console.error(error);
    failed.push(key);
  });
}
console.log(failed.length === 0 ? '\nTudo certo.' : `\nFalharam: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
