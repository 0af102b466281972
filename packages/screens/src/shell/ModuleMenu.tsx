import { moduleNames } from '@vidas/api-client/shell/modules.ts';
import { SideMenu } from '@vidas/ui/layout/SideMenu.tsx';
import { lazy, Suspense, useState } from 'react';
import type { Esperas } from '../app/espera.tsx';
import { Icon } from '../app/icons.tsx';
import { groupsFor, pathOf, type ScreenProps } from '../app/manifest.ts';
import { rememberedOf } from '../app/remembered.ts';
import { RouterLink } from '../app/RouterLink.tsx';
import { useSession } from '../app/session/SessionProvider.tsx';

const EsperaDoModulo = lazy(() =>
  import('../app/espera.tsx').then(
    (file) => ({ default: file.EsperaDoModulo }),
    // Without the code the menu has no numbers.
    () => ({ default: () => null }),
  ),
);

/** The screens of a module, with the number of things that wait in each. */
export function ModuleMenu({ manifest, item }: ScreenProps) {
  const session = useSession();
  const keptFold = rememberedOf(session?.login ?? '', 'menuFolded');
  const [isFolded, setIsFolded] = useState(() => keptFold.load() === true);
  const [esperas, setEsperas] = useState<Esperas>({});
  const groups = groupsFor(manifest, session?.occupation ?? '').map(({ label, items }, index) => ({
    key: String(index),
    label,
    items: items.map((each) => ({
      key: each.key,
      label: each.label,
      href: pathOf(manifest, each),
      icon: <Icon name={each.icon} />,
      isCurrent: each === item || each.pages?.includes(item) === true,
      waiting: esperas[each.key],
    })),
  }));
  const handleFold = (next: boolean) => {
    setIsFolded(next);
    keptFold.save(next);
  };
  return (
    <>
      <SideMenu
        label={`Telas de ${moduleNames[manifest.key]}`}
        groups={groups}
        isFolded={isFolded}
        onFoldedChange={handleFold}
        linkComponent={RouterLink}
      />
      <Suspense fallback={null}>
        <EsperaDoModulo key={item.key} modulo={manifest.key} onChange={setEsperas} />
      </Suspense>
    </>
  );
}
