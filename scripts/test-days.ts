// npm run test:days: the demonstration and the journeys on every moment of proofMoments, whatever day it is here.
// `--only=api` asks the lists of the contract alone, `--only=journeys` opens the browser alone; `--days=2028-02-29,1 January` takes
// the moments whose name or UTC time holds one of these words. All run, the failures stand together at the end.
import { parseArgs } from 'node:util';
import { proofMoments } from '../apps/api/src/test/proofDay.ts';
import { command, stopCommands } from './command.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, days: { type: 'string' } } });
if (values.only !== undefined && !['api', 'journeys'].includes(values.only))
  throw new Error(`Não conheço --only=${values.only}; são api e journeys.`);
const wanted = values.days?.split(',').map((word) => word.trim());
const moments = Object.entries(proofMoments).filter(
  ([name, moment]) => !wanted || wanted.some((word) => name.includes(word) || moment.includes(word)),
);
if (moments.length === 0) throw new Error(`Nenhum dia para --days=${values.days ?? ''}.`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void stopCommands().then(() => process.exit(130)));

const failures: string[] = [];
const attempt = async (name: string, run: () => Promise<void>): Promise<void> => {
  const start = Date.now();
  console.log(`\n== ${name}`);
  const isRight = await run().then(
    () => true,
    () => false,
  );
  console.log(`== ${name}: ${isRight ? 'certo' : 'FALHOU'} em ${((Date.now() - start) / 1000).toFixed(1)} s`);
  if (!isRight) failures.push(name);
};

if (values.only !== 'journeys') {
  const file = 'apps/api/src/demo/everyScreen.test.ts';
  const days = moments.map(([name]) => name).join(';');
  await attempt('Toda lista do contrato', () =>
    command('vitest', ['run', '--project', 'server', file], { TEST_DAYS: days }),
  );
}
if (values.only !== 'api') {
  for (const [name, moment] of moments)
    await attempt(`Jornadas: ${name}`, () => command('playwright', ['test'], { E2E_CLOCK_START: moment }));
}
console.log(failures.length === 0 ? '\nTodos os dias certos.' : `\nFalharam: ${failures.join('; ')}.`);
process.exitCode = failures.length === 0 ? 0 : 1;
