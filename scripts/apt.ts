import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPath } from './chromium.ts';
import { command } from './command.ts';

/** Words before `apt-get` on this machine; undefined when installing packages needs a password. */
const privilege = (): string[] | undefined => {
  if (!onPath('apt-get')) return undefined;
  if (process.getuid?.() === 0) return [];
  return onPath('sudo') && spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined;
};

/** The whole call, as words. */
export const aptCommand = (before: readonly string[], packages: readonly string[]): string[] => [
  ...before,
  'env',
  'DEBIAN_FRONTEND=noninteractive',
  // Two clones that begin at once wait for each other.
  'flock',
  join(tmpdir(), 'vidas-apt.lock'),
  'sh',
  '-c',
  'apt-get update && exec apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=600 "$@"',
  'sh',
  ...packages,
];

/**
 * Installs packages of Debian where that needs no password; what apt-get prints is shown only when it fails. Whether
 * they are there afterwards is for the caller to see.
 */
export const aptInstall = async (packages: readonly string[]): Promise<void> => {
  const before = privilege();
  if (!before) return;
  console.log(`Instalando com apt-get (só o que falta): ${packages.join(' ')}…`);
  const [program = 'env', ...args] = aptCommand(before, packages);
  const printed: Buffer[] = [];
  try {
    await command(program, args, {}, (piece) => printed.push(piece));
  } catch {
    console.error(`${Buffer.concat(printed).toString()}\nO apt-get falhou; o motivo está nas linhas acima.`);
  }
};
