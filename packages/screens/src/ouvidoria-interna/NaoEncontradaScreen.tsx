import { LinkList } from '@vidas/ui/layout/LinkList.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { PageHeading } from './PageHeading.tsx';
import { PortalLink } from './PortalLink.tsx';
import { rotas } from './routes.ts';

/** An unknown address of the portal; the English words are the specification's (ACE-15). */
export function NaoEncontradaScreen() {
  return (
    <Stack gap="m">
      <PageHeading>Page not found</PageHeading>
      <Text tone="muted">Página não encontrada: este endereço não existe.</Text>
      <LinkList>
        <PortalLink href={rotas.inicio}>Ir para o início da Ouvidoria Interna</PortalLink>
      </LinkList>
    </Stack>
  );
}
