import { moduleNames } from '@vidas/api-client/shell/modules';
import { Page } from '@vidas/ui/layout/page';
import { Tile } from '@vidas/ui/layout/tile';
import { TileGrid } from '@vidas/ui/layout/tile-grid';
import { Icon } from './icons.tsx';
import { builtGroups, pathOf, type ScreenProps } from './manifest.ts';
import { RouterLink } from './RouterLink.tsx';

/** The home of a module: the welcome of the specification and a way to each of its screens. */
export function ModuleHome({ manifest, item }: ScreenProps) {
  const groups = builtGroups(manifest).map(({ label, items }) => ({
    label,
    items: items.filter((each) => each !== item),
  }));
  const shortcuts = groups.flatMap(({ label, items }) => items.map((each) => ({ ...each, group: label })));
  return (
    <Page
      title={`Seja bem-vindo ao Módulo ${moduleNames[manifest.key]}`}
      subtitle={
        shortcuts.length > 0
          ? 'Escolha uma tela aqui ou no menu do lado esquerdo.'
          : 'Ainda não há telas neste módulo.'
      }
    >
      {shortcuts.length > 0 && (
        <TileGrid label="Telas do módulo">
          {shortcuts.map((each) => (
            <Tile
              key={each.key}
              title={each.label}
              subtitle={each.group}
              icon={<Icon name={each.icon} />}
              href={pathOf(manifest, each)}
              linkComponent={RouterLink}
            />
          ))}
        </TileGrid>
      )}
    </Page>
  );
}
