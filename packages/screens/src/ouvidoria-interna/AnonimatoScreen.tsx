import { LinkList } from '@vidas/ui/layout/LinkList.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import { List } from '@vidas/ui/text/List.tsx';
import { PageHeading } from './PageHeading.tsx';
import { PortalLink } from './PortalLink.tsx';
import { rotas } from './routes.ts';

/** The page of OUV-11: recorded and unrecorded data, the needs of a complaint about behaviour, and the promises of Compliance. */
export function AnonimatoScreen() {
  return (
    <Stack gap="xl">
      <Stack gap="m">
        <PageHeading>Como garantimos o anonimato</PageHeading>
        <Text tone="muted">
          O anonimato é garantido porque os IPs não são registrados: o endereço de internet de quem acessa
          este canal não fica guardado em lugar nenhum.
        </Text>
      </Stack>
      <Notice tone="accent" title="O que não registramos">
        Endereço de internet, aparelho, navegador, página de onde você veio e horário do envio. De uma
        denúncia anônima guardamos apenas o que você escreveu e o dia. Não usamos cookies e nada vem de outros
        sites.
      </Notice>
      <Stack gap="m">
        <Heading level={2}>O que você pode fazer</Heading>
        <List>
          <li>
            Prefira um aparelho e uma rede que não sejam da empresa: redes de empresas podem registrar os
            sites visitados.
          </li>
          <li>No texto, evite detalhes que só você conhece, se não quiser ser reconhecido.</li>
          <li>
            O botão “Sair rápido”, no alto da página, leva a outro site na hora. Apertar a tecla Esc duas
            vezes faz o mesmo.
          </li>
        </List>
      </Stack>
      <Stack gap="m">
        <Heading level={2}>Denúncias de comportamento</Heading>
        <Text>
          Assédio moral ou sexual, discriminação e violência só podem ser apurados com informações
          suficientes. Procure informar:
        </Text>
        <List>
          <li>o nome da pessoa apontada como agressora;</li>
          <li>situações concretas: o que foi dito ou feito;</li>
          <li>datas e lugares;</li>
          <li>testemunhas;</li>
          <li>fotos ou outras provas que existam e onde podem ser vistas.</li>
        </List>
      </Stack>
      <Stack gap="m">
        <Heading level={2}>Identificar-se também é seguro</Heading>
        <Text>
          O Compliance recomenda que você se identifique, porque assim podemos tirar dúvidas e apurar melhor,
          e promete sigilo: só a ouvidoria vê quem você é. Seu nome é guardado em separado e cifrado, e cada
          consulta a ele fica registrada.
        </Text>
      </Stack>
      <Text tone="muted">
        Este canal não tem fins econômicos. Entendemos que a guarda de registros de acesso do art. 15 do Marco
        Civil da Internet não se aplica a ele, e por isso não os guardamos.
      </Text>
      <LinkList>
        <PortalLink href={rotas.anonima}>Fazer uma denúncia anônima</PortalLink>
        <PortalLink href={rotas.identificada}>Fazer uma denúncia identificada</PortalLink>
        <PortalLink href={rotas.inicio}>Voltar ao início</PortalLink>
      </LinkList>
    </Stack>
  );
}
