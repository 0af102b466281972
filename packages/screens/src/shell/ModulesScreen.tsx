import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import { EmptyState } from '@vidas/ui/empty-state/EmptyState.tsx';
import { AppFrame } from '@vidas/ui/layout/AppFrame.tsx';
import { CentredPage } from '@vidas/ui/layout/CentredPage.tsx';
import { Header } from '@vidas/ui/layout/Header.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import { useEffect, useState } from 'react';
import type { ModuleManifest } from '../app/manifest.ts';
import { RouterLink } from '../app/RouterLink.tsx';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { modulesOf } from '../app/session/session.ts';
import { useOperatorClock } from '../app/session/useOperatorClock.ts';
import { useSession } from '../app/session/SessionProvider.tsx';
import { greeting } from './greeting.ts';
import { matchingModules } from './matchingModules.ts';
import { ModuleSearch } from './ModuleSearch.tsx';
import { ModuleTiles } from './ModuleTiles.tsx';
import { PaletteButton } from './PaletteButton.tsx';
import { useRecordVisit } from './useRecordVisit.ts';
import { UserMenu } from './UserMenu.tsx';

export interface ModulesScreenProps {
  readonly manifests: Readonly<Record<ModuleKey, ModuleManifest>>;
}

/** The module chooser: one tile for each module of the token. */
export function ModulesScreen({ manifests }: ModulesScreenProps) {
  const session = useSession();
  const { now } = useOperatorClock();
  const [hour] = useState(() => Number(now().slice(11, 13)));
  useRecordVisit(null, 'inicio');
  // A module then shows its frame at once, with its state of loading.
  useEffect(() => void import('./ModuleScreen.tsx'), []);
  const [typed, setTyped] = useState('');
  if (session === null) return null;
  const shown = matchingModules(
    modulesOf(session).map((key) => manifests[key]),
    typed,
  );
  return (
    <AppFrame
      header={
        <Header homeHref="/modulos" linkComponent={RouterLink}>
          <PaletteButton manifests={manifests} />
          <UserMenu name={session.name} />
        </Header>
      }
    >
      <ScreenTitle parts={['Módulos']} />
      <CentredPage>
        <Row justify="between" align="end" gap="l">
          <div>
            <Heading level={1} size="greeting">
              {greeting(hour, session.name)}
            </Heading>
            <Text tone="muted">Escolha um módulo ou digite o nome dele.</Text>
          </div>
          <ModuleSearch typed={typed} onType={setTyped} found={shown} />
        </Row>
        {shown.length > 0 ? (
          <ModuleTiles modules={shown} />
        ) : (
          <EmptyState
            title={
              typed.trim() === ''
                ? 'Seu acesso ainda não tem módulos'
                : `Nenhum módulo corresponde a “${typed.trim()}”`
            }
          />
        )}
      </CentredPage>
    </AppFrame>
  );
}
