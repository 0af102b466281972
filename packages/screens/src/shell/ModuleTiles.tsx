import { useQuery } from '@tanstack/react-query';
import { resumoModulos } from '@vidas/api-client/shell/shell.contract.ts';
import { moduleKeyOf, moduleNames } from '@vidas/api-client/shell/modules.ts';
import { Tile } from '@vidas/ui/layout/Tile.tsx';
import { TileGrid } from '@vidas/ui/layout/TileGrid.tsx';
import { Icon } from '../app/icons.tsx';
import type { ModuleManifest } from '../app/manifest.ts';
import { useHttp } from '../app/services.tsx';
import { ModuleLink } from './ModuleLink.tsx';

export interface ModuleTilesProps {
  readonly modules: readonly ModuleManifest[];
}

/** One tile per module, with the server's live line, which opens its rows. */
export function ModuleTiles({ modules }: ModuleTilesProps) {
  const http = useHttp();
  // Without this call the tiles have their fixed texts.
  const { data: news = [] } = useQuery({
    queryKey: ['auth', 'resumoModulos'],
    queryFn: ({ signal }) => http.call(resumoModulos, {}, { signal }),
    retry: false,
    staleTime: 60_000,
  });
  return (
    <TileGrid label="Módulos">
      {modules.map(({ key, icon, subtitle, figure }) => {
        const line =
          figure === undefined ? undefined : news.find(({ modulo }) => moduleKeyOf(modulo) === key);
        return (
          <Tile
            key={key}
            title={moduleNames[key]}
            subtitle={line?.texto ?? subtitle}
            isCaution={line?.pedeAtencao}
            subtitleHref={line && `/modulos/${key}/${figure}`}
            icon={<Icon name={icon} />}
            href={`/modulos/${key}/inicio`}
            linkComponent={ModuleLink}
          />
        );
      })}
    </TileGrid>
  );
}
