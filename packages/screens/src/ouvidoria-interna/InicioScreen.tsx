import { ChoiceLink } from '@vidas/ui/layout/ChoiceLink.tsx';
import { LinkList } from '@vidas/ui/layout/LinkList.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { PageHeading } from './PageHeading.tsx';
import { PortalLink } from './PortalLink.tsx';
import { rotas } from './routes.ts';

/** Start of the portal: two ways to report, and links to read more or to follow a report. */
export function InicioScreen() {
  return (
    <Stack gap="xl">
      <Stack gap="m">
        <PageHeading>Conte o que aconteceu. Você decide se quer se identificar.</PageHeading>
        <Text tone="muted">
          Qualquer pessoa pode registrar uma denúncia. Leva cerca de dez minutos e você acompanha a resposta
          com um número de protocolo.
        </Text>
      </Stack>
      <Notice tone="accent" title="O que não registramos">
        Seu endereço de internet, seu aparelho e de onde você veio. Nada aqui usa cookies nem carrega conteúdo
        de outros sites.
      </Notice>
      <Stack gap="m">
        <ChoiceLink
          href={rotas.anonima}
          title="Quero permanecer anônimo"
          description="Não pedimos nome, e-mail nem unidade."
          isFirst
          linkComponent={PortalLink}
        />
        <ChoiceLink
          href={rotas.identificada}
          title="Quero me identificar"
          description="Só a ouvidoria vê quem você é. Recomendado pelo Compliance."
          linkComponent={PortalLink}
        />
      </Stack>
      <LinkList>
        <PortalLink href={rotas.anonimato}>Como garantimos o anonimato</PortalLink>
        <PortalLink href={rotas.acompanhamento}>Acompanhar uma denúncia</PortalLink>
      </LinkList>
    </Stack>
  );
}
