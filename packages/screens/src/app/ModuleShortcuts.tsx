import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Tile } from '@vidas/ui/layout/Tile.tsx';
import { TileGrid } from '@vidas/ui/layout/TileGrid.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import { Icon } from './icons.tsx';
import { groupsFor, pathOf, type ScreenProps } from './manifest.ts';
import { RouterLink } from './RouterLink.tsx';
import { useSession } from './session/SessionProvider.tsx';

export interface ModuleShortcutsProps extends ScreenProps {
  /** Heading over the tiles. */
  readonly heading?: string | undefined;
}

/**
 * A link to each built screen of a module except this one. When the menu has no other, it links the pages that are reached from this one;
 * empty without any.
 */
export function ModuleShortcuts({ manifest, item, heading }: ModuleShortcutsProps) {
  const occupation = useSession()?.occupation ?? '';
  const others = groupsFor(manifest, occupation).flatMap(({ label, items }) =>
    items.filter((each) => each.key !== item.key).map((each) => ({ ...each, group: label })),
  );
  const shortcuts =
    others.length > 0 ? others : (item.pages ?? []).map((each) => ({ ...each, group: undefined }));
  if (shortcuts.length === 0) return null;
  return (
    <Stack gap="s">
      {heading !== undefined && <Heading level={2}>{heading}</Heading>}
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
    </Stack>
  );
}
