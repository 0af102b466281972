import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { Card } from '@vidas/ui/layout/Card.tsx';
import { CentredPage } from '@vidas/ui/layout/CentredPage.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Logo } from '@vidas/ui/logo/Logo.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import { useState } from 'react';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { useOperatorClock } from '../app/session/useOperatorClock.ts';
import { useConfig } from '../app/services.tsx';
import { portalPage } from './portal.ts';

const names = [
  ['webmail', 'Webmail'],
  ['rh', 'Portal do RH'],
  ['webmailEspecialidades', 'Webmail do centro de especialidades'],
] as const;

/** The public start page of the intranet (ACE-18): cards whose addresses come from the configuration. */
export function IntranetScreen() {
  const { today } = useOperatorClock();
  const [year] = useState(() => today().slice(0, 4));
  const { operatorName, intranetLinks, portalUrl } = useConfig();
  const cards = [
    ...names.map(([key, name]) => ({ name, href: intranetLinks[key] ?? '' })),
    { name: 'Ouvidoria Interna', href: portalPage(portalUrl) },
  ].filter(({ href }) => href !== '');
  return (
    <main>
      <ScreenTitle parts={['Intranet']} />
      <CentredPage>
        <Stack gap="xl">
          <Logo size="large" />
          <Heading level={1} size="greeting">
            Intranet
          </Heading>
          {cards.map(({ name, href }) => (
            <Card key={name}>
              <Row justify="between">
                <Heading level={2}>{name}</Heading>
                <LinkButton
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`Acessar ${name} (abre em outra aba)`}
                >
                  Acessar
                </LinkButton>
              </Row>
            </Card>
          ))}
          <Text size="label" tone="faint">{`© ${year} ${operatorName}`}</Text>
        </Stack>
      </CentredPage>
    </main>
  );
}
