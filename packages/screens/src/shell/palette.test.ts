import { moduleKeys } from '@vidas/api-client/shell/modules';
import { describe, expect, it } from 'vitest';
import { manifests } from '../app-registry/manifests.ts';
import { builtGroups, itemAt, type MenuItem } from '../app/manifest.ts';
import { paletteEntries } from './paletteItems.ts';
import { mostRecent, withVisit } from './recentScreens.ts';

const keys = (allowed: Parameters<typeof paletteEntries>[0]['allowed']) =>
  paletteEntries({ manifests, allowed }).map(({ key }) => key);

describe('the palette of screens', () => {
  it('offers each built screen of each module once, and the acts last', () => {
    const built = moduleKeys.flatMap((key) => builtGroups(manifests[key]).flatMap(({ items }) => items));
    const all = keys(moduleKeys);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((key) => key.startsWith('/modulos/'))).toHaveLength(built.length);
    expect(all.at(-1)).toBe('acao:sair');
  });

  it('offers no screen of a module that is not among the person’s', () => {
    const screens = keys(['ouvidoria']).filter((key) => key.startsWith('/'));
    expect(screens).toContain('/modulos/ouvidoria/inicio');
    expect(screens.every((key) => key.startsWith('/modulos/ouvidoria/'))).toBe(true);
  });

  it('begins with the module on show and says which screen that is', () => {
    const item = itemAt(manifests.cobranca, 'inicio') as MenuItem;
    const entries = paletteEntries({
      manifests,
      allowed: ['cadastro', 'cobranca'],
      current: { manifest: manifests.cobranca, item },
    });
    expect(entries[0]?.group).toBe('Cobrança');
    expect(new Set(entries.filter(({ isNear }) => isNear).map(({ group }) => group))).toEqual(
      new Set(['Cobrança']),
    );
    expect(entries.filter(({ hint }) => hint === 'tela atual').map(({ key }) => key)).toEqual([
      '/modulos/cobranca/inicio',
    ]);
  });
});

describe('recent screens', () => {
  it('puts the last visit first, each address once', () => {
    expect(withVisit(['/a', '/b'], '/b')).toEqual(['/b', '/a']);
  });

  it('forgets the oldest', () => {
    const many = Array.from({ length: mostRecent }, (_, index) => `/${index}`);
    expect(withVisit(many, '/new')).toEqual(['/new', ...many.slice(0, -1)]);
  });
});
