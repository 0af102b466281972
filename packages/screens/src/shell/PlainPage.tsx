import type { ModuleKey } from '@vidas/api-client/shell/modules';
import { LinkButton } from '@vidas/ui/button/link-button';
import { AppFrame } from '@vidas/ui/layout/app-frame';
import { CentredPage } from '@vidas/ui/layout/centred-page';
import { Header } from '@vidas/ui/layout/header';
import { Stack } from '@vidas/ui/layout/stack';
import { Text } from '@vidas/ui/text';
import { Heading } from '@vidas/ui/text/heading';
import type { ModuleManifest } from '../app/manifest.ts';
import { RouterLink } from '../app/RouterLink.tsx';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { useSession } from '../app/session/SessionProvider.tsx';
import { PaletteButton } from './PaletteButton.tsx';
import { UserMenu } from './UserMenu.tsx';

export interface PlainPageProps {
  /** All modules, for the palette of who is signed in. */
  readonly manifests: Readonly<Record<ModuleKey, ModuleManifest>>;
  readonly title: string;
  /** One sentence below it. */
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
