import type { PortalState } from '@vidas/api-client/ouvidoria/portalState.ts';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { aboutSeconds } from './espera.ts';
import { PageHeading } from './PageHeading.tsx';
import { usePortalServices } from './PortalServices.tsx';

/** The turn of a form sent without JavaScript; the server makes the page ask again by itself (SEG-9). */
export function NaFila({ seconds, at }: NonNullable<PortalState['line']>) {
  const { ombudsmanPhone } = usePortalServices().config;
  return (
    <Stack gap="xl">
      <PageHeading isNews>A sua vez está chegando</PageHeading>
      <Notice tone="info" title={`Falta ${aboutSeconds(seconds)}.`}>
        Há muitos envios deste lugar agora. O seu entra quando chegar a sua vez: deixe esta página aberta, ela
        se renova sozinha e mostra a resposta. O que escreveu está só na memória do servidor, até lá.
        {ombudsmanPhone && ` Se preferir, ligue para a ouvidoria: ${ombudsmanPhone}.`}
      </Notice>
      <Row>
        <LinkButton size="large" href={at}>
          Ver se já chegou
        </LinkButton>
      </Row>
    </Stack>
  );
}
