import { moduleKeys } from '@vidas/api-client/shell/modules.ts';
import { expect, test } from 'vitest';
import type { ModuleManifest } from '../app/manifest.ts';
import { vendas } from '../vendas/manifest.ts';
import { paletteEntries } from '../shell/paletteItems.ts';

test('the name that a screen has for a seller finds it in Ir para (ACE-23)', () => {
  const manifests = Object.fromEntries(moduleKeys.map((key) => [key, vendas])) as Record<
    (typeof moduleKeys)[number],
    ModuleManifest
  >;
  const entries = paletteEntries({ manifests, allowed: ['vendas'], occupation: 'Vendedor' });
  const [found] = entries.filter(({ keywords }) => keywords?.includes('minha comissão'));
  expect(found?.label).toBe('Fechamento de comissão');
});
