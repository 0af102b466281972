// The ruler of all tables (docs/decisions/0050): prints columns and rows in sight; `--update` stores them, and stores a fall only with
// `--porque="…"`. Folders or files after the options are measured alone, and the stored rest stays.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './command.ts';
import { fallsOf, summaryAt, windowsOf, type Measures, type Ruler } from './regua-table.ts';
import { root } from './sources.ts';

const path = join(root, '.storybook', 'regua.json');

interface JsonReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly meta: { readonly storyId?: string; readonly regua?: Measures };
    }[];
  }[];
}

const measure = async (paths: readonly string[]): Promise<Ruler> => {
  const file = join(mkdtempSync(join(tmpdir(), 'regua-')), 'regua.json');
  const args = ['run', '--project', 'stories', '--reporter=json', `--outputFile=${file}`, ...paths];
  // A story that fails elsewhere is measured by its neighbours' run; the falls are what counts here.
  await command('vitest', args, { REGUA: 'all' }).catch((error: unknown) => console.error(String(error)));
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as JsonReport;
  const metas = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ meta }) => meta));
  const entries = metas.flatMap(({ storyId, regua }) =>
    storyId && regua ? [[storyId, regua] as const] : [],
  );
  return Object.fromEntries(entries);
};

const print = (title: string, ruler: Ruler): void => {
  console.log(title);
  for (const window of windowsOf(ruler)) {
    const { tables, columns, inSight, whole, cards, said, rows } = summaryAt(ruler, window);
    const share = Math.round((inSight / Math.max(1, columns)) * 100);
    const ofCards = cards > 0 ? `, ${said} de ${cards} em cartões com nome e valor à vista` : '';
    console.log(
      `  ${window}: ${inSight} de ${columns} colunas à vista (${share} %), ${whole} de ${tables} tabelas inteiras, ${rows} linhas${ofCards}`,
    );
  }
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false }, porque: { type: 'string' } },
});
const stored = JSON.parse(readFileSync(path, 'utf8')) as Ruler;
const found = await measure(positionals);
print('Guardado:', stored);
print('Medido:', found);
const falls = fallsOf(stored, found);
for (const fall of falls) console.log(`Desce: ${fall}`);
if (values.update && (falls.length === 0 || values.porque)) {
  const next = positionals.length > 0 ? { ...stored, ...found } : found;
  const ordered = Object.entries(next).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const lines = ordered.map(([id, one]) => `  ${JSON.stringify(id)}: ${JSON.stringify(one)}`);
  writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`);
  console.log(`Escrito: .storybook/regua.json${values.porque ? ` (${values.porque})` : ''}`);
} else if (falls.length > 0) {
  console.error('A régua só sobe. Para guardar uma descida: --update --porque="…".');
  process.exitCode = 1;
}
