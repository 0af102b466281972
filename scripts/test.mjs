// npm test: everything that is checked, from the types to the journeys in a real browser (see test-run.ts).
// `--only=unit,server` runs single steps while developing, `--all` is the long form (npm run test:all),
// `--tempos` notes how long each step took, which orders the queue of the next run.
import { refuseOldNode } from './node-version.mjs';

refuseOldNode('npm test');
const { runTests } = await import('./test-run.ts');
process.exitCode = await runTests(process.argv.slice(2));
