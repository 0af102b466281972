import babel from '@rolldown/plugin-babel';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { keepTransformed, type Transformed } from './kept-transform.ts';
import { root } from './sources.ts';

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;

const TOOLS = [
  '@babel/core',
  'babel-plugin-react-compiler',
  '@rolldown/plugin-babel',
  '@vitejs/plugin-react',
];

/**
 * Everything besides the file that decides a result: tools, this file's settings, and development mode, whose output differs.
 */
const maker = (): string =>
  [
    ...TOOLS.map((name) => `${name} ${versionOf(name)}`),
    readFileSync(import.meta.filename, 'utf8'),
    process.env.NODE_ENV === 'development',
  ].join(' ');

/** The React compiler. Its results are kept: each build, the workbench and the tests would make the same ones again (docs/decisions/0030). */
export const reactCompiler = async () => {
  const plugin = await babel({ presets: [reactCompilerPreset()] });
  const { transform } = plugin;
  if (typeof transform !== 'object') throw new Error('@rolldown/plugin-babel transforms in another way now.');
  const compile = transform.handler;
  const keep = keepTransformed(join(root, 'node_modules', '.cache', 'react-compiler'), maker(), (id) =>
    relative(root, id),
  );
  transform.handler = async function (code, id, ...rest) {
    const made = await keep(code, id, async () => {
      const compiled = await compile.call(this, code, id, ...rest);
      return typeof compiled === 'object' ? (compiled as Transformed) : undefined;
    });
    return made as Awaited<ReturnType<typeof compile>>;
  };
  return plugin;
};
