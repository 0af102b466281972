import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leaveNothing } from './cluster/leaveNothing.ts';
import { processesIn, startProgram } from './cluster/program.ts';
import { folderFor } from './postgres.ts';

it('ends what was started and what works in its folders, and removes these', async () => {
  const folder = folderFor('sobra', {});
  // The first is of another group by the end, as a PostgreSQL that patroni started.
  const other = startProgram({ program: 'sh', args: ['-c', 'setsid sleep 60 & echo fora'], cwd: folder });
  await other.says('fora');
  const own = startProgram({ program: 'sh', args: ['-c', 'trap "" TERM; echo dentro; sleep 60'] });
  await own.says('dentro');
  expect(processesIn(folder)).not.toEqual([]);
  await leaveNothing();
  expect(processesIn(folder)).toEqual([]);
  expect(() => process.kill(own.pid, 0)).toThrow('ESRCH');
  expect(existsSync(folder)).toBe(false);
});
