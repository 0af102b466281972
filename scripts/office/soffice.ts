import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { onPath } from '../chromium.ts';

const run = promisify(execFile);

/** The LibreOffice of the tests: SOFFICE_PATH, or the one in the PATH; undefined where there is none. */
export const findSoffice = (): string | undefined =>
  [process.env.SOFFICE_PATH, onPath('soffice')].find((path) => path !== undefined && existsSync(path));

// By default Excel files made elsewhere are not recalculated; the tests want to see the formulas work.
const settings = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>pt-BR</value></prop></item>
</oor:items>`;

/** A LibreOffice with its own profile, set up as in Brazil. */
export interface Office {
  /** Opens a file and returns it as a flat ODS document (XML). `filter` names the reader and its options. */
  readonly open: (name: string, content: string | Uint8Array, filter?: string) => Promise<string>;
  /** The same for many files at once, by name: the program starts once. Names must differ in more than their ending. */
  readonly openAll: (
    files: ReadonlyMap<string, string | Uint8Array>,
    filter?: string,
  ) => Promise<ReadonlyMap<string, string>>;
  readonly close: () => void;
}

/** Throws, saying how to install it, when there is no LibreOffice. */
export function openOffice(): Office {
  const soffice = findSoffice();
  if (soffice === undefined)
    throw new Error(
      'Falta o LibreOffice: `apt-get install libreoffice-calc-nogui libreoffice-l10n-pt-br`, ou aponte SOFFICE_PATH.',
    );
  const folder = mkdtempSync(join(tmpdir(), 'vidas-office-'));
  const profile = join(folder, 'profile');
  mkdirSync(join(profile, 'user'), { recursive: true });
  writeFileSync(join(profile, 'user', 'registrymodifications.xcu'), settings);
  let opened = 0;
  const openAll: Office['openAll'] = async (files, filter) => {
    opened += 1;
    const home = join(folder, String(opened));
    mkdirSync(home);
    for (const [name, content] of files) writeFileSync(join(home, name), content);
    const args = [
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
      '--headless',
      '--norestore',
      '--nolockcheck',
      '--nologo',
      ...(filter === undefined ? [] : [`--infilter=${filter}`]),
      '--convert-to',
      'fods',
      '--outdir',
      join(home, 'out'),
      ...[...files.keys()].map((name) => join(home, name)),
    ];
    const { stdout, stderr } = await run(soffice, args, {
      timeout: 60_000,
      maxBuffer: 16 * 1024 * 1024,
      env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    });
    return new Map(
      [...files.keys()].map((name) => {
        const made = join(home, 'out', `${basename(name).replace(/\.[^.]+$/, '')}.fods`);
        if (!existsSync(made)) throw new Error(`LibreOffice made nothing of ${name}: ${stdout}${stderr}`);
        return [name, readFileSync(made, 'utf8')];
      }),
    );
  };
  return {
    openAll,
    open: async (name, content, filter) =>
      (await openAll(new Map([[name, content]]), filter)).get(name) ?? '',
    close: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
}
