import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for a password without showing it; empty without a console. */
export const askPassword = async (question: string): Promise<string> => {
  if (!process.stdin.isTTY) return '';
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const console = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await console.question('');
  } finally {
    console.close();
    process.stdout.write('\n');
  }
};
