// Installs the dependencies when the lockfile or the machine changed, and is silent when there is nothing to do.
// It runs before npm start, npm test and npm run dev, and from run.mjs, so it must work on the Node that runs npm (20.19 or newer).
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isStamped, stamp } from './installed.mjs';
import { linkOwnNode } from './own-node.mjs';
import { takenPort } from './ports.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const install = () => {
  // --include: NODE_ENV=production would leave out what the build needs, and omitted optionals would leave out Node itself.
  const flags = [
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  // npm_node_execpath: the `node` of this process may be the one in node_modules, which `npm ci` deletes.
  const npm = process.env.npm_execpath
    ? [process.env.npm_node_execpath ?? process.execPath, process.env.npm_execpath]
    : ['npm'];
  return spawnSync(npm[0], [...npm.slice(1), 'ci', ...flags], {
    cwd: root,
    stdio: 'inherit',
    shell: npm.length === 1 && process.platform === 'win32',
  });
};

if (!isStamped()) {
  // A start that cannot succeed is refused before minutes of installing; later starts look by themselves.
  const {
    PORT = '3000',
    OMBUDSMAN_PORT = '3001',
    HOST = '127.0.0.1',
    npm_lifecycle_event: step,
  } = process.env;
  const wantsPorts = step === 'prestart' || step === 'predev';
  const taken =
    wantsPorts &&
    (await takenPort(
      [
        ['PORT', Number(PORT) || 0],
        ['OMBUDSMAN_PORT', Number(OMBUDSMAN_PORT) || 0],
      ],
      HOST,
    ));
  if (taken) {
    console.error(taken);
    process.exit(1);
  }
  console.log('Instalando as dependências (só na primeira vez e quando elas mudam)…');
  const { status, signal, error } = install();
  if (error) console.error(`Não foi possível chamar o npm: ${error.message}`);
  if (signal) process.exit(1);
  if (status !== 0) {
    console.error('A instalação das dependências falhou; o motivo está nas linhas acima.');
    process.exit(status ?? 1);
  }
  stamp();
}
linkOwnNode();
