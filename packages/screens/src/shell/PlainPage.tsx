import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { AppFrame } from '@vidas/ui/layout/AppFrame.tsx';
import { CentredPage } from '@vidas/ui/layout/CentredPage.tsx';
import { Header } from '@vidas/ui/layout/Header.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import type { ModuleManifest } from '../app/manifest.ts';
import { RouterLink } from '../app/RouterLink.tsx';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { useSession } from '../app/session/SessionProvider.tsx';
import { PaletteButton } from './PaletteButton.tsx';
import { UserMenu } from './UserMenu.tsx';

export interface PlainPageProps {
  /** All modules, for the palette of a signed-in person. */
  readonly manifests: Readonly<Record<ModuleKey, ModuleManifest>>;
  readonly title: string;
  /** One sentence below the title. */
  readonly children: string;
}

/** A page with only a message, and a link back to the modules. */
export function PlainPage({ manifests, title, children }: PlainPageProps) {
  const session = useSession();
  return (
    <AppFrame
      header={
        <Header homeHref="/modulos" linkComponent={RouterLink}>
          {session && <PaletteButton manifests={manifests} />}
          {session && <UserMenu name={session.name} />}
        </Header>
      }
    >
      <ScreenTitle parts={[title]} />
      <CentredPage>
        <Stack gap="l" align="center">
          <Heading level={1} size="greeting">
            {title}
          </Heading>
          <Text tone="muted">{children}</Text>
          <LinkButton href="/modulos" tone="primary" linkComponent={RouterLink}>
            Ir para os módulos
          </LinkButton>
        </Stack>
      </CentredPage>
    </AppFrame>
  );
}
