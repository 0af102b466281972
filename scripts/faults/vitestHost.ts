// A process of its own in the tree that faults are planted into: one Vitest that stays, so that a fault costs its tests and not
// the start of servers and browsers. Arguments: the projects.
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { createVitest as CreateVitest, Reporter, TestModule, Vitest } from 'vitest/node';
import { firstLine } from '../test-report.ts';

/** Request to the host: forget changed files, run test files. Paths are absolute. */
export interface HostRequest {
  changed: readonly string[];
  files: readonly string[];
}

/** Every failed test, `file › title: message`. */
export interface HostAnswer {
  failures: readonly string[];
}

const shortly = (message: string): string => firstLine(message).slice(0, 160);

const failuresOf = (module: TestModule): string[] => {
  const file = basename(module.moduleId);
  const failed = [...module.children.allTests('failed')];
  const ofTests = failed.map(
    (test) => `${file} › ${test.fullName}: ${shortly(test.result().errors?.[0]?.message ?? '')}`,
  );
  // A file that could not be read, or a hook.
  const ofFile =
    module.state() === 'failed' && failed.length === 0 ? [module.errors()[0]?.message ?? ''] : [];
  return [...ofTests, ...ofFile.map((message) => `${file}: ${shortly(message)}`)];
};

// Modules that ended in this run; the state of Vitest also keeps older results of a file that did not start now.
const ended: TestModule[] = [];
const reporter: Reporter = { onTestModuleEnd: (module) => void ended.push(module) };

const run = async (vitest: Vitest, { changed, files }: HostRequest): Promise<HostAnswer> => {
  for (const file of changed) vitest.invalidateFile(file);
  const specifications = await vitest.globTestSpecifications([...files]);
  ended.length = 0;
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const failures = ended.flatMap(failuresOf);
  const others = unhandledErrors.map((error) => `unhandled: ${shortly(String((error as Error).message))}`);
  return { failures: failures.length > 0 ? failures : others };
};

if (import.meta.main) {
  const node = pathToFileURL(join(process.cwd(), 'node_modules', 'vitest', 'dist', 'node.js')).href;
  const { createVitest } = (await import(node)) as { createVitest: typeof CreateVitest };
  const vitest = await createVitest('test', {
    run: true,
    watch: false,
    // The first failure finds a fault.
    bail: 1,
    // A worker that is used again would keep the code of an earlier fault.
    isolate: true,
    // A slow machine is no fault.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    project: process.argv.slice(2),
    reporters: [reporter],
  });
  await vitest.standalone();
  process.on('message', (request: HostRequest) => {
    run(vitest, request).then(
      (answer) => process.send?.(answer),
      (error: unknown) => process.send?.({ failures: [`vitest: ${shortly(String(error))}`] }),
    );
  });
  process.on('disconnect', () => process.exit());
}
