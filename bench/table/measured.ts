// Runs in the page: the same steps on our table and on the bare one, in turns, each until its rows are painted.
import { bareTable } from './bare.ts';
import type { BenchRow } from './columns.ts';
import type { Driver } from './driver.tsx';
import { rowsOf } from './rows.ts';

const ROUNDS = 4;
const FIND = 'Beatriz Ferreira Lima';

/** One of the two tables. */
interface Side {
  mount: (rows: readonly BenchRow[]) => void;
  filter: (text: string) => void;
  clearFilter: () => void;
  sort: () => void;
  exportCsv: () => Blob | Promise<Blob>;
  /** Matrícula of the row drawn first. */
  first: () => string | number | null | undefined;
  count: () => number;
  unmount: () => void;
}

const steps = ['mount', 'filter', 'sort', 'csv'] as const;
type Times = Record<(typeof steps)[number], number>;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Until the frame with these rows in it is painted. */
const painted = async ({ first, count }: Side, want: { first: unknown; count: number }): Promise<void> => {
  const end = performance.now() + 30_000;
  while (first() !== want.first || count() !== want.count) {
    if (performance.now() > end)
      throw new Error(
        `shows ${count()} rows from ${first()} on instead of ${want.count} from ${String(want.first)}`,
      );
    await frame();
  }
  await frame();
  await new Promise((resolve) => setTimeout(resolve));
};

const timed = async (work: () => unknown): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Matrículas of the first row, of the first found and of the first by name, and how many are found. */
const answersOf = (rows: readonly BenchRow[]) => {
  const found = rows.filter(({ nome }) => String(nome).includes(FIND));
  const collator = new Intl.Collator('pt-BR');
  const byName = rows.reduce((least, row) =>
    collator.compare(String(row['nome']), String(least['nome'])) < 0 ? row : least,
  );
  return {
    all: rows[0]?.['matricula'],
    found: found[0]?.['matricula'],
    byName: byName['matricula'],
    hits: found.length,
  };
};

const files = new Map<number, string>();

/** Throws unless both tables write the same file of so many rows. */
const sameFile = async (file: Blob, count: number): Promise<void> => {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  const hash = `${file.size} bytes, ${new Uint8Array(digest).join(' ')}`;
  const other = files.get(count) ?? hash;
  files.set(count, other);
  if (hash !== other) throw new Error(`two files of ${count} rows: ${hash} and ${other}`);
};

const cycle = async (side: Side, count: number, answers: ReturnType<typeof answersOf>): Promise<Times> => {
  const rows = rowsOf(count);
  const step = async (work: () => void, first: unknown, left = count) =>
    timed(() => {
      work();
      return painted(side, { first, count: left });
    });
  const mount = await step(() => side.mount(rows), answers.all);
  // The moment that a person needs before typing; the table folds accents in it.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const filter = await step(() => side.filter(FIND), answers.found, answers.hits);
  await step(side.clearFilter, answers.all);
  let file = new Blob();
  const csv = await timed(async () => {
    file = await side.exportCsv();
  });
  await sameFile(file, count);
  const sort = await step(side.sort, answers.byName);
  side.unmount();
  return { mount, filter, sort, csv };
};

/** The least of the rounds in ms of both tables with so many rows; the first round warms up and is not counted. */
export const measureAt = async (driver: Driver, count: number): Promise<Record<'ours' | 'bare', Times>> => {
  const sides: Record<'ours' | 'bare', Side> = {
    ours: {
      ...driver,
      filter: (text) => driver.filter('nome', text),
      sort: () => driver.sort('nome', 'asc'),
      first: () => driver.visibleFirstRow()?.['matricula'],
    },
    bare: bareTable(),
  };
  const answers = answersOf(rowsOf(count));
  const taken: Record<'ours' | 'bare', Times[]> = { ours: [], bare: [] };
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const name of ['bare', 'ours'] as const) {
      const times = await cycle(sides[name], count, answers);
      if (round > 0) taken[name].push(times);
    }
  const least = (all: readonly Times[]): Times =>
    Object.fromEntries(steps.map((step) => [step, Math.min(...all.map((one) => one[step]))])) as Times;
  return { ours: least(taken.ours), bare: least(taken.bare) };
};
