import { expect, it } from 'vitest';
import { command, stopCommands } from './command.ts';

const run = async (script: string) => {
  let said = '';
  const outcome = await command('node', ['-e', script], {}, (piece) => (said += String(piece))).then(
    () => 'certo',
    (error: Error) => error.message,
  );
  return { outcome, said };
};

it('hands over everything that a program prints', async () => {
  const { outcome, said } = await run("process.stdout.write('x'.repeat(300000)); console.error('fim')");
  expect(outcome).toBe('certo');
  expect(said.replace('fim\n', '')).toHaveLength(300_000);
  expect(said).toContain('fim');
});

it('rejects with the program and how it ended', async () => {
  expect((await run('process.exit(3)')).outcome).toMatch(/^node .*terminou com 3\.$/);
});

it('does not wait for what a program left running with its output open', async () => {
  const orphan = `
    const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: 'inherit', detached: true });
    child.unref();
    console.log(child.pid);
  `;
  const { outcome, said } = await run(orphan);
  process.kill(Number(said), 'SIGKILL');
  expect(outcome).toBe('certo');
}, 20_000);

it('ends what runs', async () => {
  const end = run('setInterval(() => {}, 1000)');
  await stopCommands();
  expect((await end).outcome).toContain('SIGTERM');
});
