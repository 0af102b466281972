import { execFileSync } from 'node:child_process';

/** Runs a Debian tool; a missing one is reported with its package. */
export const runTool = (tool: string, debian: string, args: string[], input?: Uint8Array): string => {
  try {
    return execFileSync(tool, args, {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: [input ? 'pipe' : 'ignore', 'pipe', 'ignore'],
      ...(input ? { input } : {}),
    });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
    throw new Error(`Falta ${tool}: instale o pacote ${debian} (apt-get install ${debian}).`, { cause });
  }
};

/** Text of a PDF in page layout; a protected one needs its password. Throws when it does not open. */
export const pdfText = (bytes: Uint8Array, senha?: string): string => {
  const lock = senha === undefined ? [] : ['-upw', senha];
  return runTool('pdftotext', 'poppler-utils', ['-layout', ...lock, '-', '-'], bytes);
};

/** Output of pdfinfo for a PDF. */
export const pdfInfo = (bytes: Uint8Array, senha: string): string =>
  runTool('pdfinfo', 'poppler-utils', ['-upw', senha, '-'], bytes);
