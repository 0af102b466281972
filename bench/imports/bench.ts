// Files of the regulator through the real calls into a new database and server for each size, beside the bare import of the same
// rows (bare.mjs) on the same server: on the embedded database by its processor's time, on PostgreSQL by the clock.
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Cluster, findPostgres, startCluster } from '../../scripts/postgres.ts';
import { registerStatements } from '../api/data.ts';
import { type Measure, median, scaled } from '../measure.ts';
import { type Server, whileCalling } from './calls.ts';
import { type Sent, upload, writeCampanha, writeCnx, writeLineEnds, writeRpx } from './files.ts';
import { callsOf, type Measured, measured, noteOf } from './measured.ts';
import { post } from './post.ts';
import { ask, newDatabaseUrl, onNewServer, type Taken, timed } from './served.ts';

/** Measures of one server. */
interface OnServer {
  bare: Taken;
  cnx: Measured;
  again?: Measured;
  next?: Measured;
  rpx?: Measured;
  csv?: { whole: Measured; lineEnds: Measured };
}

/** A register, and how far in it the people of the file begin: beyond its end they are nobody it knows. */
interface Case {
  name: string;
  isFull: boolean;
  from: number;
}

const IDLE_MS = 2_000;
const NOBODY = 50_000_000;
const cases: Case[] = [
  { name: 'empty register', isFull: false, from: 0 },
  { name: 'full register', isFull: true, from: 0 },
  { name: 'full register of others', isFull: true, from: NOBODY },
];

const imported = (child: ChildProcess, server: Server, sent: Sent): Promise<Measured> =>
  measured(child, server, sent.call, () => upload(server, sent));

/** The file in force is compared with the register once more, in which nothing has changed (SIB-43). */
const recalculated = (child: ChildProcess, server: Server): Promise<Measured> =>
  measured(child, server, 'recalcular', () => post(server, 'cadastro/conferenciaCadastralSib', {}));

const campaign = (path: string, answer: string): Sent => ({
  call: 'mensageria/campanha/importar',
  path,
  field: 'arquivo_importacao',
  fields: { nome_campanha: 'Bench', enviar_push: 'true', enviar_sms: 'true' },
  answer,
});

/** Campaigns are of one size: the largest that is taken, and a file that is made to be too much. */
const campaigns = async (child: ChildProcess, server: Server, dir: string) => {
  const path = join(dir, 'campanha.csv');
  await writeCampanha(path);
  const whole = await imported(child, server, campaign(path, '200'));
  await writeLineEnds(path);
  return { whole, lineEnds: await imported(child, server, campaign(path, '422')) };
};

/**
 * Everything that is measured on one server: the bare import, the conference file, of an empty register campaigns and of a full one
 * the comparison once more, the next month's file and a return.
 */
const onServer = ({ isFull, from }: Case, lives: number, databaseUrl: string): Promise<OnServer> =>
  onNewServer(databaseUrl, async ({ child, server, dir }) => {
    // The machine's own time for such a call at this moment.
    const idle = await whileCalling(server, () => setTimeout(IDLE_MS));
    console.error(`imports: nothing runs: ${callsOf(idle)}`);
    if (isFull) for (const fill of registerStatements(lives)) await ask(child, { fill });
    const cnxPath = join(dir, 'ArqConf.CNX');
    await writeCnx(cnxPath, lives, { from, isKnown: isFull && from === 0 });
    const bare = await timed(child, () => ask(child, { bare: cnxPath }));
    const cnx = await imported(child, server, {
      call: 'cadastro/importaConferenciaCadastralSib',
      path: cnxPath,
    });
    if (!isFull) return { bare, cnx, csv: await campaigns(child, server, dir) };
    if (from > 0) return { bare, cnx };
    const again = await recalculated(child, server);
    const nextPath = join(dir, 'ArqConfDezembro.CNX');
    await writeCnx(nextPath, lives, { isKnown: true, month: 1 });
    const next = await imported(child, server, {
      call: 'cadastro/importaConferenciaCadastralSib',
      path: nextPath,
    });
    const rpxPath = join(dir, 'retorno.RPX');
    await writeRpx(rpxPath, lives);
    const rpx = await imported(child, server, { call: 'cadastro/leituraCorrecaoXmlSib', path: rpxPath });
    return { bare, cnx, again, next, rpx };
  });

const livesOf = (lives: number): string => `${lives.toLocaleString('en-US')} lives`;

/** One case at two sizes. */
interface Grown {
  one: Case;
  half: OnServer;
  whole: OnServer;
}

const grown = async (one: Case, lives: number, cluster?: Cluster): Promise<Grown> => ({
  one,
  half: await onServer(one, lives, await newDatabaseUrl(cluster)),
  whole: await onServer(one, 2 * lives, await newDatabaseUrl(cluster)),
});

const measuresOf = (
  { one, half, whole }: Grown,
  { by, title, bareMs, lives }: { by: 'clockMs' | 'cpuMs'; title: string; bareMs: number; lives: number },
): Measure[] => {
  const found: Measure[] = [
    {
      name: `cnx, ${one.name}, ${title}`,
      ms: whole.cnx[by],
      ratio: whole.cnx[by] / bareMs,
      growth: whole.cnx[by] / half.cnx[by],
      p99: whole.cnx.p99.session,
      note: `${noteOf(livesOf(2 * lives), whole.cnx)}; bare ${Math.round(bareMs)} ms`,
    },
  ];
  if (whole.csv)
    found.push(
      {
        name: `campaign, ${title}`,
        ms: whole.csv.whole[by],
        p99: whole.csv.whole.p99.session,
        note: noteOf('20,000 lines', whole.csv.whole),
      },
      {
        name: `campaign of line ends, ${title}`,
        ms: whole.csv.lineEnds[by],
        p99: whole.csv.lineEnds.p99.session,
        note: noteOf('16 MB', whole.csv.lineEnds),
      },
    );
  for (const [name, small, large] of [
    ['recalcular', half.again, whole.again],
    ["cnx, the next month's file", half.next, whole.next],
  ] as const)
    if (small && large)
      found.push({
        name: `${name}, ${title}`,
        ms: large[by],
        ratio: large[by] / bareMs,
        growth: large[by] / small[by],
        p99: large.p99.session,
        note: noteOf(livesOf(2 * lives), large),
      });
  if (half.rpx && whole.rpx)
    found.push({
      name: `rpx, register not told yet, ${title}`,
      ms: whole.rpx[by],
      growth: whole.rpx[by] / half.rpx[by],
      p99: whole.rpx.p99.session,
      note: noteOf(livesOf(2 * lives), whole.rpx),
    });
  return found;
};

/** All of some cases on one kind of database. The bare import is the same in each: the middle of theirs is the peer of all. */
const onDatabase = async (some: Case[], lives: number, cluster?: Cluster): Promise<Measure[]> => {
  const [by, title] = cluster ? (['clockMs', 'PostgreSQL'] as const) : (['cpuMs', 'embedded'] as const);
  const all: Grown[] = [];
  for (const one of some) all.push(await grown(one, lives, cluster));
  const bareMs = median(all.map(({ whole }) => whole.bare[by]));
  return all.flatMap((one) => measuresOf(one, { by, title, bareMs, lives }));
};

export const measures = async (): Promise<Measure[]> => {
  const lives = scaled(15_000);
  const embedded = await onDatabase(cases, lives);
  const bin = findPostgres();
  if (bin === undefined) throw new Error('there is no PostgreSQL on this machine');
  const cluster = await startCluster(bin);
  try {
    return [...embedded, ...(await onDatabase(cases.slice(0, 2), 2 * lives, cluster))];
  } finally {
    await cluster.stop();
  }
};
