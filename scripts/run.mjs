// node scripts/run.mjs <program> [words]: runs a file of this project, or a tool of its packages, on a Node that reads TypeScript.
// Brings the packages first where none are there. Plain JavaScript: it starts on the Node of the shell (20.19 or newer).
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isUsable } from './installed.mjs';
import { nodeFor, tooOld } from './node-version.mjs';
import { ownNode } from './own-node.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [program, ...words] = process.argv.slice(2);

const refuse = (sentence) => {
  console.error(sentence);
  process.exit(1);
};
if (program === undefined)
  refuse('Diga o que rodar: node scripts/run.mjs <arquivo ou ferramenta> [palavras].');
if (!isUsable()) await import('./install.mjs');

const own = ownNode(root);
const node = nodeFor(process, own && join(root, 'node_modules', own));
if (node === undefined) refuse(tooOld(process.versions.node));

const isWindows = process.platform === 'win32';
const bin = join(root, 'node_modules', '.bin');
const isFile = /\.m?[jt]s$/.test(program);
const tool = join(bin, isWindows ? `${program}.cmd` : program);
if (!existsSync(isFile ? join(root, program) : tool)) refuse(`Não achei ${program} neste projeto.`);
// A tool on Windows is a batch file, which only a shell runs.
const hasShell = !isFile && isWindows;
const [command, ...args] = isFile
  ? [node, '--no-warnings', join(root, program), ...words]
  : hasShell
    ? [`"${tool}"`, ...words.map((word) => `"${word}"`)]
    : [node, tool, ...words];
const child = spawn(command, args, {
  stdio: 'inherit',
  shell: hasShell,
  // What it starts with `env node` is the same Node, and finds the tools.
  env: {
    ...process.env,
    PATH: [dirname(node), bin, process.env.PATH].join(delimiter),
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
  },
});
// The program ends in its own way, and this one after it. Ctrl+C at a terminal reaches both by itself.
process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => refuse(`${program} não começou: ${error.message}`));
child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
