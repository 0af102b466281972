import { createRoutesFromElements, matchRoutes } from 'react-router-dom';
import type { ReactElement } from 'react';
import { moduleKeys } from '@vidas/api-client/shell/modules.ts';
import { describe, expect, it } from 'vitest';
import especificacao from '../../../../docs/especificacao/rotas-e-chamadas.json' with { type: 'json' };
import { builtGroups, itemAt, type MenuItem } from '../app/manifest.ts';
import { ModuleHome } from '../app/ModuleHome.tsx';
import { StaffRoutes } from '../shell/StaffRoutes.tsx';
import { manifests } from './manifests.ts';

type Wrapped = ReactElement<{ readonly children: Wrapped }>;

const boundary = StaffRoutes({ manifests: Promise.resolve(manifests) }) as Wrapped;
const staff = createRoutesFromElements(boundary.props.children.props.children);

/** Pattern of the staff app's route at an address; undefined when no route matches. */
const patternAt = (path: string): string | undefined => matchRoutes(staff, path)?.at(-1)?.route.path;

const ofModule = /^\/modulos\/([\w-]+)\/([\w-]+)$/;

/** True when the item has a screen other than the welcome of a module without figures. */
const isScreen = async (item: MenuItem | undefined): Promise<boolean> => {
  const screen = await item?.load?.();
  return typeof screen === 'function' && screen !== ModuleHome;
};

const isThere = (rota: string): boolean | Promise<boolean> => {
  const [, modulo, tela] = ofModule.exec(rota) ?? [];
  if (modulo !== undefined && tela !== undefined)
    return isScreen(itemAt(manifests[modulo as keyof typeof manifests], tela));
  // These addresses belong to the portal; here they lead there.
  if (rota.startsWith('/ouvidoriaInterna/')) return patternAt(rota) === '/ouvidoriaInterna/*';
  const open = rota.replace('*', rota === '*' ? '/nada-aqui' : 'cadastro');
  return patternAt(open) === (rota === '/modulos/*' ? '/modulos/:modulo/:tela?' : rota);
};

const { rotas, aindaNao } = especificacao;

describe('the routes of the specification', () => {
  it('are 94, none of them twice', () => {
    expect(new Set(rotas.map(({ rota }) => rota)).size).toBe(94);
    expect(rotas).toHaveLength(94);
  });

  it('have their screens, without those that are said to be missing', async () => {
    const found = await Promise.all(rotas.map(async ({ rota }) => [rota, await isThere(rota)] as const));
    expect(found.filter(([, has]) => !has).map(([rota]) => rota)).toEqual(aindaNao.rotas);
  });
});

it('opens every item of every menu, without those that are said to be missing', () => {
  const items = moduleKeys.flatMap((key) =>
    manifests[key].groups.flatMap((group) =>
      group.items.map((item) => [`/modulos/${key}/${item.route}`, item] as const),
    ),
  );
  const built = moduleKeys.flatMap((key) => builtGroups(manifests[key]).flatMap((group) => group.items));
  const closed = items.filter(([, item]) => !built.includes(item)).map(([path]) => path);
  expect(closed.filter((path) => !(aindaNao.rotas as string[]).includes(path))).toEqual([]);
});
