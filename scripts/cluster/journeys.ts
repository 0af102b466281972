import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { proofStart } from '../../apps/api/src/test/proofDay.ts';
import { demoLives, demoPassword } from '../../e2e/support/addresses.ts';
import { command } from '../command.ts';
import { freePort } from '../../apps/api/src/test/freePort.ts';
import { folderFor } from '../postgres.ts';
import { root } from '../sources.ts';
import { type Installation, startInstallation } from './installation.ts';
import { notOnACluster } from './notOnACluster.ts';

/** Puts what the server that filled the database wrote for tests where the journeys look for it. */
const linkExamples = ({ servers }: Installation, folder: string): void => {
  const filler = servers.all.find(({ dataDir }) => existsSync(join(dataDir, 'exemplos')));
  if (!filler) throw new Error('nenhum servidor escreveu os exemplos da demonstração');
  symlinkSync(filler.dataDir, join(folder, '0'));
};

/** Fails for a journey left out that is there no more. */
const checkLeftOut = (): void => {
  const folder = join(root, 'e2e');
  const files = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'));
  const all = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const gone = notOnACluster.filter(({ title }) => !all.includes(title));
  if (gone.length > 0) throw new Error(`não há estas jornadas: ${gone.map(({ title }) => title).join(', ')}`);
};

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Runs the journeys of `e2e` against three servers behind a proxy; those of CLUSTER_JOURNEYS alone where it is set. */
export const testJourneys = async (): Promise<void> => {
  checkLeftOut();
  await command('node', ['--no-warnings', 'scripts/build.mjs', '--if-changed']);
  const folder = folderFor('jornadas', {});
  const mailPort = await freePort();
  const began = Date.now();
  const installation = await startInstallation(3, {
    lives: demoLives,
    env: {
      DEMO_PASSWORD: demoPassword,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      // Read when a server starts: each clock begins there.
      get CLOCK_START() {
        return new Date(Date.parse(proofStart) + Date.now() - began).toISOString();
      },
    },
  });
  try {
    linkExamples(installation, folder);
    const { proxies } = installation;
    const left = notOnACluster.map(({ title }) => title);
    for (const { title, why } of notOnACluster) console.log(`fora: ${title} (${why})`);
    const chosen = process.env['CLUSTER_JOURNEYS']?.split(',') ?? [];
    const without = left.length > 0 ? ['--grep-invert', left.map(literally).join('|')] : [];
    // One after the other: all of them work on one database.
    await command('playwright', ['test', '--workers=1', ...without, ...chosen], {
      E2E_HOST: proxies.all[0]?.host,
      E2E_PORTS: [proxies.staffPort, proxies.portalPort, mailPort].join(','),
      E2E_DATA_DIR: folder,
      E2E_CLOCK_START: proofStart,
      E2E_BEGAN: String(began),
    });
    console.log(`${left.length} jornadas ficaram de fora.`);
    if (process.env['CLUSTER_WORDS'])
      console.log(installation.servers.all.map(({ program }) => program().words()).join('\n====\n'));
  } finally {
    await installation.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
