import { beforeAll, expect, it } from 'vitest';
import type { Guide } from '../../packages/ui/src/guide/guide.types.ts';
import { root } from '../sources.ts';
import { compile } from './compile.ts';
import { exportedBy, sourceOf } from './source.ts';

const files = import.meta.glob<Record<string, Guide>>('../../packages/ui/src/**/*.guide.ts', { eager: true });
const guides = Object.entries(files).flatMap(([path, module]) =>
  Object.values(module).flatMap(({ code }) =>
    code === undefined ? [] : [[path.slice(path.lastIndexOf('/') + 1, -'.guide.ts'.length), code] as const],
  ),
);
const planted = [
  ['PlantedMissing', '<DatePicker value={day} onChange={setDay} />'],
  ['PlantedUnknown', '<DatePicker label="Vencimento" value={day} onPick={setDay} onChange={setDay} />'],
  ['PlantedWrong', '<Button tone="loud">Buscar</Button>'],
  [
    'PlantedRight',
    'const day = today;\n\n{isOpen && <DatePicker label="Vencimento" value={day} onChange={setDay} />}',
  ],
] as const;

const exported = exportedBy(root);
let said: readonly string[] = [];

// One program for all of them.
beforeAll(async () => {
  const sources = [...guides, ...planted].map(
    ([name, code]) => [`${name}.tsx`, sourceOf(code, exported)] as const,
  );
  said = await compile(root, new Map(sources));
}, 120_000);

it('every code to copy of a guide compiles against the components as they are', () => {
  expect(guides.length).toBeGreaterThan(10);
  expect(said.filter((line) => !line.startsWith('Planted')).join('\n')).toBe('');
});

it('a prop that is missing, unknown or wrong is found, with the name of its guide', () => {
  const found = planted.map(([name]) => said.some((line) => line.startsWith(`${name}.tsx`)));
  expect(found).toEqual([true, true, true, false]);
});

it('a component or a hook that nothing exports is named', () => {
  expect(() => sourceOf('<Calendar value={day} />', exported)).toThrow('Nothing exports Calendar.');
  expect(() => sourceOf('const view = useRows();\n\n<Tabs />', exported)).toThrow('Nothing exports useRows.');
});
