// npm run new -- component|screen|module …: writes the files of the pattern and registers them (see usage.ts).
import { refuseOldNode } from '../scripts/node-version.mjs';

refuseOldNode('npm run new');
const { generate } = await import('./generate.ts');
process.exitCode = generate(process.argv.slice(2));
