import { Button } from '@vidas/ui/button/Button.tsx';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { Form } from '@vidas/ui/form/Form.tsx';
import { PasswordField } from '@vidas/ui/form/fields/PasswordField.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { Divider } from '@vidas/ui/layout/Divider.tsx';
import { SplitHero } from '@vidas/ui/layout/SplitHero.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Logo } from '@vidas/ui/logo/Logo.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import { isTouch } from '@vidas/ui/theme/isTouch.ts';
import { lazy, type SubmitEvent, Suspense } from 'react';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { useConfig } from '../app/services.tsx';
import { useEndedSession } from '../app/session/SessionProvider.tsx';
import { writeAnsRegistration } from './ansRegistration.ts';
import { portalPage } from './portal.ts';
import { useLogin } from './useLogin.ts';

const EndedNotice = lazy(() => import('./EndedNotice.tsx').then((file) => ({ default: file.EndedNotice })));

const startsHere = (box: HTMLInputElement | null) => {
  if (!isTouch()) box?.focus();
};

/** The sign-in page of the back office (ACE-1). */
export function LoginScreen() {
  const { operatorName, ansRegistration, portalUrl } = useConfig();
  const { enter, problems, isEntering } = useLogin();
  const errorOf = (name: string) => problems.find((problem) => problem.name === name)?.message;
  const said = useEndedSession()?.said;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    void enter(String(typed.get('login')), String(typed.get('senha')));
  };
  return (
    <SplitHero>
      <ScreenTitle parts={['Entrar']} />
      <Stack gap="xl">
        <Logo size="large" />
        <div>
          <Heading level={1}>Entre com suas credenciais</Heading>
          <Text tone="muted">{`${operatorName} · sistema interno`}</Text>
        </div>
        {said && (
          <Suspense>
            <EndedNotice>{said}</EndedNotice>
          </Suspense>
        )}
        <Form problems={problems} hasSummary={false} onSubmit={handleSubmit}>
          <TextField
            ref={startsHere}
            label="Login"
            name="login"
            errorMessage={errorOf('login')}
            size="large"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField label="Senha" name="senha" size="large" errorMessage={errorOf('senha')} />
          <Button type="submit" tone="primary" size="large" isWide isPending={isEntering}>
            Entrar
          </Button>
        </Form>
        <Divider />
        <LinkButton href={portalPage(portalUrl)} size="large" isWide>
          Ouvidoria Interna
        </LinkButton>
        {ansRegistration !== '' && (
          <Text
            size="label"
            tone="faint"
            isTabular
          >{`Registro ANS nº ${writeAnsRegistration(ansRegistration)}`}</Text>
        )}
      </Stack>
    </SplitHero>
  );
}
