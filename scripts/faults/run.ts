// npm run faults: plants faults one at a time in a copy of the tree and says which step of the proof finds each (docs/faults.md).
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { findPostgres, startCluster, type Cluster } from '../postgres.ts';
import type { Finding } from './fault.ts';
import { hunt, obstacles, type Sound } from './hunt.ts';
import { layers } from './layers.ts';
import { readOptions } from './options.ts';
import { tableOf } from './table.ts';
import { copyTree, filesOf } from './tree.ts';
import { VitestHosts } from './vitestHosts.ts';

const options = readOptions(process.argv.slice(2), layers);
const chosen = options.layers.flatMap(({ layer, faults }) => faults.map((fault) => ({ layer, fault })));
const files = filesOf(options.tree);
let tree: string | undefined;
let cluster: Cluster | undefined;
let hosts: VitestHosts | undefined;

const cleanUp = async () => {
  hosts?.stop();
  await cluster?.stop();
  if (tree !== undefined) rmSync(tree, { recursive: true, force: true });
};
const stop = (code: number) => () => void cleanUp().finally(() => process.exit(code));
process.on('SIGINT', stop(130)).on('SIGTERM', stop(143));

const checkAll = (): number => {
  const problems = chosen.flatMap(({ fault }) =>
    obstacles(options.tree, files, fault).map((problem) => `${fault.id}: ${problem}`),
  );
  for (const problem of problems) console.log(problem);
  console.log(`${chosen.length} faults, ${problems.length} problems`);
  return problems.length;
};

const say = ({ outcome, layer, id, seconds, by, note }: Finding) => {
  const steps = by.map(({ step, detail }) => `${step}: ${detail}`).join(' | ');
  console.log(`${outcome} ${layer}/${id} in ${seconds} s. ${steps}${note && ` [${note}]`}`);
};

const huntAll = async (): Promise<number> => {
  tree = copyTree(options.tree, files);
  const bin = findPostgres();
  cluster = bin === undefined ? undefined : await startCluster(bin);
  hosts = new VitestHosts(tree);
  const place = { tree, hosts, databaseUrl: cluster?.url };
  const sound: Sound = new Map();
  const findings: Finding[] = [];
  for (const { layer, fault } of chosen) {
    findings.push(await hunt(place, { fault, layer, files, sound, isEveryStep: options.isEveryStep }));
    for (const last of findings.slice(-1)) say(last);
    if (options.json) writeFileSync(options.json, JSON.stringify(findings, null, 2));
  }
  const left = findings.filter(({ outcome }) => outcome !== 'found');
  const before = options.beside && (JSON.parse(readFileSync(options.beside, 'utf8')) as Finding[]);
  console.log(`\n${tableOf(findings, before || undefined)}\n`);
  for (const { layer, id, outcome, title, note } of left)
    console.log(`${outcome}: ${layer}/${id}, ${title}${note && ` [${note}]`}`);
  console.log(`${findings.length - left.length} of ${findings.length} faults found`);
  return left.length;
};

try {
  process.exitCode = (options.isCheck ? checkAll() : await huntAll()) === 0 ? 0 : 1;
} finally {
  await cleanUp();
}
