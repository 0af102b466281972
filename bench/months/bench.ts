// Months of the SIB on one server: a file to ANS of what changed, its return, the conference file, Recalcular. What looks up what was
// just written has statistics of the months before alone, which no first import has: the last month stands beside the second.
import type { EnvioSib } from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rpxFile } from '../../apps/api/src/imports/fixtures/sib.ts';
import { type Cluster, findPostgres, startCluster } from '../../scripts/postgres.ts';
import { registerStatements } from '../api/data.ts';
import type { Server } from '../imports/calls.ts';
import { upload, writeCnx } from '../imports/files.ts';
import { type Measured, measured, noteOf } from '../imports/measured.ts';
import { post } from '../imports/post.ts';
import { ask, newDatabaseUrl, onNewServer } from '../imports/served.ts';
import { type Measure, scaled } from '../measure.ts';

const MONTHS = 4;
/** One of so many people changes each month. */
const CHANGES = 8;
/** One of so many movements is rejected. */
const REJECTED = 10;

const steps = ['file to ANS', 'its return', 'conference file', 'recalcular'] as const;
type Month = Record<(typeof steps)[number], Measured>;

/** The CCOs of a file to ANS, in its order. */
const ccosOf = (conteudo: string): string[] =>
  [
    ...Buffer.from(conteudo, 'base64')
      .toString('latin1')
      .matchAll(/<cco>(\d+)<\/cco>/g),
  ].map(([, cco]) => cco ?? '');

/** The answer of ANS, which rejects some movements for their CEP. */
const returnOf = ({ nomeArquivo }: EnvioSib, ccos: readonly string[]): Buffer =>
  rpxFile({
    nomeArquivo,
    rejeitados: ccos
      .filter((_, index) => index % REJECTED === 0)
      .map((cco) => ({
        cco,
        campos: [{ descricao: 'CEP', valor: '87013000', erros: [['2201', 'CEP INEXISTENTE']] }],
      })),
  });

const monthOf = async (
  month: number,
  { child, server, dir, lives }: { child: ChildProcess; server: Server; dir: string; lives: number },
): Promise<Month> => {
  const step = (name: (typeof steps)[number], work: () => Promise<unknown>): Promise<Measured> =>
    measured(child, server, `month ${month}: ${name}`, work);
  await ask(child, {
    fill: `update pessoa set nome_mae = 'MARIA DE SOUZA ${'ABCDEFGH'[month]}' where mod(hashtext(id), ${CHANGES}) = ${month}`,
  });
  let envio: EnvioSib | undefined;
  const sent = await step('file to ANS', async () => {
    envio = (await post(server, 'cadastro/geraSbx', {
      competencia: '10/2026',
      pedido: randomUUID(),
    })) as EnvioSib;
  });
  if (envio === undefined) throw new Error('no file to ANS');
  const { conteudo } = (await post(server, 'cadastro/baixaSbx', { id: envio.id })) as { conteudo: string };
  const ccos = ccosOf(conteudo);
  // In the first month the register counts as told to ANS, and little is left to tell.
  if (month > 1 && ccos.length < lives / CHANGES / 4)
    throw new Error(`${ccos.length} movements of ${lives} lives`);
  const rpx = join(dir, `retorno${month}.RPX`);
  await writeFile(rpx, returnOf(envio, ccos));
  const cnx = join(dir, `ArqConf${month}.CNX`);
  await writeCnx(cnx, lives, { isKnown: true, month });
  return {
    'file to ANS': sent,
    'its return': await step('its return', () =>
      upload(server, { call: 'cadastro/leituraCorrecaoXmlSib', path: rpx }),
    ),
    'conference file': await step('conference file', () =>
      upload(server, { call: 'cadastro/importaConferenciaCadastralSib', path: cnx }),
    ),
    recalcular: await step('recalcular', () => post(server, 'cadastro/conferenciaCadastralSib', {})),
  };
};

const monthsOf = (lives: number, databaseUrl: string): Promise<Month[]> =>
  onNewServer(databaseUrl, async ({ child, server, dir }) => {
    for (const fill of registerStatements(lives)) await ask(child, { fill });
    const months: Month[] = [];
    for (let month = 1; month <= MONTHS; month += 1)
      months.push(await monthOf(month, { child, server, dir, lives }));
    return months;
  });

const onDatabase = async (lives: number, cluster?: Cluster): Promise<Measure[]> => {
  const months = await monthsOf(lives, await newDatabaseUrl(cluster));
  const [, second, last] = [months[0], months[1], months.at(-1)];
  if (second === undefined || last === undefined) throw new Error('no months');
  const [by, title] = cluster ? (['clockMs', 'PostgreSQL'] as const) : (['cpuMs', 'embedded'] as const);
  return steps.map((step) => ({
    name: `${step}, ${title}`,
    ms: last[step][by],
    ratio: last[step][by] / second[step][by],
    p99: last[step].p99.session,
    note: noteOf(`${lives.toLocaleString('en-US')} lives, month ${MONTHS} against month 2`, last[step]),
  }));
};

export const measures = async (): Promise<Measure[]> => {
  const lives = scaled(16_000);
  const embedded = await onDatabase(lives);
  const bin = findPostgres();
  if (bin === undefined) throw new Error('there is no PostgreSQL on this machine');
  const cluster = await startCluster(bin);
  try {
    return [...embedded, ...(await onDatabase(2 * lives, cluster))];
  } finally {
    await cluster.stop();
  }
};
