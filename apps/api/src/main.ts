import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { carregaPublicas } from './carga/publicas/carregaPublicas.ts';
import type { Deps } from './deps.ts';
import { missingProxies } from './http/peer/untrustedProxy.ts';
import { momentoLocal } from './operatorMoment.ts';
import { type RunningServer, startServer } from './server.ts';
import { naVezDeTodos } from './servers/trava.ts';
import { doorKeeper } from './start/commands.ts';
import { prepareDemo } from './start/demo.ts';
import { explainStart } from './start/explain.ts';
import { firstUserHint } from './start/firstUser.ts';
import { missingHint } from './start/missing.ts';
import { openLocalDoor } from './start/localDoor.ts';
import { preflight } from './start/preflight.ts';
import { type Prepared, prepare } from './start/prepare.ts';
import { endOnSignal } from './start/shutdown.ts';

const HOUR_MS = 3_600_000;

const tell = (text: string): void => console.log(text);

const announce = (server: RunningServer, password: string | undefined, { config, clock }: Deps): void => {
  // Behind a proxy, or under `npm run dev`, people enter by another address than the one this process listens on.
  const [staffUrl, portalUrl] = [config.staffUrl ?? server.staffUrl, config.portalUrl ?? server.portalUrl];
  tell('');
  tell('Vidas está no ar.');
  tell(`  Retaguarda:  ${staffUrl}`);
  tell(`  Ouvidoria:   ${portalUrl}`);
  tell(`  API:         ${staffUrl}/api/docs`);
  if (password !== undefined) tell(`  Entrada de demonstração: gerente / ${password}`);
  else if (config.seed === 'demo')
    tell(
      '  Entrada de demonstração: gerente, com a senha mostrada na primeira vez (DEMO_PASSWORD define outra).',
    );
  if (config.clockStart !== undefined)
    tell(`  Relógio próprio:  agora é ${writeDayTime(momentoLocal(clock()))} (CLOCK_START)`);
};

/** Of several servers that start together one fills the database, and the others wait for it. */
const fillDemo = async (deps: Deps): Promise<string | undefined> =>
  (await naVezDeTodos(deps, { nome: 'demonstracao', esperaMs: HOUR_MS }, () => prepareDemo(deps, tell)))
    ?.feito;

const begin = async (prepared: Prepared): Promise<void> => {
  const { deps, dataDir } = prepared;
  const password = deps.config.seed === 'demo' ? await fillDemo(deps) : undefined;
  // The demonstration has a few municipalities and denials of its own.
  if (deps.config.seed !== 'demo') await carregaPublicas(deps.db);
  const server = await startServer(deps);
  const door =
    deps.config.databaseUrl === undefined
      ? await openLocalDoor(deps.config.dataDir, doorKeeper(deps, dataDir.secrets))
      : undefined;
  const close = async (): Promise<void> => {
    door?.close();
    await server.close();
  };
  endOnSignal({ server: { close }, data: prepared, servidor: deps.servidor }, deps.log);
  announce(server, password, deps);
  const hint = await firstUserHint(deps.db);
  if (hint !== undefined) tell(hint);
  const missing = missingHint(deps.config);
  if (missing !== undefined) tell(missing);
  const proxies = missingProxies(deps.config);
  if (proxies !== undefined) tell(proxies);
  tell('  Ctrl+C encerra.');
};

const fail = (error: unknown): never => {
  console.error(explainStart(error) ?? error);
  process.exit(1);
};

/** Starts everything: configuration, folder, database, demonstration on the first run, both ports. Exits 1 with the reason. */
export const main = async (): Promise<void> => {
  tell('Abrindo o banco de dados…');
  try {
    const prepared = await prepare(await preflight(process.env));
    // Before the server listens there is nothing to finish: a signal closes the database and ends.
    const stop = (): void => void prepared.close().finally(() => process.exit(0));
    process.on('SIGTERM', stop).on('SIGINT', stop);
    await begin(prepared).catch(async (error: unknown) => {
      await prepared.close();
      throw error;
    });
    process.off('SIGTERM', stop).off('SIGINT', stop);
  } catch (error) {
    fail(error);
  }
};
