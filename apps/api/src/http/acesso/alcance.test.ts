import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import { expect, it } from 'vitest';
import type { Session } from '../door.ts';
import { unicoDe } from './alcance.ts';

const allow = ['contas-medicas', 'centro-medico'] as const;
const de = (modules: readonly ModuleKey[], centro: string | undefined) =>
  unicoDe({ modules } as Session, allow, centro);

it.each<[string, ModuleKey[], string | undefined, string | null]>([
  ['the medical centre: its provider', ['centro-medico'], '7', '7'],
  ['the medical centre, before it has a provider: none', ['centro-medico'], undefined, ''],
  ['who has the wider module too: all', ['centro-medico', 'contas-medicas'], '7', null],
  ['a module that does not open the call counts for nothing', ['centro-medico', 'vendas'], '7', '7'],
])('shows %s (ALC-1)', (_, modules, centro, seen) => {
  expect(de(modules, centro)).toBe(seen);
});
